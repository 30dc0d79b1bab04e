import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { PHOTO_MAX_BYTES } from '../../contract/picture.ts'
import { AppError } from './app-error.ts'
import type { Upload } from './upload.ts'

interface PhotoForm extends AsyncDisposable {
  readonly fields: Record<string, string>
  readonly photo: Upload | null
}

const limits = { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 50, fieldSize: 64 * 1024, parts: 51 }

// Beyond this a sender is not read to the end just to be told so politely.
const DECLARED_MAX_BYTES = 5 * PHOTO_MAX_BYTES

/**
 * Reads a multipart form with at most one photo, under the field `photoField`; the photo goes to a file in
 * `folder`, which is gone when the form is disposed of.
 * @throws AppError unsupported_media_type, malformed_form, upload_interrupted, image_too_large
 */
export async function readPhotoForm(
  request: FastifyRequest,
  photoField: string,
  folder: string,
): Promise<PhotoForm> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  if (Number(request.headers['content-length']) > DECLARED_MAX_BYTES) throw new AppError('image_too_large')
  // The parser would wait for a sender who has hung up already, and the server's end for the parser.
  if (request.raw.destroyed) throw new AppError('upload_interrupted')
  endBeyondMeasure(request)
  const path = join(folder, randomUUID())
  const dispose = () => rm(path, { force: true })
  try {
    const form = await readParts(request, photoField, path)
    return { ...form, [Symbol.asyncDispose]: dispose }
  } catch (error) {
    await dispose()
    throw asRefusal(error)
  }
}

// A sender without a declared length, or with a false one, is not listened to for ever.
function endBeyondMeasure(request: FastifyRequest): void {
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
      const upload = await keepFile(part, path)
      // A browser sends an unnamed empty file where none was chosen.
      const wasChosen = Boolean(part.filename) || upload.byteSize > 0
      if (part.fieldname === photoField && wasChosen) photo = upload
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('too_large')
      // A part that calls itself JSON has been parsed already; a form's fields are text.
      if (typeof part.value !== 'string') throw new AppError('malformed_form')
      fields[part.fieldname] = part.value
    }
  }
  return { fields, photo }
}

async function keepFile(part: MultipartFile, path: string): Promise<Upload> {
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

// What the form parser throws of itself is always the sender's fault; the disk's own errors keep their code.
function asRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_FILES_LIMIT')
    return new AppError('malformed_form', { message: 'Send one photo at a time.', cause: error })
  const isMisformed = error instanceof Error && /boundary|malformed/i.test(error.message)
  if (code.startsWith('FST_') || isMisformed) return new AppError('malformed_form', { cause: error })
  if (/^E[A-Z]+$/.test(code) && code !== 'ECONNRESET') return error
  return new AppError('upload_interrupted', { cause: error })
}
