import type { OutfitLevel } from './archetype.ts'

/** For who wears neither dress nor skirt nor heel: what an archetype's outfits are completed with then. */
export const plainTailoring: Readonly<Record<OutfitLevel, readonly string[]>> = {
  casual: [
    'Navy cotton jacket',
    'Heavy white cotton tee',
    'Dark blue straight jeans',
    'White leather sneakers',
    'Brown leather belt',
  ],
  smart: [
    'Navy wool blazer',
    'White cotton shirt',
    'Charcoal wool trousers',
    'Brown leather loafers',
    'Brown leather satchel',
  ],
  formal: [
    'Black tailored blazer',
    'White dress shirt',
    'Black tailored trousers',
    'Black polished oxfords',
    'Black silk tie',
  ],
}
