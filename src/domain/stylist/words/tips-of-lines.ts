import { shadeOf } from '../../closet/color-words.ts'
import type { GarmentKind } from '../../closet/garment-kinds.ts'
import { hasTag, type GarmentTag } from '../../closet/garment-tags.ts'
import { nounOf } from '../../closet/noun-of.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OutfitView } from './outfit-view.ts'
import type { Tip, TipKind } from './tip.ts'
import { voiceOf } from './voice.ts'

// Worn close to the leg, cuffed or above the knee: no hem to break on a shoe.
const withoutHem: readonly GarmentTag[] = ['leggings', 'sweatpants', 'shorts', 'athletic', 'traditional']
const boots: readonly GarmentTag[] = ['ankle boots', 'tall boots']
const COLD_CELSIUS = 12
const WARM_CELSIUS = 18

/** What to do where one piece ends and the next begins: hem, sock, waist and front. */
export function tipsOfLines(view: OutfitView): (Tip | null)[] {
  const shoes = view.at('shoes')
  return [...(shoes ? [hem(view, shoes), sock(view, shoes)] : []), belt(view), ...front(view)]
}

function hem(view: OutfitView, shoes: StylistPiece): Tip | null {
  const [bottom, dress] = [view.at('bottom'), view.at('dress')]
  const shoe = voiceOf(shoes)
  const kind = bottom?.garment.kind ?? null
  if (dress?.garment.length === 'long')
    return tip(
      'hem',
      0.7,
      `Check the hem of ${voiceOf(dress).the} in ${shoe.the}: it should clear the floor by two fingers.`,
    )
  if (!bottom || kind === null || bottom.garment.length === 'cropped') return null
  const { the, does } = voiceOf(bottom)
  if (kind === 'midi-skirt' && shoes.garment.kind === 'tall-boots')
    return tip('hem', 0.75, `Let ${the} cover the top of ${shoe.the}, so that no bare strip cuts the leg.`)
  if (!nounOf(bottom).isSeveral || hasTag(bottom.garment, withoutHem)) return null
  if (shoes.garment.kind === 'tall-boots' && bottom.garment.silhouette !== 'loose')
    return tip(
      'hem',
      0.72,
      `Wear ${the} inside ${shoe.the} if the leg is narrow enough, over ${shoe.it === 'it' ? 'it' : 'them'} if not.`,
    )
  if (bottom.garment.silhouette === 'loose')
    return tip(
      'hem',
      0.8,
      `In ${shoe.the} the hem of ${the} should clear the floor by a finger; pin it up for the day if it does not.`,
    )
  if (
    (kind === 'jeans' || kind === 'chinos') &&
    (shoes.garment.kind === 'boots' || shoes.garment.kind === 'sneakers')
  )
    return tip('hem', 0.78, `Turn the hem of ${the} up once, two fingers wide, to clear ${shoe.the}.`)
  if (shoes.garment.isOpen || shoes.garment.kind === 'ballet-flats' || shoes.garment.kind === 'pumps')
    return tip('hem', 0.6, `Let ${the} ${does('stop', 'stop')} at the ankle bone above ${shoe.the}.`)
  return tip(
    'hem',
    0.7,
    `Let ${the} break once on ${shoe.the}; a second fold means that the leg is too long.`,
  )
}

