import type { WearChoice } from '../../contract/user-profile.ts'
import type { AskerLine } from '../stylist/advice/advice-tables.ts'

/**
 * What a line tells the asker: what men do in a synagogue is nothing to a woman. Who doesn't say what they wear is told
 * what women do where they are advised womenswear, else what men do.
 */
export function linesFor(line: AskerLine, wears: WearChoice | null, lean: 'women' | 'men'): string[] {
  if (typeof line === 'string') return [line]
  const { women, men } = line
  const ofMen = wears === 'menswear' || lean === 'men' ? men : (women ?? men)
  const told = wears === 'womenswear' ? women : ofMen
  return told === undefined ? [] : [told]
}
