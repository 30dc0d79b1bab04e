import * as z from 'zod/mini'

// Longest name of a thing, in characters, unless its entity says otherwise.
const NAME_MAX = 120

/** The id that SPEC's screens send for "the user of this request". */
export const DEFAULT_USER_ID = 'default-user'

/** An id, in the small letters that it is stored in. */
export const Id = z.uuid("This isn't a valid id.").check(z.toLowerCase())

// PostgreSQL cannot store NUL, and a lone surrogate is not text; other controls but line breaks, and those that turn
// the direction of what follows, only hide things.
// oxlint-disable-next-line no-control-regex -- the very characters that are refused
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028-\u202e\u2066-\u2069]/

/** True if both databases can store the text and none of it hides or reverses the rest. */
export function isPrintable(written: string): boolean {
  return written.isWellFormed() && !UNPRINTABLE.test(written)
}

// A text of nothing but spaces and joiners cannot be seen.
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

function printable(label: string, max: number) {
  return [
    z.trim(),
    z.refine<string>(isPrintable, {
      error: `${label} contains characters that can't be saved.`,
      abort: true,
    }),
    z.normalize('NFC'),
    // Characters as people and both databases count them: an emoji is one or two, not four.
    z.refine<string>(
      (written) => Array.from(written).length <= max,
      `${label} is longer than ${max} characters.`,
    ),
  ] as const
}

/** Text that must be there: trimmed, NFC, at most `max` characters. `label` opens each message. */
export function requiredText(label: string, max = NAME_MAX) {
  return z.string(`${label} is required`).check(
    ...printable(label, max),
    z.refine((written) => VISIBLE.test(written), `${label} is required`),
  )
}

/** Text as it may be kept: trimmed, NFC, at most `max` characters. */
export function keptText(label: string, max = NAME_MAX) {
  return z.string(`${label} must be text.`).check(...printable(label, max))
}

/** Text that may be left out; `''` means left out, and null is what is kept then. */
export function optionalText(label: string, max = NAME_MAX) {
  return z.pipe(
    z.nullish(keptText(label, max)),
    z.transform((written) => (written && VISIBLE.test(written) ? written : null)),
  )
}

/** One of `values`, taken case-insensitively and given back in their own spelling. */
export function oneOf<const V extends string>(label: string, values: readonly V[]) {
  return z.pipe(
    z.string(`${label} is required`),
    z.transform((text, context): V => asWritten(label, values, text, context) ?? z.NEVER),
  )
}

/** As `oneOf`, but may be left out; `''` means left out, and null is what is kept then. */
export function optionalOneOf<const V extends string>(label: string, values: readonly V[]) {
  return z.pipe(
    z.nullish(z.string(`${label} must be text.`)),
    z.transform((text, context): V | null =>
      text?.trim() ? (asWritten(label, values, text, context) ?? z.NEVER) : null,
    ),
  )
}

/** In a change: null and a blank text clear what `schema` names, and come out as null. */
export function clearable<S extends z.core.$ZodType>(schema: S) {
  return z.pipe(
    z.transform((given: unknown) => (typeof given === 'string' && isBlank(given) ? null : given)),
    z.nullable(schema),
  )
}

/** As `schema`, but may be left out; `''` and null mean left out too, and `otherwise` stands for it then. */
export function orElse<S extends z.core.$ZodType>(schema: S, otherwise: z.input<S>) {
  return z.prefault(z.pipe(nothingIs(otherwise), schema), otherwise)
}

/** As `schema`, but may be left out; `''` and null mean left out too. */
export function maybe<S extends z.core.$ZodType>(schema: S) {
  return z.optional(z.pipe(nothingIs(undefined), z.optional(schema)))
}

/** How many rows of a list are asked for: 1 to `max`. */
export function pageLimit(max: number) {
  const message = `limit must be 1 to ${max}.`
  return maybe(z.coerce.number(message).check(z.int(), z.minimum(1), z.maximum(max)))
}

function nothingIs(otherwise: unknown) {
  return z.transform((sent: unknown): unknown => (sent === null || sent === '' ? otherwise : sent))
}

// What cannot be kept is no blank: it is refused.
function isBlank(text: string): boolean {
  return text.trim() === '' || (!VISIBLE.test(text) && !UNPRINTABLE.test(text) && text.isWellFormed())
}

function asWritten<const V extends string>(
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
