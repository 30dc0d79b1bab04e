import { shadeOf } from '../../closet/color-words.ts'
import type { GarmentKind } from '../../closet/garment-kinds.ts'
import { nounOf } from '../../closet/noun-of.ts'
import { listed, numeral, sentence } from '../../sentence.ts'
import type { StylistPiece } from '../outfit.ts'
import { chooseWords } from './choose-words.ts'
import { missingWords } from './missing-words.ts'
import type { OutfitView } from './outfit-view.ts'
import { voiceOf, withArticle } from './voice.ts'

const LISTED_MAX = 5

// Where on the body a small piece is seen.
const places: Partial<Record<GarmentKind, string>> = {
  scarf: 'at the neck',
  necklace: 'at the neck',
  tie: 'at the neck',
  belt: 'at the waist',
  watch: 'at the wrist',
  gloves: 'on the hands',
  earrings: 'at the ears',
  beanie: 'on the head',
  cap: 'on the head',
  'sun-hat': 'on the head',
  backpack: 'on the back',
}

/** The outfit in one sentence, the piece that leads it first. */
export function leadSentence(view: OutfitView): string {
  const said = frameFor(view)
  const rest = view.pieces.filter((piece) => !said.pieces.includes(piece))
  return sentence(`${said.words}${restWords(rest, said.words)}${missingWords(view)}`)
}

/** Words, and the pieces that they have told of. */
interface Said {
  readonly words: string
  readonly pieces: readonly StylistPiece[]
}

function frameFor(view: OutfitView): Said {
  const { lead } = view
  switch (lead.garment.slot) {
    case 'outer':
      return outerFrame(view)
    case 'dress':
      return dressFrame(view)
    case 'top':
      return topFrame(view)
    case 'bottom':
      return bottomFrame(view)
    case 'shoes':
      return shoesFrame(view)
    default:
      return smallFrame(view)
  }
}

function outerFrame(view: OutfitView): Said {
  const { lead } = view
  const [top, bottom, dress, shoes] = [view.at('top'), view.at('bottom'), view.at('dress'), view.at('shoes')]
  if (dress)
    return say(view, [lead, dress, shoes], [`${a(lead)} over ${a(dress)}${tail(', with', shoes, 'below')}`])
  if (!top || !bottom) return listFrame(view, 'over')
  const line = lineDown(bottom, shoes)
  const [topShade, bottomShade] = [shadeOf(top), shadeOf(bottom)]
  return say(
    view,
    [lead, top, bottom, shoes],
    [
      `${a(lead)} over ${a(top)}, with ${line ?? `${a(bottom)}${tail(' and', shoes)}`}`,
      `${a(lead)} leads; under it ${both(top, bottom)}${tail(', with', shoes, 'at the end')}`,
      ...(topShade && bottomShade && topShade !== bottomShade
        ? [`${a(lead)} over ${topShade} and ${bottomShade}: ${both(top, bottom)}${tail(', set on', shoes)}`]
        : []),
    ],
  )
}

function dressFrame(view: OutfitView): Said {
  const { lead } = view
  const [outer, shoes, bag] = [view.at('outer'), view.at('shoes'), view.at('bag')]
  if (outer)
    return say(
      view,
      [lead, outer, shoes],
      [
        `${a(lead)} under ${a(outer)}${tail(', down to', shoes)}`,
        `${a(lead)} first, ${a(outer)} over it${tail(' and', shoes, 'below')}`,
        `${a(lead)} with ${a(outer)} on the shoulders${tail(' and', shoes, 'at the other end')}`,
      ],
    )
  if (!shoes) return say(view, [lead], [`${a(lead)} on its own`])
  return say(
    view,
    [lead, shoes, bag],
    [
      `${a(lead)} with nothing over it, down to ${a(shoes)}${tail(', and', bag, 'to carry')}`,
      `${a(lead)}, worn alone but for ${listed([shoes, bag].filter((one) => one !== null).map(a))}`,
    ],
  )
}

function topFrame(view: OutfitView): Said {
  const { lead } = view
  const [outer, bottom, shoes] = [view.at('outer'), view.at('bottom'), view.at('shoes')]
  if (!bottom) return listFrame(view, 'with')
  const over = tail(', with', outer, 'over it')
  const line = lineDown(bottom, shoes)
  return say(
    view,
    [lead, bottom, outer, shoes],
    [
      `${a(lead)} above ${a(bottom)}${tail(' and', shoes)}${over}`,
      ...(line ? [`${a(lead)} above ${line}${over}`] : []),
      outer
        ? `${a(lead)} between ${both(outer, bottom)}${tail(', with', shoes, 'below')}`
        : `${a(lead)} with ${a(bottom)}${tail(', and', shoes, 'to end on')}`,
    ],
  )
}

