# Toolchain: the Emscripten of an active emsdk, else the one that Debian packages.

set(emscripten_platform cmake/Modules/Platform/Emscripten.cmake)
if(DEFINED ENV{EMSDK} AND EXISTS $ENV{EMSDK}/upstream/emscripten/${emscripten_platform})
  include($ENV{EMSDK}/upstream/emscripten/${emscripten_platform})
else()
  include(/usr/share/emscripten/${emscripten_platform})
endif()
