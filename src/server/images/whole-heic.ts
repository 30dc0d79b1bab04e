// ISO/IEC 14496-12: a file is a sequence of boxes, each with its length in 4 bytes and its type in 4 bytes.
const HEADER_BYTES = 8
const TO_THE_END = 0
const LENGTH_FOLLOWS = 1

/** True if every box of a HEIC file is complete. The decoder fills missing parts with green, without an error. */
export function isWholeHeic(heic: Uint8Array): boolean {
  const view = new DataView(heic.buffer, heic.byteOffset, heic.byteLength)
  let at = 0
  while (at < view.byteLength) {
    const length = boxLength(view, at)
    if (length === TO_THE_END) return true
    if (length < HEADER_BYTES || at + length > view.byteLength) return false
    at += length
  }
  return true
}

function boxLength(view: DataView, at: number): number {
  if (at + HEADER_BYTES > view.byteLength) return -1
  const length = view.getUint32(at)
  if (length !== LENGTH_FOLLOWS) return length
  return at + 2 * HEADER_BYTES > view.byteLength ? -1 : Number(view.getBigUint64(at + HEADER_BYTES))
}
