import type { StylistPiece } from '../outfit.ts'
import type { OutfitView } from './outfit-view.ts'
import type { Tip, TipKind } from './tip.ts'
import { voiceOf } from './voice.ts'

/** How to look after what is easily seen, and one try before going out; there is always one. */
export function tipsOfCare(view: OutfitView): (Tip | null)[] {
  const of = (find: (piece: StylistPiece) => boolean) => view.pieces.find(find)
  const linen = of(({ garment }) => garment.material === 'linen' && garment.slot !== 'extra')
  const fine = of(({ garment }) => garment.material === 'silk' || garment.material === 'satin')
  const suede = of(({ garment }) => garment.material === 'suede')
  const whiteShoes = of(({ garment }) => garment.slot === 'shoes' && garment.color?.family === 'white')
  const leatherShoes = of(({ garment }) => garment.slot === 'shoes' && garment.material === 'leather')
  const black = of(
    ({ garment }) =>
      garment.color?.family === 'black' &&
      garment.slot !== 'shoes' &&
      garment.slot !== 'bag' &&
      garment.slot !== 'extra',
  )
  const wool = of(({ garment }) => garment.slot === 'outer' && garment.material === 'wool')
  const shoes = view.at('shoes')
  return [
    suede ? care(0.5, `Brush ${voiceOf(suede).the} in one direction; the nap then shows one color.`) : null,
    whiteShoes
      ? care(0.52, `Wipe the edges of ${voiceOf(whiteShoes).the}: on white that is where people look.`)
      : null,
    linen ? care(0.5, `Press ${voiceOf(linen).the} while damp; the creases of the day may stay.`) : null,
    fine
      ? care(0.48, `Steam ${voiceOf(fine).the} from the inside, never the outside, where drops leave marks.`)
      : null,
    black
      ? care(0.46, `Go over ${voiceOf(black).the} with a lint roller last of all; black shows everything.`)
      : null,
    wool
      ? care(
          0.42,
          `Brush ${voiceOf(wool).the} downward from the collar before you put ${voiceOf(wool).does('it', 'them')} on.`,
        )
      : null,
    leatherShoes
      ? care(
          0.4,
          `Wipe ${voiceOf(leatherShoes).the} with a damp cloth and let ${voiceOf(leatherShoes).does('it', 'them')} dry before you polish.`,
        )
      : null,
    shoes ? care(0.2, `Look at ${voiceOf(shoes).the} from behind: worn heels undo a clean outfit.`) : null,
    care(0.1, `Lay ${voiceOf(view.lead).the} out the evening before and look for spots and loose threads.`),
    ...tryOn(view),
  ]
}

function tryOn(view: OutfitView): Tip[] {
  const { the, does } = voiceOf(view.lead)
  const lower = view.at('dress') ?? view.at('bottom')
  return [
    lower
      ? tip('try on', 0.16, `Sit down once in ${voiceOf(lower).the} and look whether anything pulls.`)
      : tip(
          'try on',
          0.1,
          `Hold ${the} to the light of a window, where ${does('its', 'their')} color is true.`,
        ),
    tip('echo', 0.05, `Let ${the} be the one thing people remember, and keep the rest plain.`),
    tip('jewelry', 0.05, `Keep to one metal in jewelry and buckles, whichever you wear more.`),
  ]
}

function care(weight: number, text: string): Tip {
  return tip('care', weight, text)
}

function tip(kind: TipKind, weight: number, text: string): Tip {
  return { kind, weight, text }
}
