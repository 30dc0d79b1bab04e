import * as z from 'zod/mini'

// Default maximum length of a name, in characters.
const NAME_MAX = 120

/** The id that the specification's screens send for the user of the request. */
export const DEFAULT_USER_ID = 'default-user'

/** An id, converted to lowercase as it is stored. */
export const Id = z.uuid("This isn't a valid id.").check(z.toLowerCase())

// PostgreSQL cannot store NUL, and a lone surrogate is invalid Unicode. Other control characters (except tab and line
// breaks) and direction overrides only hide or reorder text.
// oxlint-disable-next-line no-control-regex -- matches the rejected characters
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028-\u202e\u2066-\u2069]/

/** True if both databases can store the text and no character hides or reorders the rest. */
export function isPrintable(written: string): boolean {
  return written.isWellFormed() && !UNPRINTABLE.test(written)
}

// Text that consists only of spaces and joiners is invisible.
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

function printable(label: string, max: number) {
  return [
    z.trim(),
    z.refine<string>(isPrintable, {
      error: `${label} contains characters that can't be saved.`,
      abort: true,
    }),
    z.normalize('NFC'),
    // Counts code points, as both databases do: an emoji is one or two, not four.
    z.refine<string>(
      (written) => Array.from(written).length <= max,
      `${label} is longer than ${max} characters.`,
    ),
  ] as const
}

/** Required text: trimmed, NFC, at most `max` characters. `label` opens each message. */
export function requiredText(label: string, max = NAME_MAX) {
  return z.string(`${label} is required`).check(
    ...printable(label, max),
    z.refine((written) => VISIBLE.test(written), `${label} is required`),
  )
}

/** Text, possibly empty: trimmed, NFC, at most `max` characters. */
export function trimmedText(label: string, max = NAME_MAX) {
  return z.string(`${label} must be text.`).check(...printable(label, max))
}

/** Optional text; null if omitted or blank. */
export function optionalText(label: string, max = NAME_MAX) {
  return z.pipe(
    z.nullish(trimmedText(label, max)),
    z.transform((written) => (written && VISIBLE.test(written) ? written : null)),
  )
}

/** One of `values`, matched case-insensitively; returns the spelling in `values`. */
export function oneOf<const V extends string>(label: string, values: readonly V[]) {
  return z.pipe(
    z.string(`${label} is required`),
    z.transform((text, context): V => matchChoice(label, values, text, context) ?? z.NEVER),
  )
}

/** Like `oneOf`, but optional; null if omitted or blank. */
export function optionalOneOf<const V extends string>(label: string, values: readonly V[]) {
  return z.pipe(
    z.nullish(z.string(`${label} must be text.`)),
    z.transform((text, context): V | null =>
      text?.trim() ? (matchChoice(label, values, text, context) ?? z.NEVER) : null,
    ),
  )
}

/** A field of a change that can be cleared: null and blank text become null. */
export function clearable<S extends z.core.$ZodType>(schema: S) {
  return z.pipe(
    z.transform((given: unknown) => (typeof given === 'string' && isBlank(given) ? null : given)),
    z.nullable(schema),
  )
}

/** Like `schema`, with a default: `otherwise` replaces undefined, null and `''`. */
export function withDefault<S extends z.core.$ZodType>(schema: S, otherwise: z.input<S>) {
  return z.prefault(z.pipe(replaceEmpty(otherwise), schema), otherwise)
}

/** Like `schema`, but optional: null and `''` become undefined. */
export function maybe<S extends z.core.$ZodType>(schema: S) {
  return z.optional(z.pipe(replaceEmpty(undefined), z.optional(schema)))
}

/** Maximum number of rows to return: 1 to `max`. */
export function pageLimit(max: number) {
  const message = `limit must be 1 to ${max}.`
  return maybe(z.coerce.number(message).check(z.int(), z.minimum(1), z.maximum(max)))
}

function replaceEmpty(otherwise: unknown) {
  return z.transform((sent: unknown): unknown => (sent === null || sent === '' ? otherwise : sent))
}

// Text with characters that cannot be stored is not blank; the schema rejects it.
function isBlank(text: string): boolean {
  return text.trim() === '' || (!VISIBLE.test(text) && !UNPRINTABLE.test(text) && text.isWellFormed())
}

function matchChoice<const V extends string>(
  label: string,
  values: readonly V[],
  text: string,
  context: z.core.ParsePayload,
): V | undefined {
  const wanted = text.trim().toLowerCase()
  const value = values.find((candidate) => candidate.toLowerCase() === wanted)
  if (!value) {
    const message = wanted ? `${label} must be one of: ${values.join(', ')}.` : `${label} is required`
    context.issues.push({ code: 'custom', message, input: text })
  }
  return value
}
