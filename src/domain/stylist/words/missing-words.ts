import type { OwnSlot } from '../../closet/garment.ts'
import { listed } from '../../sentence.ts'
import type { OutfitView } from './outfit-view.ts'

const placeWords: Readonly<Record<OwnSlot, string>> = {
  outer: 'a layer on top',
  top: 'a top',
  bottom: 'something below the waist',
  dress: 'a dress',
  shoes: 'shoes',
  bag: 'a bag',
  extra: 'a finishing touch',
}

/** '; still to be found: shoes', where the outfit is not complete without; else nothing. */
export function missingWords({ missing }: Pick<OutfitView, 'missing'>): string {
  const needed = missing.filter(({ isNeeded }) => isNeeded).map(({ slot }) => placeWords[slot])
  return needed.length > 0 ? `, still without ${listed([...new Set(needed)])}` : ''
}
