import { readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { PHOTO_MAX_EDGE, PHOTO_MAX_PIXELS } from '../../contract/photo-limits.ts'
import { AppError } from '../http/app-error.ts'
import type { Upload } from '../http/uploads/read-photo-form.ts'
import { decodeHeic } from './decode-heic.ts'
import { encodeWebp, type PreparedPicture } from './encode-webp.ts'
import type { RawPhoto } from '../segmentation/raw-photo.ts'
import { isWholeHeic } from './whole-heic.ts'

/** A photo ready to be stored, and the pixels of its master. */
export interface PreparedPhoto extends PreparedPicture {
  readonly master: RawPhoto
}

// Longest edge of the master, in pixels.
const MASTER_EDGE = 1280

const DECODE_TIMEOUT_SECONDS = 15

const heicTypes = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])
const sharpTypes = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif'])

// Only photo formats are decoded, regardless of the file name: SVG could read files, PDF and others are not photos.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
    // Our own drawings come from memory; an upload is only read from its file.
    'VipsForeignLoadSvgBuffer',
  ],
})

/**
 * Reads an uploaded photo by its content and derives the stored sizes; it is decoded once.
 * @throws AppError image_empty, image_type_unsupported, image_edge_too_long, image_too_many_pixels, image_unreadable
 */
export async function preparePhoto(upload: Upload): Promise<PreparedPhoto> {
  return encodePhoto(await decodePhoto(upload))
}

/**
 * Derives the stored sizes of a decoded photo.
 * @throws AppError image_unreadable
 */
export async function encodePhoto(master: RawPhoto): Promise<PreparedPhoto> {
  try {
    return { master, ...(await encodeWebp(master)) }
  } catch (error) {
    throw asPhotoError(error)
  }
}

/**
 * Reads a photo by its content: upright sRGB pixels, at most 1280 on the longer edge.
 * @throws AppError image_empty, image_type_unsupported, image_edge_too_long, image_too_many_pixels, image_unreadable
 */
export async function decodePhoto(upload: Pick<Upload, 'path' | 'byteSize'>): Promise<RawPhoto> {
  if (upload.byteSize === 0) throw new AppError('image_empty')
  const type = (await fileTypeFromFile(upload.path))?.mime ?? ''
  if (!sharpTypes.has(type) && !heicTypes.has(type)) throw new AppError('image_type_unsupported')
  try {
    const photo = heicTypes.has(type) ? await openHeic(upload) : openPhoto(upload)
    const { width, height } = await photo.metadata()
    if (Math.max(width, height) > PHOTO_MAX_EDGE) throw new AppError('image_edge_too_long')
    return await decodeMaster(photo)
  } catch (error) {
    throw asPhotoError(error)
  }
}

function openPhoto(upload: Pick<Upload, 'path'>): Sharp {
  return sharp(upload.path, {
    limitInputPixels: PHOTO_MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  }).autoOrient()
}

async function openHeic(upload: Pick<Upload, 'path'>): Promise<Sharp> {
  const heic = await readFile(upload.path)
  if (!isWholeHeic(heic)) throw new AppError('image_unreadable')
  // The decoder applies the orientation itself.
  const { width, height, rgba } = await decodeHeic(heic)
  return sharp(rgba, { raw: { width, height, channels: 4 } })
}

async function decodeMaster(photo: Sharp): Promise<RawPhoto> {
  const { data, info } = await photo
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .resize({ width: MASTER_EDGE, height: MASTER_EDGE, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 }
}

// Decoder messages are for developers; a disk error is not the photo's fault.
function asPhotoError(error: unknown): unknown {
  if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) return error
  const reason = error instanceof Error ? error.message : ''
  if (/timeout/i.test(reason)) return new AppError('busy', { cause: error, retryAfterSeconds: 5 })
  if (/pixel limit/i.test(reason)) return new AppError('image_too_many_pixels', { cause: error })
  return new AppError('image_unreadable', { cause: error })
}
