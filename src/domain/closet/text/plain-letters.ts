const others = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ı: 'i', ł: 'l', đ: 'd' } as const
const otherLetters = new RegExp(`[${Object.keys(others).join('')}]`, 'g')
const written = new Map<string, string>(Object.entries(others))

/** Lowercases a text and strips accents; 'ß' becomes 'ss', 'œ' 'oe', the dotless 'ı' of Turkish 'i'. */
export function plainLetters(text: string): string {
  const small = text.toLowerCase()
  if (!/[\u0080-\uffff]/.test(small)) return small
  return small
    .replaceAll(otherLetters, (letter) => written.get(letter) ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
}
