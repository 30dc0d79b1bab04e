import sharp from 'sharp'

interface PhotoOptions {
  readonly width?: number
  readonly height?: number
  readonly color?: string
  /** EXIF orientation, 1 to 8. */
  readonly orientation?: number
}

/** Creates a JPEG of one color. */
export async function jpeg(options: PhotoOptions = {}): Promise<Buffer> {
  const { width = 60, height = 80, color = '#a4533f', orientation } = options
  const photo = sharp({ create: { width, height, channels: 3, background: color } }).jpeg()
  return (orientation ? photo.withMetadata({ orientation }) : photo).toBuffer()
}

/** Creates a JPEG with an EXIF rotation; upright, its top is red and its bottom blue. */
export async function jpegLyingOnItsSide(): Promise<Buffer> {
  const half = (background: string) => ({
    create: { width: 60, height: 40, channels: 3 as const, background },
  })
  const upright = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#0000ff' } })
    .composite([{ input: await sharp(half('#ff0000')).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer()
  // Rotated by 270 degrees; orientation 6 means a rotation by 90.
  return sharp(upright).rotate(270).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer()
}
