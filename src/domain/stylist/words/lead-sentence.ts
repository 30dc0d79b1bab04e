import { shadeOf } from '../../closet/color-words.ts'
import { nounOf } from '../../closet/noun-of.ts'
import { listed, numeral, sentence } from '../../sentence.ts'
import type { StylistPiece } from '../outfit.ts'
import { extraRole, type ExtraRole } from '../search/extra-role.ts'
import { chooseWords } from './choose-words.ts'
import { missingWords } from './missing-words.ts'
import type { OutfitView } from './outfit-view.ts'
import { voiceOf, withArticle } from './voice.ts'

const LISTED_MAX = 5

// Where on the body a small piece is seen.
const places: Partial<Record<ExtraRole, string>> = {
  neck: 'at the neck',
  collar: 'at the neck',
  waist: 'at the waist',
  wrist: 'at the wrist',
  hands: 'on the hands',
  ears: 'at the ears',
  head: 'on the head',
}

function placeOf({ garment }: StylistPiece): string | null {
  if (garment.tags.has('backpack')) return 'on the back'
  return garment.slot === 'extra' && !garment.tags.has('umbrella')
    ? (places[extraRole(garment)] ?? null)
    : null
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
    case 'mid':
      return midFrame(view)
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
  const mid = view.at('mid')
  if (dress)
    return say(
      view,
      [lead, mid, dress, shoes],
      [`${a(lead)} over ${all(mid, dress)}${tail(', with', shoes, 'below')}`],
    )
  if (!top || !bottom) return listFrame(view, 'over')
  const line = lineDown(bottom, shoes)
  const [topShade, bottomShade] = [shadeOf(top), shadeOf(bottom)]
  return say(
    view,
    [lead, mid, top, bottom, shoes],
    [
      `${a(lead)} over ${all(mid, top)}, with ${line ?? `${a(bottom)}${tail(' and', shoes)}`}`,
      `${a(lead)} leads; under it ${all(mid, top, bottom)}${tail(', with', shoes, 'at the end')}`,
      ...(topShade && bottomShade && topShade !== bottomShade && !mid
        ? [`${a(lead)} over ${topShade} and ${bottomShade}: ${all(top, bottom)}${tail(', set on', shoes)}`]
        : []),
    ],
  )
}

function midFrame(view: OutfitView): Said {
  const { lead } = view
  const [outer, dress, top, bottom] = [view.at('outer'), view.at('dress'), view.at('top'), view.at('bottom')]
  const shoes = view.at('shoes')
  const over = tail(', and', outer, 'on top')
  if (dress)
    return say(
      view,
      [lead, dress, outer, shoes],
      [`${a(lead)} over ${a(dress)}${tail(', with', shoes, 'below')}${over}`],
    )
  if (!top || !bottom) return listFrame(view, 'over')
  const below = lineDown(bottom, shoes) ?? `${a(bottom)}${tail(' and', shoes)}`
  return say(view, [lead, top, bottom, outer, shoes], [`${a(lead)} over ${a(top)}, with ${below}${over}`])
}

function dressFrame(view: OutfitView): Said {
  const { lead } = view
  const [outer, mid, shoes, bag] = [view.at('outer'), view.at('mid'), view.at('shoes'), view.at('bag')]
  if (outer || mid)
    return say(
      view,
      [lead, mid, outer, shoes],
      [
        `${a(lead)} under ${all(mid, outer)}${tail(', down to', shoes)}`,
        `${a(lead)} first, ${all(mid, outer)} over it${tail(' and', shoes, 'below')}`,
        `${a(lead)} with ${all(mid, outer)} on the shoulders${tail(' and', shoes, 'at the other end')}`,
      ],
    )
  if (!shoes) return say(view, [lead], [`${a(lead)} on its own`])
  return say(
    view,
    [lead, shoes, bag],
    [
      `${a(lead)} with nothing over it, down to ${a(shoes)}${tail(', and', bag, 'to carry')}`,
      `${a(lead)}, worn alone but for ${all(shoes, bag)}`,
    ],
  )
}

