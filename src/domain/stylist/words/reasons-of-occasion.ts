import { capital } from '../../sentence.ts'
import { asking } from '../occasions/asking.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import { formalityFit, formalityWord } from '../score/judge-formality.ts'
import { belonging } from './analyze-style.ts'
import type { Reason, ToReason } from './reason.ts'
import { voiceOf } from './voice.ts'

const NEAR = 0.4
// Formality of an occasion up to which nobody dresses up.
const EASY = 2.4
const formalityOfCasual = 2.9

/** How a piece suits the occasion, what one will be doing there, and the chosen style. */
export function reasonsOfOccasion(toReason: ToReason): Reason[] {
  const { piece, view } = toReason
  const occasion = view.needs?.occasion ?? null
  return [
    occasion ? formalityReason(toReason, occasion) : null,
    occasion ? activityReason(piece, occasion) : null,
    occasion ? dressCodeReason(piece, occasion) : null,
    styleReason(toReason),
    occasion ? null : dressReason(toReason),
  ].filter((one) => one !== null)
}

function formalityReason({ piece, view }: ToReason, occasion: OccasionNeeds): Reason | null {
  const { formality, slot } = piece.garment
  const { least, ideal, most } = occasion.formality
  const { phrase } = occasion
  const { it, is, does } = voiceOf(piece)
  const isSmall = slot === 'extra' || slot === 'bag'
  const isOff = formalityFit(piece.garment, occasion) < 0.72
  const others = view.pieces.filter(
    (other) => other !== piece && other.garment.slot !== 'bag' && other.garment.slot !== 'extra',
  )
  const byFormality = others.toSorted((one, other) => one.garment.formality - other.garment.formality)
  const [easiest, dressiest] = [byFormality[0], byFormality.at(-1)]
  if (formality < least && isOff)
    return reason('too casual', isSmall ? 0.5 : 0.95, [
      ...(dressiest && dressiest.garment.formality >= ideal
        ? ([
            `${capital(it)} ${is} more casual than ${asking(phrase)} for; ${voiceOf(dressiest).the} ${voiceOf(dressiest).does('makes', 'make')} up for that.`,
            `For ${phrase} ${it} ${is} on the casual side, so ${voiceOf(dressiest).the} ${voiceOf(dressiest).does('does', 'do')} the dressing up.`,
          ] as const)
        : ([`${capital(it)} ${is} more casual than ${asking(phrase)} for.`] as const)),
      `${capital(asking(phrase))} for a little more than ${does('it gives', 'they give')}.`,
    ])
  if (formality > most && isOff)
    return reason('too formal', isSmall || slot === 'outer' ? 0.5 : 0.7, [
      ...(easiest && easiest.garment.formality <= ideal
        ? ([
            `${capital(it)} ${is} dressier than ${asking(phrase)} for; ${voiceOf(easiest).the} ${voiceOf(easiest).does('brings', 'bring')} that down.`,
            `For ${phrase} ${it} ${is} on the dressy side, and ${voiceOf(easiest).the} ${voiceOf(easiest).does('keeps', 'keep')} it easy.`,
          ] as const)
        : ([`${capital(it)} ${is} dressier than ${asking(phrase)} for.`] as const)),
      `${capital(does('it could', 'they could'))} go to something dressier than ${phrase} as well.`,
    ])
  if (isSmall) return Math.abs(formality - ideal) > NEAR ? null : rightForIt(piece, occasion, 0.3)
  if (formality > ideal + NEAR)
    // To the beach nothing has to be lifted.
    return ideal >= EASY && dressiest && formality > dressiest.garment.formality
      ? reason('dressiest', 0.75, [
          `${capital(does('it is the dressiest piece here and lifts', 'they are the dressiest part and lift'))} the rest to what ${asking(phrase)} for.`,
          `For ${phrase} ${does('it carries', 'they carry')} the formal note, so the rest can be easy.`,
          `Nothing here is dressier, and ${asking(phrase)} for some of that.`,
        ])
      : atAnEnd(piece, occasion)
  if (formality < ideal - NEAR)
    return easiest && formality < easiest.garment.formality
      ? reason('easiest', 0.6, [
          `${capital(does('it is', 'they are'))} the relaxed part, and ${phrase} leaves room for one.`,
          `${capital(does('it takes', 'they take'))} the stiffness out of an outfit for ${phrase}.`,
          `${capital(does('it keeps', 'they keep'))} the outfit easy, as far as ${phrase} allows.`,
        ])
      : atAnEnd(piece, occasion)
  return rightForIt(piece, occasion, 0.62)
}

// Neither what is ideal nor the end of the outfit, but within what is asked.
function atAnEnd(
  piece: StylistPiece,
  { phrase, formality: { least, ideal, most } }: OccasionNeeds,
): Reason | null {
  const { formality } = piece.garment
  if (formality < least || formality > most) return null
  const { does } = voiceOf(piece)
  const end = formality > ideal ? 'dressy' : 'easy'
  return reason(`${end} end`, 0.3, [
    `${capital(does('it is', 'they are'))} at the ${end} end of what suits ${phrase}.`,
    `For ${phrase} ${does('it is', 'they are')} on the ${end} side, and within bounds.`,
  ])
}

