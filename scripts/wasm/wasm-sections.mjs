// The sections of a wasm module, and the numbers in them (WebAssembly Core Specification, 5).

const headerLength = 8;

/** Reads numbers and skips bytes. */
export class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** An unsigned LEB128. */
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at];
      this.at += 1;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }

  /** @param {number} length */
  skip(length) {
    this.at += length;
  }

  /** @param {number} length */
  take(length) {
    this.skip(length);
    return this.bytes.subarray(this.at - length, this.at);
  }
}

/**
 * The sections in their order: the number of the section, and the start and end of its content.
 * @param {Uint8Array} bytes the module
 */
export function sectionsOf(bytes) {
  const sections = [];
  const reader = new Reader(bytes, headerLength);
  while (reader.at < bytes.length) {
    const id = reader.number();
    const length = reader.number();
    sections.push({ id, start: reader.at, end: reader.at + length });
    reader.skip(length);
  }
  return sections;
}
