// Controls, line breaks among them, and what turns the direction of what follows.
// oxlint-disable-next-line no-control-regex -- the very characters that are taken out
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g
const TAG = /<[^<>]*>/g

/** Text of a feed, ready to store: one line without tags and control characters, at most `max` characters. */
export function stripMarkup(written: string, max: number): string {
  const line = written.toWellFormed().replaceAll(TAG, ' ').replaceAll(UNPRINTABLE, ' ')
  const plain = line.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(plain)
  return characters.length <= max
    ? plain
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
