// UTF-8 that was read as Latin-1, as old shop titles have it.
const misread = [
  [/ã[¨©ª]/g, 'e'],
  [/ã[§]/g, 'c'],
  [/ã[´¶]/g, 'o'],
] as const

/** The words of a text for looking up: lower case, without accents, apostrophes and 'and'. */
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
