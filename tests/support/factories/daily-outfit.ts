import type { DailyOutfit } from '../../../src/contract/planner/planner.ts'

const shirt: DailyOutfit['pieces'][number] = {
  slot: 'top',
  item: { id: 'shirt', imageUrl: '/shirt.jpg', name: 'Linen shirt', category: 'Tops', color: 'White' },
  reasoning: '',
  isGone: false,
}

/** Returns a planned Wednesday with a shirt, with `facts` applied. */
export function dailyOutfit(facts: Partial<DailyOutfit> = {}): DailyOutfit {
  return {
    id: 'wednesday',
    planId: 'plan',
    dayOfWeek: 'Wednesday',
    date: '2026-11-25',
    outfitDescription: 'Linen shirt with jeans',
    itemIds: ['shirt'],
    pieces: [shirt],
    stylingNotes: '',
    weatherConsiderations: '',
    occasionDetails: '',
    weather: null,
    occasion: null,
    note: null,
    leftOut: null,
    isByHand: false,
    isLocked: false,
    isWorn: false,
    needsNewChoice: false,
    ...facts,
  }
}
