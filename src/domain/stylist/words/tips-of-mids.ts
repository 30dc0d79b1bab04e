import type { OutfitView } from './outfit-view.ts'
import type { Tip, TipKind } from './tip.ts'
import { voiceOf } from './voice.ts'

/** What to do with what is worn over the top or the dress. */
export function tipsOfMids(view: OutfitView): (Tip | null)[] {
  const mid = view.at('mid')
  const under = view.at('dress') ?? view.at('top')
  if (!mid || !under) return []
  const [{ the }, beneath] = [voiceOf(mid), voiceOf(under)]
  const isShirt = under.garment.kind === 'shirt'
  switch (mid.garment.kind) {
    case 'knit':
    case 'cable-knit':
    case 'sweatshirt':
      return [
        isShirt
          ? tip(
              'collar',
              0.8,
              `Keep the collar of ${beneath.the} inside ${the}, and let the hem and cuffs show by a finger.`,
            )
          : tip('close', 0.8, `Let the hem of ${beneath.the} show by a finger below ${the}.`),
      ]
    case 'hoodie':
      return [hoodOver(view, the)]
    case 'knit-vest':
      return [tip('close', 0.8, `Pull ${beneath.the} smooth under ${the}; folds show through a vest.`)]
    case 'waistcoat':
      return [tip('close', 0.84, `Leave the lowest button of ${the} open and close the others.`)]
    default:
      return [
        tip(
          'close',
          0.8,
          `Leave ${the} open, so that ${beneath.the} ${beneath.does('shows', 'show')} all the way down.`,
        ),
      ]
  }
}

function hoodOver(view: OutfitView, the: string): Tip | null {
  const outer = view.at('outer')
  return (
    outer &&
    tip('collar', 0.74, `Lay the hood of ${the} over the collar of ${voiceOf(outer).the}, not under it.`)
  )
}

function tip(kind: TipKind, weight: number, text: string): Tip {
  return { kind, weight, text }
}
