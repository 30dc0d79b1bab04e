/** A text in small letters without accents; 'ß' is 'ss', 'œ' is 'oe'. */
export function plainLetters(text: string): string {
  const small = text.toLowerCase()
  if (!/[\u0080-\uffff]/.test(small)) return small
  return small.replaceAll('ß', 'ss').replaceAll('œ', 'oe').normalize('NFD').replaceAll(/\p{M}/gu, '')
}
