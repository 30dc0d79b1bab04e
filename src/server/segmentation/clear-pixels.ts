// Fewer transparent pixels are the rounded corners of a screenshot.
const MIN_CLEAR = 0.05
const CLEAR_BELOW = 16

/** True if a good part of an RGBA picture is transparent: it is a cut-out already. */
export function isCutOutAlready(rgba: Uint8Array): boolean {
  let clear = 0
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 0) < CLEAR_BELOW) clear += 1
  return clear >= (MIN_CLEAR * rgba.length) / 4 && clear > 0
}

/** True if any pixel of an RGBA picture is visible. */
export function isVisible(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 0) >= CLEAR_BELOW) return true
  return false
}
