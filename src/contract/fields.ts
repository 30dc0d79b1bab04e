import * as z from 'zod'

// Longest name of a thing, in characters, unless its entity says otherwise.
const NAME_MAX = 120

/** The id that SPEC's screens send for "the user of this request". */
export const DEFAULT_USER_ID = 'default-user'

/** An id, in the small letters that it is stored in. */
export const Id = z.uuid('This is not a valid id.').toLowerCase()

// PostgreSQL cannot store NUL, and a lone surrogate is not text; other controls but line breaks, and those that turn
// the direction of what follows, only hide things.
// oxlint-disable-next-line no-control-regex -- the very characters that are refused
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028-\u202e\u2066-\u2069]/

// A text of nothing but spaces and joiners cannot be seen.
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

function printable(label: string, max: number) {
  return (
    z
      .string()
      .trim()
      .refine((written) => written.isWellFormed() && !UNPRINTABLE.test(written), {
        message: `${label} contains characters that cannot be kept.`,
        abort: true,
      })
      .transform((written) => written.normalize('NFC'))
      // Characters as people and both databases count them: an emoji is one or two, not four.
      .refine((written) => Array.from(written).length <= max, `${label} is longer than ${max} characters.`)
  )
}

/** Text that must be there: trimmed, NFC, at most `max` characters. `label` opens each message. */
export function requiredText(label: string, max = NAME_MAX) {
  return z
    .string(`${label} is required`)
    .pipe(printable(label, max))
    .refine((written) => VISIBLE.test(written), `${label} is required`)
}

/** Text that may be left out; `''` means left out, and null is what is kept then. */
export function optionalText(label: string, max = NAME_MAX) {
  return z
    .string(`${label} must be text.`)
    .pipe(printable(label, max))
    .nullish()
    .transform((written) => written || null)
}

/** One of `values`, taken case-insensitively and given back in their own spelling. */
export function oneOf<const V extends string>(label: string, values: readonly V[]) {
  return z
    .string(`${label} is required`)
    .transform((text, context): V => asWritten(label, values, text, context) ?? z.NEVER)
}

/** As `oneOf`, but may be left out; `''` means left out, and null is what is kept then. */
export function optionalOneOf<const V extends string>(label: string, values: readonly V[]) {
  return z
    .string(`${label} must be text.`)
    .nullish()
    .transform((text, context): V | null =>
      text?.trim() ? (asWritten(label, values, text, context) ?? z.NEVER) : null,
    )
}

function asWritten<const V extends string>(
  label: string,
  values: readonly V[],
  text: string,
  context: z.RefinementCtx,
): V | undefined {
  const wanted = text.trim().toLowerCase()
  const value = values.find((candidate) => candidate.toLowerCase() === wanted)
  if (!value) {
    const message = wanted ? `${label} must be one of: ${values.join(', ')}.` : `${label} is required`
    context.addIssue({ code: 'custom', message })
  }
  return value
}
