# Writes the two modules of the table as JavaScript: cmake -DOUTPUT=… -DPRIVATE=… -DSHARED=… -P bytes-to-js.cmake

function(bytes_of result file)
  file(READ ${file} hex HEX)
  set(${result} "bytes('${hex}')" PARENT_SCOPE)
endfunction()

bytes_of(private_bytes ${PRIVATE})
bytes_of(shared_bytes ${SHARED})
file(WRITE ${OUTPUT} "// Made from bindings/transposition_module.cpp.
const bytes = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
export const privateTable = ${private_bytes};
export const sharedTable = ${shared_bytes};
")
