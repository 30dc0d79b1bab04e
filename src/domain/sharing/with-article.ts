import { plainLetters } from '../closet/plain-letters.ts'

/** 'a' or 'an' as it must be before these words. */
export function withArticle(words: string): string {
  return `${takesAn(words) ? 'an' : 'a'} ${words}`
}

function takesAn(words: string): boolean {
  const [first = ''] = words.split(' ')
  // Spelled out letter by letter: 'an NYC tee', 'an MA-1 bomber'.
  if (/^[AEFHILMNORSX](?:[^AEIOUa-z]*)$/.test(first)) return true
  if (/^(?:8|11$|18)/.test(first)) return true
  if (/^(?:uni(?!n|m)|us|eu|one\b|once|ut|u\b)/i.test(first) || /^u[A-Z-]/.test(first)) return false
  return /^(?:[aeiou]|hour|heir|honest)/.test(plainLetters(first))
}
