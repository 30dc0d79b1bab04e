import { shadeOf } from '../../closet/color-words.ts'
import { capital } from '../../sentence.ts'
import { chooseWords } from './choose-words.ts'
import { metalFor } from './metal-for.ts'
import type { OutfitView } from './outfit-view.ts'
import type { Tip, TipKind } from './tip.ts'
import { hasLongSleeves } from './tips-of-tops.ts'
import { voiceOf } from './voice.ts'

/** How to carry the bag, and how to wear what is small. */
export function tipsOfSmallPieces(view: OutfitView): (Tip | null)[] {
  return [carry(view), scarf(view), tie(view), wrist(view), head(view), jewelry(view), echo(view)]
}

function carry(view: OutfitView): Tip | null {
  const [bag, outer] = [view.at('bag'), view.at('outer')]
  if (!bag) {
    return outer &&
      (outer.garment.kind === 'blazer' ||
        outer.garment.kind === 'coat' ||
        outer.garment.kind === 'trench-coat')
      ? tip(
          'carry',
          0.5,
          `Leave the pockets of ${voiceOf(outer).the} empty; a phone pulls the front out of line.`,
        )
      : null
  }
  const { the } = voiceOf(bag)
  const over = outer ?? view.inner
  if (bag.garment.kind === 'backpack')
    return tip(
      'carry',
      0.6,
      `Wear both straps of ${the}; one alone drags ${over ? voiceOf(over).the : 'the shoulder'} to the side.`,
    )
  if (/clutch|pochette|minaudi/i.test(bag.name))
    return tip('carry', 0.66, `Hold ${the} flat against the side, and change hands when you greet somebody.`)
  if (bag.garment.kind === 'shoulder-bag')
    return tip(
      'carry',
      0.64,
      chooseWords(view, 'carry', [
        `Shorten the strap of ${the} until it ends at the hip bone.`,
        `Wear ${the} on one shoulder, not across ${over ? voiceOf(over).the : 'the chest'}, where the strap creases the front.`,
      ]),
    )
  if (bag.garment.kind === null) return null
  return tip(
    'carry',
    0.62,
    outer
      ? `Carry ${the} in the hand or on the forearm; on the shoulder it pulls the collar of ${voiceOf(outer).the} askew.`
      : `Carry ${the} on the forearm and put the heavy things at the bottom, so that it hangs straight.`,
  )
}

function scarf(view: OutfitView): Tip | null {
  const own = view.extra('scarf')
  if (!own) return null
  const { the } = voiceOf(own)
  const [outer, bag] = [view.at('outer'), view.at('bag')]
  const isLight =
    own.garment.material === 'silk' || own.garment.material === 'satin' || own.garment.warmthClo < 0.04
  if (isLight && bag)
    return tip(
      'scarf',
      0.7,
      `Knot ${the} at the neck, off center; indoors it can go on the handle of ${voiceOf(bag).the}.`,
    )
  if (outer && outer.garment.layer === 'outer')
    return tip(
      'scarf',
      0.74,
      `Loop ${the} once inside the collar of ${voiceOf(outer).the}, with the ends hidden.`,
    )
  return tip('scarf', 0.7, `Wear ${the} open, one end a hand's width longer than the other.`)
}

function tie(view: OutfitView): Tip | null {
  const own = view.extra('tie')
  if (!own || /bow/i.test(own.name)) return null
  return tip('small piece', 0.72, `Knot ${voiceOf(own).the} so that the tip touches the waistband.`)
}

function wrist(view: OutfitView): Tip | null {
  const [watch, glasses, gloves] = [view.extra('watch'), view.extra('glasses'), view.extra('gloves')]
  const top = view.at('top')
  if (watch)
    return tip(
      'small piece',
      0.55,
      top && hasLongSleeves(top)
        ? `Let ${voiceOf(watch).the} slip half under the cuff of ${voiceOf(top).the}.`
        : `Wear ${voiceOf(watch).the} alone on the wrist, with nothing beside it.`,
    )
  if (gloves)
    return tip(
      'small piece',
      0.5,
      `Carry ${voiceOf(gloves).the} in one hand once you are inside; in a pocket they bulge.`,
    )
  return glasses
    ? tip('small piece', 0.5, `Take ${voiceOf(glasses).the} off indoors and put them away, not on the head.`)
    : null
}

function head(view: OutfitView): Tip | null {
  const hat = view.extra('beanie', 'cap', 'sun-hat')
  if (!hat) return null
  const { the } = voiceOf(hat)
  if (hat.garment.kind === 'beanie')
    return tip('small piece', 0.56, `Set ${the} back far enough to show the hairline.`)
  if (hat.garment.kind === 'cap')
    return tip('small piece', 0.5, `Keep ${the} level, with the brim straight ahead.`)
  return tip('small piece', 0.58, `Wear ${the} level over the brow, and take it off at the table.`)
}

function jewelry(view: OutfitView): Tip | null {
  const [earrings, necklace] = [view.extra('earrings'), view.extra('necklace')]
  const upper = view.at('dress') ?? view.at('top')
  if (earrings && necklace)
    return tip(
      'jewelry',
      0.6,
      `${capital(voiceOf(earrings).the)} and ${voiceOf(necklace).the} are enough; leave wrists and fingers bare.`,
    )
  if (earrings)
    return tip(
      'jewelry',
      0.6,
      `Leave the neck bare, so that ${voiceOf(earrings).the} ${voiceOf(earrings).does('is', 'are')} the only shine.`,
    )
  if (necklace)
    return tip(
      'jewelry',
      0.6,
      `Wear ${voiceOf(necklace).the} without earrings, or with the smallest you have.`,
    )
  if (upper?.garment.material === 'sequin')
    return tip('jewelry', 0.7, `Wear no jewelry with ${voiceOf(upper).the}; the sequins are it.`)
  if (upper?.garment.kind === 'turtleneck')
    return tip('jewelry', 0.56, `Over ${voiceOf(upper).the} wear one long chain or nothing at the neck.`)
  return view.extra('tie') ? null : metal(view)
}

function metal(view: OutfitView): Tip | null {
  const choice = metalFor(view.pieces)
  const shade = choice ? shadeOf(choice.piece) : null
  if (!choice || !shade) return null
  const { metal: own, tone, piece } = choice
  const other = own === 'gold' ? 'silver' : 'gold'
  return tip(
    'jewelry',
    0.46,
    chooseWords(view, 'metal', [
      `If you wear jewelry, choose ${own}: the ${shade} of ${voiceOf(piece).the} is a ${tone} tone.`,
      `Keep all metal ${own}, down to the buckle; ${other} would fight the ${tone} ${shade} of ${voiceOf(piece).the}.`,
    ]),
  )
}

function echo(view: OutfitView): Tip | null {
  const own = view.pieces.find(({ garment: { color } }) => color && !color.isNeutral && color.chroma > 0.04)
  const shade = own ? shadeOf(own) : null
  if (!own || !shade || view.pieces.some((other) => other !== own && shadeOf(other) === shade)) return null
  return tip(
    'echo',
    0.36,
    chooseWords(view, 'echo', [
      `Repeat the ${shade} of ${voiceOf(own).the} once more, in something no larger than a hand.`,
      `Do not add a second ${shade} thing; ${voiceOf(own).the} ${voiceOf(own).does('is', 'are')} enough of it.`,
    ]),
  )
}

function tip(kind: TipKind, weight: number, text: string): Tip {
  return { kind, weight, text }
}