function topFrame(view: OutfitView): Said {
  const { lead } = view
  const [outer, mid, bottom, shoes] = [view.at('outer'), view.at('mid'), view.at('bottom'), view.at('shoes')]
  if (!bottom) return listFrame(view, 'with')
  const over = tailOf(', with', [mid, outer], 'over it')
  const line = lineDown(bottom, shoes)
  return say(
    view,
    [lead, bottom, mid, outer, shoes],
    [
      `${a(lead)} above ${a(bottom)}${tail(' and', shoes)}${over}`,
      ...(line ? [`${a(lead)} above ${line}${over}`] : []),
      outer && !mid
        ? `${a(lead)} between ${all(outer, bottom)}${tail(', with', shoes, 'below')}`
        : `${a(lead)} with ${a(bottom)}${tail(', and', shoes, 'to end on')}${tailOf(', under', [mid, outer])}`,
    ],
  )
}

function bottomFrame(view: OutfitView): Said {
  const { lead } = view
  const [outer, mid, top, shoes] = [view.at('outer'), view.at('mid'), view.at('top'), view.at('shoes')]
  if (!top) return listFrame(view, 'with')
  const over = tailOf(', and', [mid, outer], 'over it all')
  const carry = voiceOf(lead).does('carries', 'carry')
  return say(
    view,
    [lead, top, mid, outer, shoes],
    [
      `${a(lead)} under ${a(top)}${tail(', with', shoes, 'at the hem')}${over}`,
      shoes
        ? `${a(lead)} ${carry} the line from ${a(top)} down to ${a(shoes)}${over}`
        : `${a(lead)} from the waist down, ${a(top)} above${over}`,
      `${a(lead)} below ${a(top)}${tail(', and', shoes, 'to stand on')}${tailOf(', with', [mid, outer], 'on top')}`,
    ],
  )
}

function shoesFrame(view: OutfitView): Said {
  const { lead } = view
  const [outer, dress, top, bottom] = [view.at('outer'), view.at('dress'), view.at('top'), view.at('bottom')]
  const mid = view.at('mid')
  if (dress)
    return say(
      view,
      [lead, dress, mid, outer],
      [
        `${a(lead)} below ${a(dress)}${tailOf(', with', [mid, outer], 'over it')}`,
        `${a(lead)} at the foot of ${a(dress)}${tailOf(' and', [mid, outer])}`,
      ],
    )
  if (!top || !bottom) return listFrame(view, 'with')
  return say(
    view,
    [lead, bottom, top, mid, outer],
    [
      `${a(lead)} under ${a(bottom)}, with ${a(top)} above${tailOf(' and', [mid, outer], 'over both')}`,
      `Built up from ${a(lead)}: ${all(bottom, top, mid, outer)}`,
    ],
  )
}

function smallFrame(view: OutfitView): Said {
  const { lead } = view
  const place = placeOf(lead)
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

function hasPlace(piece: StylistPiece): boolean {
  return piece.garment.slot === 'bag' || placeOf(piece) !== null
}

function inPlace(piece: StylistPiece): string {
  const place = placeOf(piece) ?? (piece.garment.slot === 'bag' ? 'in hand' : null)
  return place ? `${a(piece)} ${place}` : a(piece)
}

function tail(joint: string, piece: StylistPiece | null, end = ''): string {
  return piece ? `${joint} ${a(piece)}${end && ` ${end}`}` : ''
}

function tailOf(joint: string, pieces: readonly (StylistPiece | null)[], end = ''): string {
  const there = all(...pieces)
  return there && `${joint} ${there}${end && ` ${end}`}`
}

function all(...pieces: readonly (StylistPiece | null)[]): string {
  return listed(pieces.filter((piece) => piece !== null).map(a))
}

function a(piece: StylistPiece): string {
  return voiceOf(piece).a
}
