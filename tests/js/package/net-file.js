// Files of nets for tests: nets without neurons' work, which evaluate every position alike. engine/search/net/net.hpp
// says what such a file has.

/** The roles and squares of games that have such nets here. */
const boards = { chess: [6, 64], tax: [6, 64] };

const NEURONS = 16;
const BUCKETS = 8;
/** This bias and this factor make one hundredth of a pawn. */
const centipawnBias = 2 ** 22;
const factor = 2 ** 10;

/** FNV-1a of 64 bits. */
function checksum(bytes) {
  let sum = 0xcbf29ce484222325n;
  for (const byte of bytes) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return sum;
}

const integers = (numbers) => new Uint8Array(Int32Array.from(numbers).buffer);

/**
 * The file of a net that says so many hundredths of a pawn, at most 63, for the side to move.
 * @param {string} game
 * @param {number} centipawns
 */
export function netFile(game, centipawns) {
  const [roles, squares] = boards[game];
  const description = Buffer.from(`game: ${game}\nneurons: ${NEURONS}\n`);
  const content = Buffer.concat([
    Buffer.from('KNGCNET2'),
    integers([description.length]),
    description,
    Buffer.alloc(2 * NEURONS),
    Buffer.alloc(2 * roles * squares * NEURONS),
    Buffer.alloc(BUCKETS * 2 * NEURONS),
    integers(new Array(BUCKETS).fill(centipawns * centipawnBias)),
    integers([factor]),
  ]);
  return Buffer.concat([content, new Uint8Array(BigUint64Array.of(checksum(content)).buffer)]);
}