function sock(view: OutfitView, shoes: StylistPiece): Tip | null {
  const { kind, isOpen, tags } = shoes.garment
  const [bottom, dress] = [view.at('bottom'), view.at('dress')]
  const isCold = view.celsius !== null && view.celsius <= COLD_CELSIUS
  const isWarm = view.celsius !== null && view.celsius >= WARM_CELSIUS
  const isBareLeg = dress !== null || (bottom !== null && !nounOf(bottom).isSeveral)
  const { the } = voiceOf(shoes)
  if (isBareLeg && dress?.garment.kind !== 'jumpsuit') {
    if (!isCold || isOpen || dress?.garment.length === 'long') return null
    const isDark = shoes.garment.color !== null && shoes.garment.color.lightness < 0.45
    const leg = voiceOf(dress ?? bottom ?? shoes).the
    if ((dress ?? bottom ?? shoes).garment.formality >= 3.4)
      return tip('sock', 0.8, `Wear sheer tights under ${leg}; it is too cold for bare legs.`)
    return tip(
      'sock',
      0.8,
      isDark
        ? `Wear opaque tights as dark as ${the}, so that leg and shoe make one line.`
        : `Wear opaque tights under ${leg}; it is too cold for bare legs.`,
    )
  }
  const legShade = bottom && bottom.garment.length !== 'cropped' ? shadeOf(bottom) : null
  if (kind === 'oxfords')
    return tip(
      'sock',
      0.66,
      legShade
        ? `Choose socks in the ${legShade} of ${voiceOf(bottom ?? shoes).the}, long enough that no skin shows when you sit.`
        : `Choose socks long enough that no skin shows when you sit.`,
    )
  if (kind === 'loafers' && isWarm)
    return tip('sock', 0.66, `Wear no-show socks in ${the}; a bare ankle suits the day.`)
  if (kind === 'loafers' && legShade)
    return tip(
      'sock',
      0.6,
      `With ${the} take a fine sock near the ${legShade} of ${voiceOf(bottom ?? shoes).the}.`,
    )
  if (kind === 'sneakers' && legShade)
    return tip(
      'sock',
      0.5,
      `With ${the} wear a sock that stays below the ankle, or one that is plainly meant to be seen.`,
    )
  return hasTag({ tags }, boots) && isCold
    ? tip('sock', 0.5, `Put a wool sock in ${the}; cold comes up from the ground first.`)
    : null
}

function belt(view: OutfitView): Tip | null {
  const own = view.extra('belt')
  const [bottom, dress, outer] = [view.at('bottom'), view.at('dress'), view.at('outer')]
  if (own && dress)
    return tip(
      'belt',
      0.8,
      `Close ${voiceOf(own).the} over ${voiceOf(dress).the} at your narrowest point, not at the hip.`,
    )
  if (own && bottom && nounOf(bottom).isSeveral)
    return tip(
      'belt',
      0.72,
      `Run ${voiceOf(own).the} through every loop of ${voiceOf(bottom).the} and let the end pass the buckle by a hand's width.`,
    )
  if (own && bottom)
    return tip(
      'belt',
      0.7,
      `Close ${voiceOf(own).the} over the waistband of ${voiceOf(bottom).the}, buckle in the middle.`,
    )
  if (outer && /\bbelted\b/i.test(outer.name))
    return tip(
      'belt',
      0.8,
      `Tie the belt of ${voiceOf(outer).the}, never buckle it, and leave the end to fall.`,
    )
  if (outer?.garment.kind === 'trench-coat')
    return tip(
      'belt',
      0.68,
      `If ${voiceOf(outer).the} has its belt, knot it at the side and leave the buckle alone.`,
    )
  // Many a midi dress is drawn as one, and has nothing to tie.
  return dress?.garment.kind === 'wrap-dress' && /wrap|wickel|portefeuille|cruzado/i.test(dress.name)
    ? tip(
        'belt',
        0.7,
        `Tie ${voiceOf(dress).the} at the side seam and turn the knot inward, so that it lies flat.`,
      )
    : null
}

function front(view: OutfitView): (Tip | null)[] {
  const outer = view.at('outer')
  if (!outer) return []
  const { the } = voiceOf(outer)
  const under = view.inner
  const inside = under ? voiceOf(under).the : null
  return [frontOf(outer.garment.kind, the, inside, under ? shadeOf(under) : null)]
}

function frontOf(
  kind: GarmentKind | null,
  the: string,
  inside: string | null,
  shade: string | null,
): Tip | null {
  switch (kind) {
    case 'blazer':
      return tip(
        'close',
        0.7,
        `Close one button of ${the} when you stand, the upper one of two, and open it when you sit.`,
      )
    case 'coat':
    case 'trench-coat':
      return inside
        ? tip(
            'close',
            0.56,
            `Close ${the} on the way and open it inside, so that ${shade ? `the ${shade} of ${inside}` : inside} shows.`,
          )
        : null
    case 'leather-jacket':
    case 'bomber':
      return tip('close', 0.6, `Leave the front of ${the} open, or close it to the breastbone and no higher.`)
    case 'denim-jacket':
    case 'jacket':
      return tip(
        'close',
        0.6,
        `Leave ${the} open, or close two buttons in the middle and none above or below.`,
      )
    case 'puffer':
    case 'parka':
      return tip(
        'close',
        0.5,
        `Open ${the} a hand's width at the neck, so that the face does not sink into it.`,
      )
    case 'waistcoat':
      return tip('close', 0.7, `Leave the last button of ${the} open.`)
    default:
      return null
  }
}

function tip(kind: TipKind, weight: number, text: string): Tip {
  return { kind, weight, text }
}
