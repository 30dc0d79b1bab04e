// Longest text that is read; callers cut names shorter.
const MAX_READ = 4_000
const MAX_KEPT = 300

// Controls, and characters that turn the direction of what follows or that nobody sees.
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- the very characters that are taken out
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g

// What a template leaves where nobody filled it in.
const PLACEHOLDER =
  /^(null|undefined|none|nan|n\/?a|n\.a\.?|not (available|applicable|specified)|unknown|unbranded|no brand|does not apply|generic|default title|tbd|todo|test|-+|\.+|_+|\[object object\])$/i
// Names for values that a server or a script should have put there.
const TEMPLATE = /\{\{|\}\}|\$\{|<%|%>|\[\[|\]\]|__[A-Z_]+__|^\$[a-z_][\w.]*$|^%[a-z_]+%$|^#[a-z_]+#$/i
// For language, not for looks: a text of nothing but signs says nothing.
const SAYS_SOMETHING = /[\p{L}\p{N}]/u

/** True for what is left of a template that nobody filled in: '$metabrand', '{{ brand }}'. */
export function isUnfilled(text: string): boolean {
  return TEMPLATE.test(text.trim())
}

/**
 * A text from a page as it may be shown: one line, NFC, no controls, no tricks of direction, at most 300 characters;
 * null where nothing was said, or a template was not filled in ('$metabrand', '{{name}}', 'null').
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
