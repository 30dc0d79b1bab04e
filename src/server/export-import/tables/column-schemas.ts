import * as z from 'zod'
import { isPrintable } from '../../../contract/fields.ts'

// Schemas of archived columns, as strict as the constraints of the database. A row of an archive is untrusted input: it
// may come from another server or be written by hand.

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const IMAGE_KEY = /^[0-9a-f]{32}$/
const SHA256 = /^[0-9a-f]{64}$/
const MONEY = /^\d{1,8}\.\d\d$/
const MAX_INTEGER = 2_147_483_647

// Texts in JSON columns have no limit in the database.
const JSON_TEXT_MAX = 20_000
const JSON_DEPTH_MAX = 12
const JSON_KEY_MAX = 200

/** Text of at most `max` characters (code points, like in the database). */
export function text(max: number) {
  return z.string().refine((value) => isPrintable(value) && Array.from(value).length <= max)
}

/** Non-empty `text`. */
export function filled(max: number) {
  return text(max).refine((value) => value !== '')
}

/** The id of a row. */
export const id = z.string().regex(UUID)

/** The key of a stored picture. */
export const imageKey = z.string().regex(IMAGE_KEY)

/** A SHA-256 in hexadecimal digits. */
export const sha256 = z.string().regex(SHA256)

/** A non-negative decimal with two places. */
export const money = z.string().regex(MONEY)

/** A valid day. */
export const day = z.iso.date()

/** An instant with milliseconds, such as '2026-11-23T08:30:00.000Z'. */
export const instant = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value)

/** True or false. */
export const flag = z.boolean()

/** The columns of a row that is never deleted. */
export const stamped = { createdAt: instant }

/** The columns of a row that is soft deleted. */
export const deletable = { createdAt: instant, deletedAt: instant.nullable() }

/** A whole number within inclusive bounds. */
export function whole(min: number, max = MAX_INTEGER) {
  return z.int().min(min).max(max)
}

/** An http or https URL. */
export const webAddress = text(2000).refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''))

/** The path of a stored picture or of one of our drawings. */
export const pictureAddress = z
  .string()
  .max(2000)
  .regex(/^(?:\/images\/[0-9a-f]{32}\/\d{1,5}\.webp|\/drawings\/[a-z-]{1,40}\.svg(?:\?[\w=&]{0,60})?)$/)

/** A valid JSON object: printable texts, UUIDs as ids, limited depth. */
export const jsonObject = z.record(z.string(), z.unknown()).refine((value) => isCleanJson(value, 0))

/** A list of such objects. */
export const jsonObjects = z.array(jsonObject)

/** A list of texts. */
export const texts = z.array(text(JSON_TEXT_MAX))

/** Snapshots of the pieces of an outfit. */
export const snapshots = z.array(
  jsonObject.and(z.looseObject({ id, name: z.string(), imageUrl: z.string() })),
)

function isCleanJson(value: unknown, depth: number): boolean {
  if (depth > JSON_DEPTH_MAX) return false
  if (typeof value === 'string') return isPrintable(value) && value.length <= JSON_TEXT_MAX
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every((each) => isCleanJson(each, depth + 1))
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(
    ([key, each]) =>
      isPrintable(key) &&
      key.length <= JSON_KEY_MAX &&
      isIdIfNamedSo(key, each) &&
      isCleanJson(each, depth + 1),
  )
}

// Pieces are looked up by these ids, and PostgreSQL throws for an id that isn't a UUID.
function isIdIfNamedSo(key: string, value: unknown): boolean {
  if (key !== 'id' && key !== 'itemId') return true
  return value === null || (typeof value === 'string' && UUID.test(value))
}
