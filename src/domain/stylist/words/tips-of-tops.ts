import { hasTag, type GarmentTag } from '../../closet/garment-tags.ts'
import { shadeOf } from '../../closet/color-words.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OutfitView } from './outfit-view.ts'
import type { Tip, TipKind } from './tip.ts'
import { chooseWords } from './choose-words.ts'
import { voiceOf } from './voice.ts'

const sleeved: readonly GarmentTag[] = ['shirt', 'dress shirt', 'blouse', 'sweater', 'sweatshirt', 't-shirt']
const short =
  /sleeveless|short[- ]?sleeve|half[- ]sleeve|kurzarm|ärmellos|maniche? cort|manga corta|manches courtes|strapless|halter|tank|cap[- ]sleeve/i
const THICK_CLO = 0.33

/** Whether the piece has sleeves down to the wrist, as far as its type and name tell. */
export function hasLongSleeves({ name, garment }: StylistPiece): boolean {
  return (
    hasTag(garment, sleeved) &&
    !garment.tags.has('knit vest') &&
    !garment.bares.has('arms') &&
    !garment.isOpen &&
    !short.test(name)
  )
}

/** What to do with the hem, the sleeves and the collar of the top. */
export function tipsOfTops(view: OutfitView): (Tip | null)[] {
  const top = view.at('top')
  if (!top) return []
  return [tuck(view, top), sleeve(view, top), collar(view, top)]
}

function tuck(view: OutfitView, top: StylistPiece): Tip | null {
  const bottom = view.at('bottom')
  const { kind, length } = top.garment
  if (!bottom || view.at('dress') || kind === null) return null
  if (length === 'cropped')
    return tip('tuck', 0.5, `Leave ${voiceOf(top).the} out; the short hem already shows the waist.`)
  if (kind === 'shirt' || kind === 'blouse') return tuckShirt(view, top, bottom)
  if (kind === 'tee' || kind === 'long-sleeve-tee') return tuckTee(view, top, bottom)
  return tuckKnit(top, bottom)
}

function tuckShirt(view: OutfitView, top: StylistPiece, bottom: StylistPiece): Tip {
  const [the, below] = [voiceOf(top).the, voiceOf(bottom).the]
  if (top.garment.silhouette === 'loose' && top.garment.formality < 3.6)
    return tip('tuck', 0.86, `Tuck only the front of ${the} into ${below} and let the back fall.`)
  return tip(
    'tuck',
    0.84,
    chooseWords(view, 'tuck', [
      `Tuck ${the} in all around, then raise your arms once so that the cloth settles.`,
      `Tuck ${the} into ${below} and fold the spare cloth flat at the side seams.`,
    ]),
  )
}

function tuckTee(view: OutfitView, top: StylistPiece, bottom: StylistPiece): Tip {
  const [the, below] = [voiceOf(top).the, voiceOf(bottom).the]
  return tip(
    'tuck',
    0.78,
    chooseWords(view, 'tuck', [
      `Tuck ${the} flat into ${below}, or at one hip only if all of it bunches.`,
      `Tuck the front of ${the} behind the waistband of ${below}, two hands wide, and leave the rest out.`,
    ]),
  )
}

function tuckKnit(top: StylistPiece, bottom: StylistPiece): Tip | null {
  const { kind, formality, warmthClo } = top.garment
  const [the, below] = [voiceOf(top).the, voiceOf(bottom).the]
  const { does } = voiceOf(bottom)
  switch (kind) {
    case 'camisole':
    case 'tank-top':
      return tip(
        'tuck',
        0.76,
        `Tuck ${the} in completely, so that ${below} ${does('starts', 'start')} with a clean line.`,
      )
    case 'polo':
      return formality < 3
        ? tip('tuck', 0.6, `Leave ${the} out if the hem is cut straight; tuck it in if it has tails.`)
        : null
    case 'knit':
    case 'turtleneck':
      if (warmthClo < THICK_CLO)
        return tip(
          'tuck',
          0.76,
          `Push the front hem of ${the} behind the waistband of ${below}, two fingers deep.`,
        )
      return tip('tuck', 0.6, `Do not tuck ${the} in; cloth as thick as this makes a roll at the waist.`)
    case 'cable-knit':
      return tip(
        'tuck',
        0.6,
        `Leave ${the} out and pull the hem to where ${below} ${does('sits', 'sit')} on the hip.`,
      )
    case 'sweatshirt':
    case 'hoodie':
      return tip(
        'tuck',
        0.62,
        `Pull the band of ${the} up to the hip bone, so that the cloth falls over it a little.`,
      )
    case 'cardigan':
      return tip('close', 0.7, `Button the middle of ${the} and leave the first and the last button open.`)
    default:
      return null
  }
}

function sleeve(view: OutfitView, top: StylistPiece): Tip | null {
  if (!hasLongSleeves(top) || view.at('mid')) return null
  const outer = view.at('outer')
  const { kind, formality } = top.garment
  const { the } = voiceOf(top)
  if (kind === 'shirt' && outer?.garment.kind === 'blazer')
    return tip(
      'sleeve',
      0.72,
      `Let a finger's width of ${shadeOf(top) ?? 'shirt'} show at the cuff of ${voiceOf(outer).the}.`,
    )
  if (outer && outer.garment.layer === 'outer') return null
  if ((kind === 'shirt' || kind === 'blouse') && formality < 3.8)
    return tip('sleeve', 0.72, `Fold the sleeves of ${the} twice, loosely, to just below the elbow.`)
  const isMild = view.celsius === null || view.celsius > 10
  const isSoft = kind !== 'shirt' && kind !== 'blouse'
  return isSoft && isMild && formality < 3.6
    ? tip('sleeve', 0.62, `Push the sleeves of ${the} up to the middle of the forearm.`)
    : null
}

function collar(view: OutfitView, top: StylistPiece): Tip | null {
  const { kind } = top.garment
  const { the } = voiceOf(top)
  if (view.extra('tie')) return null
  if (kind === 'shirt')
    return tip(
      'collar',
      0.5,
      view.extra('necklace')
        ? `Open one button of ${the}, so that ${voiceOf(view.extra('necklace') ?? top).the} ${voiceOf(view.extra('necklace') ?? top).does('lies', 'lie')} inside the collar.`
        : `Open the top button of ${the} and leave the second one closed.`,
    )
  if (kind === 'polo') return tip('collar', 0.45, `Close ${the} up to the last button but one.`)
  if (kind === 'turtleneck')
    return tip('collar', 0.48, `Fold the collar of ${the} once, low enough to leave the jaw free.`)
  if (kind === 'hoodie' && view.at('outer'))
    return tip(
      'collar',
      0.5,
      `Lay the hood of ${the} over the collar of ${voiceOf(view.at('outer') ?? top).the}, not under it.`,
    )
  return null
}

function tip(kind: TipKind, weight: number, text: string): Tip {
  return { kind, weight, text }
}
