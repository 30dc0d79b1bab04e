import { isLatin } from './piece-name.ts'
import type { PieceToShare } from './outfit-to-share.ts'

/**
 * The names of an outfit's pieces in a row, as they are written, where no English sentence could hold them: most of
 * them in another script. Null otherwise.
 */
export function foreignNames(pieces: readonly PieceToShare[]): string | null {
  const names = pieces.map(({ name }) => name.replaceAll(/\s+/g, ' ').trim())
  const foreign = names.filter((name) => !isLatin(name))
  if (2 * foreign.length <= names.length) return null
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(foreign.join('')))
    return `${names.join('、')}。`
  const comma = /\p{Script=Arabic}/u.test(foreign.join('')) ? '، ' : ', '
  return `${names.join(comma)}.`
}
