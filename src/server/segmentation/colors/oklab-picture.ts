/** A picture in OKLab: L, a and b of each pixel in turn, row by row. */
export interface LabPicture {
  readonly width: number
  readonly height: number
  readonly lab: Float32Array
}

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/**
 * Converts sRGB RGBA pixels to OKLab, a perceptually uniform space. Alpha is ignored.
 * The matrices are Björn Ottosson's: https://bottosson.github.io/posts/oklab
 */
export function labPicture(rgba: Uint8Array, width: number, height: number): LabPicture {
  const lab = new Float32Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const red = linear[rgba[pixel * 4] ?? 0] ?? 0
    const green = linear[rgba[pixel * 4 + 1] ?? 0] ?? 0
    const blue = linear[rgba[pixel * 4 + 2] ?? 0] ?? 0
    const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lab[pixel * 3] = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
    lab[pixel * 3 + 1] = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
    lab[pixel * 3 + 2] = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  }
  return { width, height, lab }
}

/**
 * The picture scaled down by averaging squares of `factor` by `factor` pixels; the remainder at the edges is dropped.
 */
export function shrunkPicture(picture: LabPicture, factor: number): LabPicture {
  if (factor <= 1) return picture
  const width = Math.max(1, Math.floor(picture.width / factor))
  const height = Math.max(1, Math.floor(picture.height / factor))
  const lab = new Float32Array(width * height * 3)
  for (let y = 0; y < height * factor && y < picture.height; y += 1)
    for (let x = 0; x < width * factor && x < picture.width; x += 1) {
      const from = (y * picture.width + x) * 3
      const to = (Math.floor(y / factor) * width + Math.floor(x / factor)) * 3
      for (let channel = 0; channel < 3; channel += 1)
        lab[to + channel] = (lab[to + channel] ?? 0) + (picture.lab[from + channel] ?? 0) / factor ** 2
    }
  return { width, height, lab }
}
