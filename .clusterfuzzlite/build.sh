#!/usr/bin/env bash
# Builds the fuzz targets for ClusterFuzzLite and OSS-Fuzz, whose builder runs a copy of this file in the repository and
# says by its environment which compiler, flags and engine to take, and where the programs go. docs/notes/reliability.md
# has the same for this computer.
set -euo pipefail
: "${CXX:?}" "${OUT:?}" "${WORK:?}" "${LIB_FUZZING_ENGINE:?}"

# The computer that runs the programs has no zlib.
zlib=$("$CXX" -print-file-name=libz.a)
cmake -S . -B "$WORK/build" -G Ninja \
  -DCMAKE_BUILD_TYPE=None \
  -DKINGCRAFT_FUZZ=ON \
  -DKINGCRAFT_FUZZING_ENGINE="$LIB_FUZZING_ENGINE" \
  -DKINGCRAFT_TESTS=OFF \
  -DZLIB_LIBRARY="$zlib"
cmake --build "$WORK/build" --target kingcraft_fuzz

program=$WORK/build/kingcraft_fuzz
node scripts/endurance/fuzz-seeds.mjs "$program" "$WORK/seeds"
read -r -a targets < <("$program" --list | sed -n 's/^targets //p')
for target in "${targets[@]}"; do
  name=kingcraft_fuzz_$target
  cp "$program" "$OUT/$name"
  printf '[libfuzzer]\nmax_len = 4096\ntimeout = 60\n' >"$OUT/$name.options"
  [ ! -e "tests/cpp/fuzz/$target.dict" ] || cp "tests/cpp/fuzz/$target.dict" "$OUT/$name.dict"
  # Inputs that failed once are where each run begins.
  [ ! -d "tests/cpp/fuzz/crashes/$target" ] || cp -R "tests/cpp/fuzz/crashes/$target/." "$WORK/seeds/$target/"
  zip -q -j -r "$OUT/${name}_seed_corpus.zip" "$WORK/seeds/$target"
done
