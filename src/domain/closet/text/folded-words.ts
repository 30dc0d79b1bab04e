// UTF-8 decoded as Latin-1, as in old shop titles.
const misread = [
  [/ã[¨©ª]/g, 'e'],
  [/ã[§]/g, 'c'],
  [/ã[´¶]/g, 'o'],
] as const

/** Words of a text for lookups: lowercase, without accents, apostrophes and 'and'. */
export function foldedWords(text: string): string[] {
  let folded = text.toLowerCase()
  if (folded.includes('ã')) for (const [wrong, right] of misread) folded = folded.replaceAll(wrong, right)
  return folded
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replaceAll(/[\p{M}'’‘`´]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and')
}
