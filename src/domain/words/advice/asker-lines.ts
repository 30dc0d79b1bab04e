import type { WearChoice } from '../../../contract/user/profile.ts'
import type { AskerLine } from '../../stylist/advice/advice-tables.ts'

/**
 * Returns the variant of an advice line for the wearer. If the choice of menswear or womenswear is not stated, `department`
 * decides, and women's lines fall back to men's.
 */
export function linesFor(line: AskerLine, wears: WearChoice | null, department: 'women' | 'men'): string[] {
  if (typeof line === 'string') return [line]
  const { women, men } = line
  const ofMen = wears === 'menswear' || department === 'men' ? men : (women ?? men)
  const text = wears === 'womenswear' ? women : ofMen
  return text === undefined ? [] : [text]
}
