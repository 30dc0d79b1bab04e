/** Hashes a text to a number from 0 (inclusive) to 1 (exclusive); similar texts give very different numbers. */
export function stableNumber(text: string): number {
  // FNV-1a, then the finalizer of MurmurHash3, without which similar texts give similar numbers.
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
