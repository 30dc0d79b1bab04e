import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { PHOTO_MAX_BYTES } from '../../../contract/photo-limits.ts'
import { AppError } from '../app-error.ts'

interface PhotoForm extends AsyncDisposable {
  readonly fields: Record<string, string>
  readonly photo: Upload | null
}

const limits = { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 50, fieldSize: 64 * 1024, parts: 51 }

// Larger bodies are aborted instead of being read to the end for a polite error.
const DECLARED_MAX_BYTES = 5 * PHOTO_MAX_BYTES

/**
 * Reads a multipart form with at most one photo, under the field `photoField`. The photo is stored in `folder`, which
 * is deleted when the form is disposed of.
 * @throws AppError unsupported_media_type, malformed_form, upload_interrupted, image_too_large
 */
export async function readPhotoForm(
  request: FastifyRequest,
  photoField: string,
  folder: string,
): Promise<PhotoForm> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  if (Number(request.headers['content-length']) > DECLARED_MAX_BYTES) throw new AppError('image_too_large')
  // After an abort the parser would wait for more data, and the server's shutdown for the parser.
  if (request.raw.destroyed) throw new AppError('upload_interrupted')
  abortOversizedUpload(request)
  const path = join(folder, randomUUID())
  const dispose = () => rm(path, { force: true })
  try {
    const form = await readParts(request, photoField, path)
    return { ...form, [Symbol.asyncDispose]: dispose }
  } catch (error) {
    await dispose()
    throw asUploadError(error)
  }
}

// Senders without a declared length, or with a false one, are cut off at the limit.
function abortOversizedUpload(request: FastifyRequest): void {
  let received = 0
  request.raw.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > DECLARED_MAX_BYTES) request.raw.destroy()
  })
}

async function readParts(request: FastifyRequest, photoField: string, path: string) {
  const fields: Record<string, string> = {}
  let photo: Upload | null = null
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const upload = await storeFile(part, path)
      // Browsers send an unnamed empty file for an empty file input.
      const wasChosen = Boolean(part.filename) || upload.byteSize > 0
      if (part.fieldname === photoField && wasChosen) photo = upload
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('too_large')
      // The parser has already parsed parts labelled as JSON; form fields are text.
      if (typeof part.value !== 'string') throw new AppError('malformed_form')
      fields[part.fieldname] = part.value
    }
  }
  return { fields, photo }
}

async function storeFile(part: MultipartFile, path: string): Promise<Upload> {
  const hash = createHash('sha256')
  let byteSize = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      byteSize += chunk.length
      done(null, chunk)
    },
  })
  await mkdir(join(path, '..'), { recursive: true })
  await pipeline(part.file, measure, createWriteStream(path))
  if (part.file.truncated) throw new AppError('image_too_large')
  return { path, byteSize, sha256: hash.digest('hex') }
}

// Errors that the form parser throws are the sender's; disk errors keep their code.
function asUploadError(error: unknown): unknown {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_FILES_LIMIT')
    return new AppError('malformed_form', { message: 'Send one photo at a time.', cause: error })
  const isMisformed = error instanceof Error && /boundary|malformed/i.test(error.message)
  if (code.startsWith('FST_') || isMisformed) return new AppError('malformed_form', { cause: error })
  if (/^E[A-Z]+$/.test(code) && code !== 'ECONNRESET') return error
  return new AppError('upload_interrupted', { cause: error })
}

/** A file of a request, kept in a temporary folder until the response. */
export interface Upload {
  readonly path: string
  readonly byteSize: number
  /** Hexadecimal SHA-256 of the bytes. */
  readonly sha256: string
}