function bottomFrame(view: OutfitView): Said {
  const { lead } = view
  const [outer, top, shoes] = [view.at('outer'), view.at('top'), view.at('shoes')]
  if (!top) return listFrame(view, 'with')
  const over = tail(', and', outer, 'over it all')
  const carry = voiceOf(lead).does('carries', 'carry')
  return say(
    view,
    [lead, top, outer, shoes],
    [
      `${a(lead)} under ${a(top)}${tail(', with', shoes, 'at the hem')}${over}`,
      shoes
        ? `${a(lead)} ${carry} the line from ${a(top)} down to ${a(shoes)}${over}`
        : `${a(lead)} from the waist down, ${a(top)} above${over}`,
      `${a(lead)} below ${a(top)}${tail(', and', shoes, 'to stand on')}${tail(', with', outer, 'on top')}`,
    ],
  )
}

function shoesFrame(view: OutfitView): Said {
  const { lead } = view
  const [outer, dress, top, bottom] = [view.at('outer'), view.at('dress'), view.at('top'), view.at('bottom')]
  if (dress)
    return say(
      view,
      [lead, dress, outer],
      [
        `${a(lead)} below ${a(dress)}${tail(', with', outer, 'over it')}`,
        `${a(lead)} at the foot of ${a(dress)}${tail(' and', outer)}`,
      ],
    )
  if (!top || !bottom) return listFrame(view, 'with')
  return say(
    view,
    [lead, bottom, top, outer],
    [
      `${a(lead)} under ${a(bottom)}, with ${a(top)} above${tail(' and', outer, 'over both')}`,
      `Built up from ${a(lead)}: ${listed([bottom, top, outer].filter((one) => one !== null).map(a))}`,
    ],
  )
}

function smallFrame(view: OutfitView): Said {
  const { lead } = view
  const place = lead.garment.kind ? places[lead.garment.kind] : undefined
  if (place) return say(view, [lead], [`${a(lead)} ${place}`])
  const [outer, dress, bottom] = [view.at('outer'), view.at('dress'), view.at('bottom')]
  const against = outer ?? dress ?? bottom
  if (lead.garment.slot === 'bag' && against)
    return say(
      view,
      [lead, against],
      [`${a(lead)} carried against ${a(against)}`, `${a(lead)} beside ${a(against)}`],
    )
  return say(view, [lead], [`${a(lead)} to begin with`])
}

function listFrame(view: OutfitView, joint: string): Said {
  const [second] = view.pieces.filter((piece) => piece !== view.lead)
  if (!second) return { words: `${a(view.lead)} to build on`, pieces: [view.lead] }
  return { words: `${a(view.lead)} ${joint} ${a(second)}`, pieces: [view.lead, second] }
}

function say(
  view: OutfitView,
  pieces: readonly (StylistPiece | null)[],
  frames: readonly [string, ...string[]],
): Said {
  return { words: chooseWords(view, 'lead', frames), pieces: pieces.filter((piece) => piece !== null) }
}

/** 'charcoal trousers in one long line down to a cognac boot': only for what reaches down to the shoe. */
function lineDown(bottom: StylistPiece, shoes: StylistPiece | null): string | null {
  const { kind, slot, length } = bottom.garment
  const isFull = slot === 'bottom' && length !== 'cropped' && nounOf(bottom).isSeveral && kind !== null
  const shoeShade = shoes && shadeOf(shoes)
  if (!isFull || !shoes || !shoeShade || !nounOf(shoes).isKnown) return null
  if (shoeShade === shadeOf(bottom)) return `${a(bottom)} and ${a(shoes)} in one line from the waist`
  return `${a(bottom)} in one long line down to ${withArticle(`${shoeShade} ${nounOf(shoes).one}`)}`
}

function restWords(rest: readonly StylistPiece[], said: string): string {
  if (rest.length === 0) return ''
  const named = rest.slice(0, rest.length > LISTED_MAX ? LISTED_MAX - 1 : LISTED_MAX).map(inPlace)
  const more = rest.length - named.length
  const list = listed(more > 0 ? [...named, `${numeral(more)} more`] : named)
  // One 'with' is enough for a sentence; 'a bag in hand' can stand without.
  return /\bwith\b/.test(said) && rest.every(hasPlace)
    ? `, ${list}`
    : `${/\bwith\b/.test(said) ? ', plus' : ', with'} ${list}`
}

function hasPlace({ garment: { kind, slot } }: StylistPiece): boolean {
  return slot === 'bag' || (kind !== null && places[kind] !== undefined)
}

function inPlace(piece: StylistPiece): string {
  const { kind, slot } = piece.garment
  const place = (kind && places[kind]) ?? (slot === 'bag' ? 'in hand' : null)
  return place ? `${a(piece)} ${place}` : a(piece)
}

function tail(joint: string, piece: StylistPiece | null, end = ''): string {
  return piece ? `${joint} ${a(piece)}${end && ` ${end}`}` : ''
}

function both(one: StylistPiece, other: StylistPiece): string {
  return listed([a(one), a(other)])
}

function a(piece: StylistPiece): string {
  return voiceOf(piece).a
}