function rightForIt(piece: StylistPiece, { phrase }: OccasionNeeds, weight: number): Reason {
  const { its, does } = voiceOf(piece)
  const { formality } = piece.garment
  return reason('right for it', weight, [
    `For ${phrase} ${does('it is', 'they are')} neither too much nor too little.`,
    `${capital(does('it is', 'they are'))} as dressed up as ${asking(phrase)}, and no more.`,
    `${capital(does('it is', 'they are'))} ${formalityWord(formality)}, which suits ${phrase}.`,
    `${capital(its)} tone is ${formalityWord(formality)}, well within what ${asking(phrase)} for.`,
    `At ${formalityWord(formality)} ${does('it meets', 'they meet')} what ${asking(phrase)} for.`,
    `${capital(asking(phrase))} for ${formalityWord(formality)} clothes, and ${does('it is', 'they are')} that.`,
    `Nobody is over- or underdressed in ${does('it', 'them')} for ${phrase}.`,
  ])
}

function activityReason(piece: StylistPiece, { activities }: OccasionNeeds): Reason | null {
  const { heel, isOpen, slot, tags } = piece.garment
  const { does } = voiceOf(piece)
  const isAmong = (one: OccasionNeeds['activities'][number]) => activities.includes(one)
  const said = piece.name.toLowerCase()
  // On ice a flat sole is none to praise.
  const isFlat = heel === 'flat' && !isOpen && !/heel|platform|wedge/.test(said) && !isAmong('on ice')
  if (slot === 'shoes' && isFlat && (isAmong('walking') || isAmong('traveling')))
    return activity('flat to walk', [
      'Flat soles carry you as far as you have to walk.',
      `${capital(does('it has', 'they have'))} a flat sole, which is right for walking.`,
      'Whatever way there is on foot, a flat sole is right for it.',
    ])
  if (slot === 'shoes' && isFlat && isAmong('standing'))
    return activity('flat to stand', [
      `You will be on your feet, and ${does('it has', 'they have')} a flat sole.`,
      `Flat soles carry you through hours of standing.`,
    ])
  if (slot === 'shoes' && isFlat && isAmong('on grass'))
    return activity('on grass', ['A flat sole does not sink into grass.'])
  if (tags.has('backpack') && (isAmong('cycling') || isAmong('hiking') || isAmong('traveling')))
    return activity('hands free', ['It leaves both hands free.'])
  return null
}

function dressCodeReason(piece: StylistPiece, occasion: OccasionNeeds): Reason | null {
  const { color, slot, isOpen } = piece.garment
  const { phrase } = occasion
  if (color && occasion.wantColors.includes(color.family))
    return {
      ...reason('wanted color', 1, [
        `${capital(asking(phrase))} for ${color.family}, and ${voiceOf(piece).does('it answers', 'they answer')}.`,
      ]),
      theme: 'color',
    }
  if (occasion.asksCover && !isOpen && (slot === 'dress' || slot === 'top'))
    return reason('covered', 0.6, [
      `${capital(voiceOf(piece).it)} ${voiceOf(piece).does('covers', 'cover')} up, as ${asking(phrase)}.`,
    ])
  return null
}

function styleReason({ piece, view }: ToReason): Reason | null {
  if (!view.needs || view.needs.isStyleOpen) return null
  const { stylePreference, occasion } = view.needs
  const own = belonging(piece, stylePreference)
  if (own < 0.45) return null
  // At a wedding it is no merit to be casual.
  if (stylePreference === 'casual' && occasion && occasion.formality.ideal > formalityOfCasual) return null
  const isFirst = view.pieces.every((other) => other === piece || belonging(other, stylePreference) < own)
  const { is, it } = voiceOf(piece)
  return {
    ...reason(
      isFirst ? 'most in style' : 'in style',
      isFirst ? 0.66 : 0.45,
      isFirst
        ? [
            `${capital(it)} ${is} what makes the outfit ${stylePreference}.`,
            `Of all pieces here, ${it} ${is} the most ${stylePreference}.`,
            `Nothing here is more ${stylePreference}.`,
          ]
        : [
            `${capital(it)} ${is} ${stylePreference}, as you asked.`,
            `${capital(it)} ${is} on the ${stylePreference} side.`,
            `${capital(voiceOf(piece).does('it keeps', 'they keep'))} to the ${stylePreference} line.`,
          ],
    ),
    theme: 'style',
  }
}

function dressReason({ piece, view }: ToReason): Reason | null {
  const others = view.pieces.filter((other) => other !== piece)
  const { formality } = piece.garment
  const { is, it, does } = voiceOf(piece)
  if (others.length === 0) return null
  const mean = others.reduce((sum, { garment }) => sum + garment.formality, 0) / others.length
  if (Math.abs(formality - mean) < 0.35)
    return reason('level', 0.4, [
      `${capital(it)} ${is} as ${formalityWord(formality)} as the rest.`,
      `${capital(does('it keeps', 'they keep'))} the outfit ${formalityWord(formality)}.`,
    ])
  return formality > mean
    ? reason('lifts', 0.5, [
        `${capital(does('it dresses', 'they dress'))} the rest up by a step.`,
        `${capital(it)} ${is} the more polished part.`,
      ])
    : reason('eases', 0.5, [
        `${capital(does('it takes', 'they take'))} the rest down a step.`,
        `${capital(it)} ${is} the easy part.`,
      ])
}

function reason(of: string, weight: number, frames: Reason['frames']): Reason {
  return { theme: 'formality', of, weight, frames }
}

function activity(of: string, frames: Reason['frames']): Reason {
  return { theme: 'activity', of, weight: 0.8, frames }
}
