// Notes on fit and care: 'jeans (too short)', 'silk dress, dry clean only'.
const fit = '(?:short|long|tight|big|small|loose|wide|baggy|warm|large)'
const notes = new RegExp(
  [
    String.raw`\b(?:(?:a |bit |slightly |way |far |much |little )*too|a? ?bit|a little) ${fit}\b(?: (?:for|on|in) [\p{L}' ]{2,24})?`,
    String.raw`\b(?:hand|machine|cold) ?wash(?: only)?\b`,
    String.raw`\bdry[ -]?clean(?:ing)?(?: only)?\b`,
    String.raw`\bneeds? (?:hemming|ironing|mending|repair|a wash|washing|a button|new (?:soles|heels|laces))\b`,
  ].join('|'),
  'giu',
)

/** Removes notes on fit and care, which would be misread as length, cut or purpose. Keeps a name made of notes only. */
export function withoutCareNotes(name: string): string {
  const rest = name
    .replace(notes, ' ')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /\p{L}/u.test(rest) ? rest : name
}
