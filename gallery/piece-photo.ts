import sharp from 'sharp'

const WIDTH = 900
const HEIGHT = 1125
const grounds = {
  oak: { color: '#cdb08a', grain: [14, 900], noise: 13 },
  walnut: { color: '#8a6a4f', grain: [11, 700], noise: 11 },
  linen: { color: '#e6e0d6', grain: [420, 520], noise: 9 },
  wall: { color: '#d8d5cf', grain: [150, 190], noise: 9 },
} as const
/** The surface under or behind a piece. */
export type Ground = keyof typeof grounds

/**
 * Renders a photo of a drawn garment on a background, slightly rotated, in soft light from the left, with camera noise.
 */
export async function piecePhoto(drawing: Buffer, ground: Ground, seed: number): Promise<Buffer> {
  const turned = await sharp(drawing)
    .resize({ height: Math.round(HEIGHT * 0.84) })
    .rotate(((seed * 7) % 9) - 4, { background: '#00000000' })
    .png()
    .toBuffer()
  const { width, height } = await sharp(turned).metadata()
  const at = { left: Math.round((WIDTH - width) / 2), top: Math.round((HEIGHT - height) / 2) }
  const garment = await folded(turned, width, height)
  const shadow = await sharp(turned).tint('#000').linear(0, 0).ensureAlpha().png().toBuffer()
  const soft = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#00000000' } })
    .composite([{ input: await asShadow(shadow), left: at.left + 10, top: at.top + 14 }])
    .blur(12)
    .png()
    .toBuffer()
  const lit = await sharp(await groundOf(ground))
    .composite([{ input: soft }, { input: garment, ...at }, { input: light, blend: 'multiply' }])
    .png()
    .toBuffer()
  const grain = await noise(WIDTH, HEIGHT, 5)
  return sharp(lit)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer()
}

const light = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="l" x2="1" y2=".7"><stop stop-color="#fff"/><stop offset="1" stop-color="#d9d4cd"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#l)"/></svg>`,
)

// Halves the alpha, so the background shows through.
async function asShadow(black: Buffer): Promise<Buffer> {
  return sharp(black).linear([0, 0, 0, 0.5], [20, 14, 8, 0]).png().toBuffer()
}

// Adds soft shading to the fabric only.
async function folded(garment: Buffer, width: number, height: number): Promise<Buffer> {
  const folds = await sharp(await noise(7, 5, 34))
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png()
    .toBuffer()
  const shaded = await sharp(garment)
    .composite([{ input: folds, blend: 'soft-light' }])
    .png()
    .toBuffer()
  return sharp(shaded)
    .composite([{ input: garment, blend: 'dest-in' }])
    .png()
    .toBuffer()
}

async function groundOf(ground: Ground): Promise<Buffer> {
  const { color, grain, noise: sigma } = grounds[ground]
  const [across, down] = grain
  const texture = await sharp(await noise(across, down, sigma))
    .resize(WIDTH, HEIGHT, { kernel: 'cubic', fit: 'fill' })
    .png()
    .toBuffer()
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: color } })
    .composite([{ input: texture, blend: 'soft-light' }])
    .png()
    .toBuffer()
}

function noise(width: number, height: number, sigma: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .grayscale()
    .png()
    .toBuffer()
}
