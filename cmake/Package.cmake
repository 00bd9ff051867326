# What `cmake --install` puts where, and the Debian package: `cpack` in a build folder.
include(GNUInstallDirs)

install(TARGETS croupier RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
install(FILES packaging/croupier.service DESTINATION lib/systemd/system)
install(FILES packaging/croupier.env DESTINATION /etc/croupier)
install(FILES README.md CHANGELOG.md DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}" RENAME copyright)
install(DIRECTORY docs/ DESTINATION "${CMAKE_INSTALL_DOCDIR}" PATTERN "*.py" PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
# The page. The package preset builds it; elsewhere it has to be there, or CROUPIER_PAGE says where it is.
install(CODE "set(page \"${PROJECT_SOURCE_DIR}/web/dist\")")
install(CODE [[
    if(NOT "$ENV{CROUPIER_PAGE}" STREQUAL "")
        set(page "$ENV{CROUPIER_PAGE}")
    endif()
    if(NOT EXISTS "${page}/index.html")
        message(FATAL_ERROR "There is no page in ${page}, and a server without it is of little use. Build it first: "
            "cmake --preset wasm && cmake --build --preset wasm && tools/page build")
    endif()
    file(INSTALL "${page}/" DESTINATION "${CMAKE_INSTALL_PREFIX}/share/croupier/page")
]])
option(CROUPIER_BUILD_PAGE "Build the page too, with the program" OFF)
if(CROUPIER_BUILD_PAGE)
    add_custom_target(page ALL COMMAND "${CMAKE_COMMAND}" --preset wasm COMMAND "${CMAKE_COMMAND}" --build --preset wasm
        COMMAND tools/page build WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" USES_TERMINAL)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME croupier)
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_CONTACT "The Croupier authors <croupier@localhost>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
    "${PROJECT_SOURCE_DIR}/packaging/conffiles" "${PROJECT_SOURCE_DIR}/packaging/postinst"
    "${PROJECT_SOURCE_DIR}/packaging/prerm" "${PROJECT_SOURCE_DIR}/packaging/postrm")
include(CPack)
