import { swatchColor } from '../../closet/colors/swatch-color.ts'
import { clauseBefore, plainText } from './matching/clauses.ts'
import type { EventWord } from './matching/tokenize-event.ts'
import { says } from './matching/phrasing.ts'

/** Whether the color at `at` is left to someone else: 'she wears rose gold, so not that', 'gold is for the bride'. */
export function isColorOfOthers(words: readonly EventWord[], at: number): boolean {
  const { plain, clause } = words[at] ?? { plain: '', clause: -1 }
  if (!swatchColor(plain)) return false
  const after = words.slice(at + 1).filter((word) => word.clause === clause)
  if (says('is for someone else', plainText(after))) return true
  return (
    says('someone else wears', clauseBefore(words, at)) && says('leaves a color to others', plainText(words))
  )
}
