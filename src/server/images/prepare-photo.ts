import { readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { PHOTO_MAX_PIXELS } from '../../contract/picture.ts'
import { AppError } from '../http/app-error.ts'
import type { Upload } from '../http/upload.ts'
import type { ImageFile } from '../ports/image-store.ts'
import { decodeHeic } from './decode-heic.ts'
import { isWholeHeic } from './whole-heic.ts'

/** A photo ready to be stored: upright, sRGB, without metadata, in WebP. */
export interface PreparedPhoto {
  /** Of the largest size, in pixels. */
  readonly width: number
  readonly height: number
  /** Smallest first; the last is the master. */
  readonly files: readonly ImageFile[]
  /** Base64. */
  readonly thumbHash: string
}

// Longest edge of the master, and the widths of the card sizes below it, in pixels.
const MASTER_EDGE = 1280
const CARD_WIDTHS = [320, 640]

const QUALITY = 80
const DECODE_TIMEOUT_SECONDS = 15
// ThumbHash takes at most 100 by 100 pixels.
const THUMB_HASH_EDGE = 100

const heicTypes = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])
const sharpTypes = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif'])

// Never decode what is not a photo, whatever its name says: SVG could read files, PDF and the rest are no photos.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
})

/**
 * Reads an uploaded photo by its content and makes the sizes that are stored. Decodes once, derives the rest.
 * @throws AppError image_empty, image_type_unsupported, image_too_many_pixels, image_unreadable
 */
export async function preparePhoto(upload: Upload): Promise<PreparedPhoto> {
  if (upload.byteSize === 0) throw new AppError('image_empty')
  const type = (await fileTypeFromFile(upload.path))?.mime ?? ''
  if (!sharpTypes.has(type) && !heicTypes.has(type)) throw new AppError('image_type_unsupported')
  try {
    const photo = heicTypes.has(type) ? await openHeic(upload) : openPhoto(upload)
    return await deriveSizes(await decodeMaster(photo))
  } catch (error) {
    throw asRefusal(error)
  }
}

function openPhoto(upload: Upload): Sharp {
  return sharp(upload.path, {
    limitInputPixels: PHOTO_MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  }).autoOrient()
}

async function openHeic(upload: Upload): Promise<Sharp> {
  const heic = await readFile(upload.path)
  if (!isWholeHeic(heic)) throw new AppError('image_unreadable')
  // The decoder turns the picture upright itself.
  const { width, height, rgba } = await decodeHeic(heic)
  return sharp(rgba, { raw: { width, height, channels: 4 } })
}

async function decodeMaster(photo: Sharp): Promise<{ data: Buffer; info: OutputInfo }> {
  return photo
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .resize({ width: MASTER_EDGE, height: MASTER_EDGE, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function deriveSizes({ data, info }: { data: Buffer; info: OutputInfo }): Promise<PreparedPhoto> {
  const { width, height } = info
  const master = () => sharp(data, { raw: { width, height, channels: info.channels } })
  const widths = [...CARD_WIDTHS.filter((card) => card < width), width]
  const files = await Promise.all(
    widths.map(async (size) => ({
      width: size,
      bytes: await master().resize({ width: size }).webp({ quality: QUALITY }).toBuffer(),
    })),
  )
  return { width, height, files, thumbHash: await thumbHash(master()) }
}

async function thumbHash(photo: Sharp): Promise<string> {
  const { data, info } = await photo
    .resize({ width: THUMB_HASH_EDGE, height: THUMB_HASH_EDGE, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

// The decoders' own messages are for programmers; a disk that fails is not the photo's fault.
function asRefusal(error: unknown): unknown {
  if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) return error
  const reason = error instanceof Error ? error.message : ''
  if (/timeout/i.test(reason)) return new AppError('busy', { cause: error, retryAfterSeconds: 5 })
  if (/pixel limit/i.test(reason)) return new AppError('image_too_many_pixels', { cause: error })
  return new AppError('image_unreadable', { cause: error })
}
