// iPhones take photos in Display P3: sRGB's transfer function, wider primaries.
// Linear P3 to linear sRGB, from the primaries and the D65 white point of both (SMPTE EG 432-1, IEC 61966-2-1).
const [RR, RG] = [1.22494, -0.22494]
const [GR, GG] = [-0.042057, 1.042057]
const [BR, BG, BB] = [-0.019638, -0.078636, 1.098274]

// Fine enough to hit every 8-bit value.
const STEPS = 4095
const H273_DISPLAY_P3 = 12

const toLinear = Float32Array.from({ length: 256 }, (_, value) => linear(value / 255))
const toEncoded = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(encoded(step / STEPS) * 255))

/** True if a HEIC file declares Display P3, by its ICC profile's name or by number (ITU-T H.273). */
export function isDisplayP3(heic: Uint8Array): boolean {
  const bytes = Buffer.from(heic.buffer, heic.byteOffset, heic.byteLength)
  const numbered = bytes.indexOf('colrnclx')
  if (numbered >= 0 && numbered + 10 <= bytes.length && bytes.readUInt16BE(numbered + 8) === H273_DISPLAY_P3)
    return true
  const profile = bytes.indexOf('colrprof')
  // UTF-16 in newer profiles, ASCII in older ones.
  const name = Buffer.from('Display P3', 'utf16le').swap16()
  return profile >= 0 && (bytes.indexOf(name, profile) >= 0 || bytes.indexOf('Display P3', profile) >= 0)
}

/** Converts RGBA pixels from Display P3 to sRGB, in place. Out-of-gamut colors are clipped. */
export function displayP3ToSrgb(rgba: Uint8Array): void {
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const red = toLinear[rgba[at] ?? 0] ?? 0
    const green = toLinear[rgba[at + 1] ?? 0] ?? 0
    const blue = toLinear[rgba[at + 2] ?? 0] ?? 0
    rgba[at] = encode(RR * red + RG * green)
    rgba[at + 1] = encode(GR * red + GG * green)
    rgba[at + 2] = encode(BR * red + BG * green + BB * blue)
  }
}

function encode(value: number): number {
  return toEncoded[Math.round(Math.min(1, Math.max(0, value)) * STEPS)] ?? 0
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function encoded(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}
