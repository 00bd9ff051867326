# A game that is listed and fills no slot does not link: cmake -DBUILD=folder -P missing_slots.cmake
execute_process(COMMAND "${CMAKE_COMMAND}" --build "${BUILD}" --target croupier-without-slots
    RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
if(status EQUAL 0)
    message(FATAL_ERROR "It linked.")
endif()
foreach(slot IN ITEMS match::game bots::bots_of lab::odds simulation_of box::book terminal::board_of)
    if(NOT said MATCHES "undefined [a-z]+.*${slot}<puddles::Puddles>")
        message(FATAL_ERROR "Nothing is said of ${slot}:\n${said}")
    endif()
endforeach()
