import { bootTags, hasTag } from '../../closet/garment-tags.ts'
import { shadeOf } from '../../closet/color-words.ts'
import { keepsShowerOut } from '../../closet/keeps-shower-out.ts'
import { capital, degrees } from '../../sentence.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import type { StylistPiece } from '../outfit.ts'
import { daysSinceWorn } from '../score/judge-rest.ts'
import { warmthOf } from '../score/judge-season.ts'
import { warmthNeeded } from '../score/warmth-needed.ts'
import type { OutfitView } from './outfit-view.ts'
import type { Reason, ToReason } from './reason.ts'
import { voiceOf } from './voice.ts'

const COOL_CELSIUS = 14
const WARM_CELSIUS = 22
const LIGHT_CLO = 0.2
// Of the clo that a day asks for: with less one is cold.
const SHORT_OF = 0.9
const RESTED_DAYS = 14
const TRUSTED_WEARS = 15
const RECENT_DAYS = 3

/** What the weather makes of a piece, and how long it has waited for its turn. */
export function reasonsOfDay(toReason: ToReason): Reason[] {
  return [rain(toReason), warmth(toReason), layer(toReason), rest(toReason)].filter((one) => one !== null)
}

/** The day as it stands in a sentence: 'at 9 °C', 'on a fall day'. */
function onTheDay({ occasion, season }: Partial<Pick<OutfitNeeds, 'occasion' | 'season'>>): string {
  const told = occasion?.temperatureCelsius ?? null
  return told === null ? `on a ${season ?? 'mild'} day` : `at ${degrees(told)}`
}

function rain({ piece, view }: ToReason): Reason | null {
  if (!view.needs?.occasion?.isWet) return null
  const { it, its, does } = voiceOf(piece)
  const { rain: fitness, slot } = piece.garment
  if (fitness === 'keeps out')
    return reason('rain', 'keeps out', 1, [
      `${capital(does('it keeps', 'they keep'))} the rain out.`,
      `${capital(does('it is', 'they are'))} made for rain.`,
      `Rain stays outside of ${it === 'it' ? 'it' : 'them'}.`,
    ])
  if (slot !== 'shoes' && slot !== 'outer' && slot !== 'bag') return null
  if (keepsShowerOut(piece.garment))
    return reason('rain', 'shower out', 0.7, [
      `${capital(does('it keeps', 'they keep'))} a shower out, though not a day of rain.`,
      `In a shower ${does('it is', 'they are')} cover enough; for more than that take an umbrella.`,
    ])
  // A shower, and no more: of most shoes nobody has said what they are made of.
  if (fitness === 'bears')
    return reason('rain', 'bears', 0.4, [
      `${capital(does('it takes', 'they take'))} a short shower; in longer rain ${does('it gets', 'they get')} wet through.`,
      `A short shower is no matter for ${it === 'it' ? 'it' : 'them'}, a storm would be.`,
    ])
  return reason('rain', 'suffers', 0.8, [
    `Rain leaves marks on ${it === 'it' ? 'it' : 'them'}, so keep ${its} way short or covered.`,
    `Keep ${it === 'it' ? 'it' : 'them'} under the umbrella, since rain leaves marks.`,
  ])
}

function warmth({ piece, view: { needs, celsius, pieces } }: ToReason): Reason | null {
  if (!needs || celsius === null) return null
  const { warmthClo, slot, isOpen } = piece.garment
  const { it, does } = voiceOf(piece)
  const day = onTheDay(needs)
  const isWarmest = pieces.every((other) => other === piece || other.garment.warmthClo < warmthClo)
  if (slot === 'shoes') {
    if (isOpen && celsius >= WARM_CELSIUS)
      return reason('warmth', 'open shoes', 0.6, [`Open shoes are right ${day}.`])
    return celsius <= COOL_CELSIUS && hasTag(piece.garment, bootTags)
      ? reason('warmth', 'closed shoes', 0.66, [
          `A boot keeps the ankle warm ${day}.`,
          `${capital(day)} a closed boot beats a low shoe.`,
          `${capital(day)} a low shoe would leave the ankle cold.`,
        ])
      : null
  }
  if (celsius <= COOL_CELSIUS && isWarmest && warmthClo >= 0.28)
    return reason('warmth', 'warmest', 0.84, [
      `${capital(does('it is', 'they are'))} the warmest piece here, which counts ${day}.`,
      `${capital(day)} most of the warmth comes from ${it === 'it' ? 'it' : 'them'}.`,
      `Nothing else here is as warm, and ${day} something has to be.`,
      `${capital(does('it does', 'they do'))} most of the warming ${day}.`,
      `Without ${it === 'it' ? 'it' : 'them'} the rest would be thin ${day}.`,
    ])
  const isCloth = slot === 'top' || slot === 'bottom' || slot === 'dress'
  if (isCloth && celsius >= WARM_CELSIUS && warmthClo <= LIGHT_CLO)
    return reason('warmth', 'light', 0.68, [
      `${capital(day)} ${does('it adds', 'they add')} next to no warmth.`,
      `${capital(does('it is', 'they are'))} light enough to forget ${day}.`,
      `${capital(does('it is', 'they are'))} thin, which is what one wants ${day}.`,
      `So little cloth is right ${day}.`,
    ])
  return piece.garment.tags.has('winter scarf') && celsius <= COOL_CELSIUS
    ? reason('warmth', 'scarf', 0.7, [
        `${capital(day)} the neck is what gets cold first.`,
        `The collar of a coat leaves a gap, which ${does('it closes', 'they close')}.`,
        `${capital(does('it is', 'they are'))} easy to take off once you are inside.`,
      ])
    : null
}

