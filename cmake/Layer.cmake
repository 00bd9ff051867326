# A layer is a folder under src. It is one target, croupier_<name>, and says which layers it stands on.
#
#   croupier_layer(match DEPENDS core kit words LIBRARIES nlohmann_json::nlohmann_json SOURCES generated.cpp)
#
# All *.cpp and *.h below the folder belong to it. Without any .cpp it is an INTERFACE target.
# Files whose path below the folder matches one of the expressions in EXCEPT do not belong to it.
# Those that match one in APART are compiled one by one.
# A COLD layer waits more than it works: with sanitizers it is compiled far more often than it is run, so it is not
# optimised there.
# A layer in DEPENDS that does not exist yet is left out.
function(croupier_layer name)
    cmake_parse_arguments(PARSE_ARGV 1 layer "COLD" "" "DEPENDS;LIBRARIES;SOURCES;EXCEPT;APART")
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
        croupier_together(${target} "${layer_APART}" ${sources})
        if(layer_COLD)
            target_compile_options(${target} PRIVATE $<$<CONFIG:Debug>:-O0>)
        endif()
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

# The files of a folder read the same headers, and each would compile the same functions of theirs: together they are
# compiled in a third of the time. Eight at most, so that all cores have work.
function(croupier_together target apart)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # g++ takes private types of an included file for a header's.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    foreach(expression IN LISTS apart)
        list(FILTER ARGN EXCLUDE REGEX "^${CMAKE_CURRENT_SOURCE_DIR}/${expression}")
    endforeach()
    foreach(source IN LISTS ARGN)
        cmake_path(GET source PARENT_PATH folder)
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
        string(MAKE_C_IDENTIFIER "${folder}" folder)
        math(EXPR ${folder}_count "0${${folder}_count} + 1")
        math(EXPR group "(${${folder}_count} - 1) / 8")
        set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${folder}_${group}")
    endforeach()
endfunction()

# croupier_embed(OUTPUT FUNCTION HEADER FILES FOLDERS DEPENDS…): texts of several languages as a .cpp file (Embed.cmake).
# FOLDERS is a list of language=folder.
function(croupier_embed output function header files folders)
    list(JOIN folders "," folders)
    set(script "${PROJECT_SOURCE_DIR}/cmake/Embed.cmake")
    cmake_path(GET output FILENAME name)
    add_custom_command(
        OUTPUT "${output}"
        COMMAND "${CMAKE_COMMAND}" "-DFUNCTION=${function}" "-DHEADER=${header}" "-DFILES=${files}"
                "-DFOLDERS=${folders}" "-DOUTPUT=${output}" -P "${script}"
        DEPENDS "${script}" ${ARGN}
        COMMENT "Embedding texts: ${name}"
        VERBATIM)
endfunction()
