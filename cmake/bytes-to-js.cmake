# Writes the two modules of the table as JavaScript: cmake -DOUTPUT=… -DPRIVATE=… -DSHARED=… -P bytes-to-js.cmake

function(bytes_of result file)
  file(READ ${file} hex HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes ${hex})
  set(${result} "Uint8Array.of(${bytes})" PARENT_SCOPE)
endfunction()

bytes_of(private_bytes ${PRIVATE})
bytes_of(shared_bytes ${SHARED})
file(WRITE ${OUTPUT} "// Made from bindings/table_module.cpp.
export const privateTable = ${private_bytes};
export const sharedTable = ${shared_bytes};
")
