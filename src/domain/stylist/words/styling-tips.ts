import type { OutfitView } from './outfit-view.ts'
import type { Tip, TipKind, TipRule } from './tip.ts'
import { tipsOfCare } from './tips-of-care.ts'
import { tipsOfLines } from './tips-of-lines.ts'
import { tipsOfSmallPieces } from './tips-of-small-pieces.ts'
import { tipsOfTheDay } from './tips-of-the-day.ts'
import { tipsOfMids } from './tips-of-mids.ts'
import { tipsOfTops } from './tips-of-tops.ts'

const rules: readonly TipRule[] = [
  tipsOfTops,
  tipsOfMids,
  tipsOfLines,
  tipsOfSmallPieces,
  tipsOfTheDay,
  tipsOfCare,
]
const TIPS_MIN = 3
const TIPS_MAX = 5
/** Below this a tip is only given where there are too few others. */
const WORTH_SAYING = 0.45
const TASTE = 0.4

/** Three to five things to do with these pieces, the most telling first, no two of one kind. */
export function stylingTips(view: OutfitView): string[] {
  const tips = rules
    .flatMap((rule) => rule(view))
    .filter((tip) => tip !== null)
    .map((tip) => ({ ...tip, worth: tip.weight + TASTE * (view.chance(`tip:${tip.kind}`) - 0.5) }))
    .toSorted((one, other) => other.worth - one.worth)
  const ofKind = new Map<TipKind, Tip>()
  for (const tip of tips) {
    if (ofKind.size >= TIPS_MAX) break
    if (ofKind.size >= TIPS_MIN && tip.weight < WORTH_SAYING) continue
    if (!ofKind.has(tip.kind)) ofKind.set(tip.kind, tip)
  }
  return [...ofKind.values()].map(({ text }) => text)
}
