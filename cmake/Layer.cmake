# A layer is a folder under src. It is one target, croupier_<name>, and says which layers it stands on.
#
#   croupier_layer(match DEPENDS core kit words LIBRARIES nlohmann_json::nlohmann_json SOURCES generated.cpp)
#
# All *.cpp and *.h below the folder belong to it. Without any .cpp it is an INTERFACE target.
# Files whose path below the folder matches one of the expressions in EXCEPT do not belong to it.
# A layer in DEPENDS that does not exist yet is left out.
function(croupier_layer name)
    cmake_parse_arguments(PARSE_ARGV 1 layer "" "" "DEPENDS;LIBRARIES;SOURCES;EXCEPT")
    set(target croupier_${name})

    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.h")
    foreach(expression IN LISTS layer_EXCEPT)
        list(FILTER sources EXCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/${expression}")
    endforeach()
    list(APPEND sources ${layer_SOURCES})

    if(sources)
        add_library(${target} STATIC ${sources} ${headers})
        set(scope PUBLIC)
    else()
        add_library(${target} INTERFACE ${headers})
        set(scope INTERFACE)
    endif()
    target_include_directories(${target} ${scope} "${PROJECT_SOURCE_DIR}/src")
    target_link_libraries(${target} ${scope} ${layer_LIBRARIES})

    foreach(below IN LISTS layer_DEPENDS)
        if(TARGET croupier_${below})
            target_link_libraries(${target} ${scope} croupier_${below})
        endif()
    endforeach()

    set_property(GLOBAL APPEND PROPERTY CROUPIER_LAYERS ${target})
endfunction()
