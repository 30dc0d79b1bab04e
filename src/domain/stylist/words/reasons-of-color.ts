import { shadeOf } from '../../closet/color-words.ts'
import type { GarmentColor } from '../../closet/garment.ts'
import { capital } from '../../sentence.ts'
import type { StylistPiece } from '../outfit.ts'
import { areaWeight } from '../score/area-weight.ts'
import { colorRelation, isColorful } from '../score/color-relation.ts'
import type { Reason, ToReason } from './reason.ts'
import { voiceOf } from './voice.ts'

// Of OKLCH lightness: below it two tones look alike in depth.
const CLOSE = 0.14

/** What the color of a piece does beside the piece that leads, and where it comes back. */
export function reasonsOfColor(toReason: ToReason): Reason[] {
  const { piece, view } = toReason
  const shade = shadeOf(piece)
  if (!shade || !piece.garment.color) return []
  const { lead } = view
  const leadShade = shadeOf(lead)
  const beside =
    leadShade && lead.garment.color && lead !== piece ? besideLead(piece, shade, lead, leadShade) : null
  return [beside, largest(toReason, shade), echo(view.pieces, piece, shade, lead)].filter(
    (one) => one !== null,
  )
}

// What the largest piece does for the others.
function largest({ piece, view: { pieces, lead } }: ToReason, shade: string): Reason | null {
  const [first, second] = pieces
  if (piece !== lead || piece !== first || !second || !piece.garment.color) return null
  const { its } = voiceOf(piece)
  if (piece.garment.color.isNeutral)
    return reason('largest neutral', 0.5, [
      `${capital(shade)} is a neutral, so it is easy to add to.`,
      `${capital(its)} ${shade} takes the most room here and argues with nothing.`,
      `The largest part is ${shade}, which any color may stand beside.`,
    ])
  return reason('largest color', 0.5, [
    `${capital(shade)} is the color that is seen first here.`,
    `${capital(its)} ${shade} takes the most room, so it sets the tone.`,
    `The largest part is ${shade}, so that is the color people remember.`,
  ])
}

function besideLead(
  piece: StylistPiece,
  shade: string,
  lead: StylistPiece,
  leadShade: string,
): Reason | null {
  const [one, other] = [piece.garment.color, lead.garment.color]
  if (!one || !other) return null
  if (shade === leadShade) return sameShade(piece, shade, lead)
  const { kind, harmony } = colorRelation(one, other)
  switch (kind) {
    case 'light and dark neutrals':
      return contrast(piece, shade, lead, leadShade)
    case 'close neutrals':
      return harmony < 0.7
        ? warmAndCool(one, shade, other, leadShade)
        : closeTones(piece, shade, lead, leadShade)
    case 'neutral and color':
      return isColorful(one) ? accent(piece, shade, lead, leadShade) : ground(piece, shade, lead, leadShade)
    case 'one hue':
      return reason('one hue', 0.8, [
        `${capital(shade)} and ${leadShade} are two depths of one color.`,
        `${capital(shade)} stays in the color family of ${voiceOf(lead).the}.`,
        `One color, ${leadShade} and ${shade}, in two strengths.`,
      ])
    case 'neighbors':
      return reason('neighbors', 0.72, [
        `${capital(shade)} and ${leadShade} are neighbors on the color wheel, near enough to look related.`,
        `From ${leadShade} to ${shade} is a short step, so the two look like kin.`,
      ])
    case 'opposites':
      return reason('opposites', 0.72, [
        `${capital(shade)} lies across the color wheel from ${leadShade}, so each makes the other clearer.`,
        `${capital(shade)} and ${leadShade} are opposites, which is what makes them lively together.`,
      ])
    default:
      return harmony < 0.6
        ? null
        : reason('far hues', 0.4, [`${capital(shade)} is muted enough to stand beside ${leadShade}.`])
  }
}

function sameShade(piece: StylistPiece, shade: string, lead: StylistPiece): Reason {
  const { its, does } = voiceOf(piece)
  const { the } = voiceOf(lead)
  const inCommon = `In the ${shade} of ${the}, ${does('it adds', 'they add')} no further color.`
  if (!touches(piece, lead))
    return reason('same shade apart', 0.7, [
      inCommon,
      `${capital(its)} ${shade} answers that of ${the}.`,
      `${capital(shade)} again, as in ${the}.`,
    ])
  return reason('same shade', 0.8, [
    `The same ${shade} as ${the}, so the eye runs on without a stop.`,
    `${capital(its)} ${shade} is that of ${the}, which turns two pieces into one shape.`,
    inCommon,
  ])
}

// Whether one piece begins where the other ends.
function touches(one: StylistPiece, other: StylistPiece): boolean {
  const slots = [one.garment.slot, other.garment.slot].toSorted().join()
  return [
    'bottom,top',
    'outer,top',
    'mid,top',
    'dress,mid',
    'mid,outer',
    'bottom,outer',
    'dress,outer',
    'bottom,shoes',
  ].includes(slots)
}

