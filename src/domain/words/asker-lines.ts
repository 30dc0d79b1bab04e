import type { WearChoice } from '../../contract/user-profile.ts'
import type { AskerLine } from '../stylist/advice/advice-tables.ts'

/**
 * What a line tells the asker: what men do in a synagogue is nothing to a woman. Who doesn't say what they wear is told
 * both, and nothing of women where the advice is menswear.
 */
export function linesFor(line: AskerLine, wears: WearChoice | null, lean: 'women' | 'men'): string[] {
  if (typeof line === 'string') return [line]
  const { women, men } = line
  const told =
    wears === 'womenswear' ? [women] : wears === 'menswear' || lean === 'men' ? [men] : [women, men]
  return told.filter((text) => text !== undefined)
}
