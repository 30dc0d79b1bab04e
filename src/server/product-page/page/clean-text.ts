// Longer text is cut before cleaning.
const MAX_READ = 4_000
const MAX_KEPT = 300

// Control characters, invisible characters, and marks that change the text direction.
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- these characters are removed
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g

// Placeholders that an unfilled template leaves.
const PLACEHOLDER =
  /^(null|undefined|none|nan|n\/?a|n\.a\.?|not (available|applicable|specified)|unknown|unbranded|no brand|does not apply|generic|default title|tbd|todo|test|-+|\.+|_+|\[object object\])$/i
// Template variables that were not replaced.
const TEMPLATE = /\{\{|\}\}|\$\{|<%|%>|\[\[|\]\]|__[A-Z_]+__|^\$[a-z_][\w.]*$|^%[a-z_]+%$|^#[a-z_]+#$/i
// Text without letters or digits has no meaning.
const SAYS_SOMETHING = /[\p{L}\p{N}]/u

/** True for an unfilled template variable: '$metabrand', '{{ brand }}'. */
export function isUnfilled(text: string): boolean {
  return TEMPLATE.test(text.trim())
}

/**
 * A text of a page made safe to show: one line, NFC, without control characters and direction marks, at most 300
 * characters. Null for empty text and unfilled templates ('$metabrand', '{{name}}', 'null').
 */
export function cleanText(text: string): string | null {
  const clean = text
    .slice(0, MAX_READ)
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(UNSEEN, '')
    .normalize('NFC')
    .trim()
  if (!SAYS_SOMETHING.test(clean) || PLACEHOLDER.test(clean) || isUnfilled(clean)) return null
  return cut(clean)
}

function cut(text: string): string {
  const characters = Array.from(text)
  return characters.length <= MAX_KEPT ? text : characters.slice(0, MAX_KEPT).join('').trim()
}
