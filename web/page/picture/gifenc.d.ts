/** What the page uses of the package gifenc, which has no types of its own. */
declare module 'gifenc' {
  /** Red, green and blue, each up to 255. */
  type PaletteColor = [number, number, number];

  interface FrameOptions {
    /** Of the first frame, for all of them. */
    palette?: PaletteColor[];
    /** In milliseconds. */
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** What becomes of the frame when the next one comes: 1 is that it stays below. */
    dispose?: number;
  }

  interface Encoder {
    writeFrame(pixels: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8Array | Uint8ClampedArray, maxColors: number): PaletteColor[];
    applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: PaletteColor[]): Uint8Array;
  };
  export default gifenc;
}
