import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { repository } from './repository.mjs'

// Draws the icons of the installed app from the favicon: npm run icons
const folder = join(repository, 'src/web/public/icons')
const drawing = readFileSync(join(repository, 'src/web/public/favicon.svg'))
const INK = '#1d1a17'
// Launchers may crop a maskable icon to a circle of 80 % of its width.
const SAFE_SHARE = 0.72

mkdirSync(folder, { recursive: true })
await draw('icon-192.png', 192, 1)
await draw('icon-512.png', 512, 1)
await draw('maskable-512.png', 512, SAFE_SHARE)
await draw('apple-touch.png', 180, 0.9)

async function draw(/** @type {string} */ name, /** @type {number} */ size, /** @type {number} */ share) {
  const inner = Math.round(size * share)
  const hanger = await sharp(drawing, { density: 1200 }).resize(inner, inner).png().toBuffer()
  await sharp({ create: { width: size, height: size, channels: 3, background: INK } })
    .composite([{ input: hanger, gravity: 'center' }])
    .png({ palette: true, colors: 32 })
    .toFile(join(folder, name))
}