function contrast(piece: StylistPiece, shade: string, lead: StylistPiece, leadShade: string): Reason {
  const isLight = (piece.garment.color?.lightness ?? 0) > (lead.garment.color?.lightness ?? 0)
  const [own, leads] = isLight ? ['light', 'dark'] : ['dark', 'light']
  const { its, does } = voiceOf(piece)
  const { the } = voiceOf(lead)
  return reason('contrast', 0.85, [
    `${capital(shade)} against ${leadShade} is a clear contrast, one light and one dark.`,
    `${capital(its)} ${shade} sets off the ${leadShade} of ${the}.`,
    `Next to the ${leadShade} of ${the}, ${shade} makes a clean edge.`,
    `${capital(does('it is', 'they are'))} ${own} where ${the} ${voiceOf(lead).is} ${leads}.`,
    `From ${leadShade} to ${shade} the eye has a clear step to take.`,
    `The ${leadShade} of ${the} shows better beside ${shade}.`,
  ])
}

function closeTones(piece: StylistPiece, shade: string, lead: StylistPiece, leadShade: string): Reason {
  const { its, does } = voiceOf(piece)
  const leads = voiceOf(lead)
  const lighter = (piece.garment.color?.lightness ?? 0) - (lead.garment.color?.lightness ?? 0)
  if (Math.abs(lighter) > CLOSE)
    return reason('step', 0.6, [
      `${capital(shade)} is a step ${lighter > 0 ? 'lighter' : 'darker'} than the ${leadShade} of ${leads.the}.`,
      `${capital(shade)} beside ${leadShade}: near enough to belong, far enough to tell apart.`,
      `From ${leadShade} to ${shade} it is one step ${lighter > 0 ? 'up in light' : 'into the dark'}, enough to keep the two apart.`,
    ])
  return reason('close tones', 0.6, [
    `${capital(shade)} lies close to ${leadShade}, so ${does('it does', 'they do')} not compete with ${leads.the}.`,
    `${capital(its)} ${shade} is near the ${leadShade} of ${leads.the} in depth, a quiet step.`,
    `Between ${shade} and ${leadShade} there is hardly a jump, which keeps ${leads.the} in front.`,
  ])
}

function warmAndCool(one: GarmentColor, shade: string, other: GarmentColor, leadShade: string): Reason {
  const [warm, cool] = warmth(one) > warmth(other) ? [shade, leadShade] : [leadShade, shade]
  return reason('warm and cool', 0.35, [`${capital(warm)} is the warm tone here and ${cool} the cool one.`])
}

function accent(piece: StylistPiece, shade: string, lead: StylistPiece, leadShade: string): Reason {
  const { its, does } = voiceOf(piece)
  const leads = voiceOf(lead)
  return reason('accent', 0.85, [
    `The ${leadShade} of ${leads.the} gives ${its} ${shade} a quiet ground.`,
    `${capital(does('it brings', 'they bring'))} color: ${shade} beside a neutral ${leadShade}.`,
    `Beside so much ${leadShade}, ${its} ${shade} comes forward.`,
    `${capital(leadShade)} is neutral, which lets ${its} ${shade} be seen.`,
    `${capital(shade)} and ${leadShade} get on: one is a color, the other a neutral.`,
  ])
}

function ground(piece: StylistPiece, shade: string, lead: StylistPiece, leadShade: string): Reason {
  const { its, does } = voiceOf(piece)
  const leads = voiceOf(lead)
  return reason('ground', 0.8, [
    `Beside the ${leadShade} of ${leads.the} a quiet ${shade} is enough.`,
    `${capital(shade)} steps back and lets the ${leadShade} of ${leads.the} lead.`,
    `${capital(its)} quiet ${shade} leaves the color to ${leads.the}.`,
    `${capital(leadShade)} needs a neutral beside it, and ${shade} is one.`,
    `In ${shade} ${does('it stays', 'they stay')} out of the way of ${leads.the}.`,
  ])
}

// The same color on a piece that is no smaller, and not the one that leads.
function echo(
  pieces: readonly StylistPiece[],
  piece: StylistPiece,
  shade: string,
  lead: StylistPiece,
): Reason | null {
  const twin = pieces.find(
    (other) =>
      other !== piece &&
      other !== lead &&
      areaWeight[other.garment.slot] >= areaWeight[piece.garment.slot] &&
      shadeOf(other) === shade,
  )
  if (!twin || shade === shadeOf(lead)) return null
  const isSmall = ['shoes', 'bag', 'extra'].includes(piece.garment.slot)
  return {
    ...reason('echo', isSmall ? 0.9 : 0.55, [
      `${capital(voiceOf(piece).does('it repeats', 'they repeat'))} the ${shade} of ${voiceOf(twin).the}.`,
      `The ${shade} of ${voiceOf(twin).the} comes back in ${voiceOf(piece).it === 'it' ? 'it' : 'them'}.`,
      `With ${voiceOf(twin).the} in ${shade} too, the color looks meant.`,
    ]),
    theme: 'echo',
    once: [piece.id, twin.id].toSorted().join(),
  }
}

function reason(of: string, weight: number, frames: Reason['frames']): Reason {
  return { theme: 'color', of, weight, frames }
}

// Along OKLab's b: yellow above 0, blue below.
function warmth({ chroma, hue }: GarmentColor): number {
  return chroma * Math.sin((hue * Math.PI) / 180)
}
