import { jsonSchema, type LanguageModel } from 'ai'
import PQueue from 'p-queue'
import sharp from 'sharp'
import { reasonOfFailure } from './reason-of-failure.ts'
import { requestObject } from './request-object.ts'

/** What every reader of photos by a model needs. */
export interface PhotoModelDeps {
  readonly model: LanguageModel
  /** Receives one sentence on why a photo was not read, without key, photo or reply. */
  warn(message: string): void
  /** Includes the wait for a concurrency slot. */
  readonly deadlineMs?: number
}

/** A question about one photo, with one JSON object as the reply. */
interface PhotoQuestion<T> {
  /** Describes the form of the reply too: not every server supports schemas. */
  readonly instructions: string
  readonly question: string
  /** Without lengths or bounds: Anthropic's strict schemas do not support them. `parse` validates the reply. */
  readonly schema: Parameters<typeof jsonSchema>[0]
  readonly schemaName: string
  /** Validates a reply; null if nothing of it is usable. */
  readonly parse: (reply: unknown) => T | null
  /** For the warnings: 'a photo'. */
  readonly photoName: string
  /** Longest edge of the photo that is sent, in pixels. */
  readonly sentEdgePx: number
  readonly maxOutputTokens: number
  readonly concurrency: number
  readonly deadlineMs: number
}

const SENT_QUALITY = 80

/** Returns a function that shows a WebP photo to a vision model and returns its valid reply, or null with a warning. */
export function createPhotoQuestion<T>(
  asked: PhotoQuestion<T>,
  { model, warn, deadlineMs = asked.deadlineMs }: PhotoModelDeps,
): (webp: Buffer) => Promise<T | null> {
  const queue = new PQueue({ concurrency: asked.concurrency })
  const failed = (reason: string) => warn(`The model couldn't read ${asked.photoName}: ${reason}.`)
  return async (webp) => {
    const deadline = AbortSignal.timeout(deadlineMs)
    const jpeg = await asJpeg(webp, asked.sentEdgePx)
    try {
      const reply = await queue.add(() => request(model, asked, jpeg, deadline), { signal: deadline })
      const parsed = asked.parse(reply)
      if (parsed === null) failed('its answer has nothing usable')
      return parsed
    } catch (error) {
      failed(deadline.aborted ? `it didn't answer within ${deadlineMs / 1000} s` : reasonOfFailure(error))
      return null
    }
  }
}

// JPEG on white: servers of small models read no WebP, and JPEG has no transparency.
function asJpeg(webp: Buffer, edgePx: number): Promise<Buffer> {
  return sharp(webp)
    .resize({ width: edgePx, height: edgePx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: SENT_QUALITY })
    .toBuffer()
}

function request<T>(
  model: LanguageModel,
  { instructions, question, schema, schemaName, maxOutputTokens }: PhotoQuestion<T>,
  jpeg: Buffer,
  deadline: AbortSignal,
): Promise<unknown> {
  return requestObject({
    model,
    instructions,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: question },
          { type: 'file', mediaType: 'image/jpeg', data: jpeg },
        ],
      },
    ],
    schema: jsonSchema(schema),
    schemaName,
    maxOutputTokens,
    deadline,
  })
}