function layer({ piece, view }: ToReason): Reason | null {
  const [outer, mid] = [view.at('outer'), view.at('mid')]
  const { slot } = piece.garment
  if (slot === 'mid') return between(view, piece)
  if (slot === 'outer') return overTheRest(view, piece)
  if (mid && (slot === 'top' || slot === 'dress')) return beneath(piece, mid)
  if (!outer || (slot !== 'top' && slot !== 'dress')) return null
  const coat = voiceOf(outer)
  const { it, does } = voiceOf(piece)
  return reason('layer', 'under', 0.5, [
    `${capital(does('it is', 'they are'))} what people see once ${coat.the} ${coat.does('comes', 'come')} off.`,
    `${capital(does('it lies', 'they lie'))} under ${coat.the} and must do alone indoors; ${it} can.`,
  ])
}

// What is worn over a top or dress: what it is over, and what for.
function between(view: OutfitView, piece: StylistPiece): Reason | null {
  const under = view.at('dress') ?? view.at('top')
  if (!under) return null
  const { does } = voiceOf(piece)
  const over = `over ${shaded(under)}`
  const outer = view.at('outer')
  if (isShortWithout(view, piece))
    return reason('layer', 'makes up', 1, [
      `${capital(over)} ${does('it adds', 'they add')} the warmth that would be missing ${onTheDay(view.needs ?? {})}.`,
      outer
        ? `Worn ${over} and under ${voiceOf(outer).the}, ${does('it makes', 'they make')} up for what ${voiceOf(outer).the} alone would lack.`
        : `Worn ${over}, ${does('it brings', 'they bring')} the warmth that ${voiceOf(under).the} alone ${voiceOf(under).does('lacks', 'lack')}.`,
      `${capital(over)} ${does('it warms', 'they warm')} where ${voiceOf(outer ?? under).the} alone would not be enough.`,
    ])
  return reason('layer', 'between', 1, [
    `${capital(over)} ${does('it makes', 'they make')} a layer that can come off indoors.`,
    `Worn ${over}, ${does('it takes', 'they take')} the place of a jacket once you are inside.`,
  ])
}

function beneath(piece: StylistPiece, mid: StylistPiece): Reason {
  const { does } = voiceOf(piece)
  const over = voiceOf(mid)
  return reason('layer', 'beneath', 0.5, [
    `${capital(over.the)} ${over.does('goes', 'go')} over ${does('it', 'them')}, and ${does('it does', 'they do')} alone once ${over.the} ${over.does('comes', 'come')} off.`,
  ])
}

function isShortWithout({ pieces, celsius }: OutfitView, piece: StylistPiece): boolean {
  if (celsius === null) return false
  return warmthOf(pieces.filter((other) => other !== piece)) < SHORT_OF * warmthNeeded(celsius)
}

/** 'the white T-shirt'. */
function shaded(piece: StylistPiece): string {
  const { the } = voiceOf(piece)
  const shade = shadeOf(piece)
  return shade && !the.includes(shade) ? `the ${shade} ${the.slice(4)}` : the
}

function overTheRest(view: OutfitView, piece: StylistPiece): Reason | null {
  const under = view.inner
  if (!under || under === piece) return null
  const { the } = voiceOf(under)
  return reason('layer', 'over', 0.45, [
    `Over ${the} ${voiceOf(piece).does('it finishes', 'they finish')} the upper half.`,
    `${capital(voiceOf(piece).does('it frames', 'they frame'))} ${the} when left open.`,
    `${capital(voiceOf(piece).does('it goes', 'they go'))} over ${the}, and off again indoors.`,
  ])
}

function rest({ piece, today }: ToReason): Reason | null {
  const { does } = voiceOf(piece)
  const days = today === null ? null : daysSinceWorn(piece, today)
  if (days !== null && days >= RESTED_DAYS)
    return reason('rest', 'rested', 0.72, [
      `Not worn in ${days} days.`,
      `${capital(does('it has', 'they have'))} waited ${days} days for a turn.`,
      `Last worn ${days} days ago, so ${does('it is', 'they are')} due.`,
      `It has been ${days} days since you wore ${does('it', 'them')}.`,
    ])
  if (piece.wearCount === 0 && piece.lastWornDate === null)
    return reason('rest', 'unworn', 0.58, [
      `You have not worn ${does('it', 'them')} yet.`,
      `${capital(does('it has', 'they have'))} not been out yet.`,
      `This would be ${does('its', 'their')} first day out.`,
    ])
  return piece.wearCount >= TRUSTED_WEARS
    ? reason('rest', 'trusted', 0.4, [
        `After ${piece.wearCount} wears you know how ${does('it sits', 'they sit')}.`,
        `You have reached for ${does('it', 'them')} ${piece.wearCount} times already.`,
        `Worn ${piece.wearCount} times, so there is nothing to try out.`,
        `After ${piece.wearCount} wears ${does('it is', 'they are')} easy to put on without a thought.`,
      ])
    : days !== null && days > RECENT_DAYS
      ? reason('rest', 'some days', 0.34, [
          `Last worn ${days} days ago.`,
          `${capital(does('it has', 'they have'))} had ${days} days of rest.`,
        ])
      : null
}

function reason(theme: string, of: string, weight: number, frames: Reason['frames']): Reason {
  return { theme, of, weight, frames }
}
