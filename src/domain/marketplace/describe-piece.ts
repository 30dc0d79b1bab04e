import { LISTING_DESCRIPTION_MAX } from '../../contract/marketplace.ts'
import type { ClosetItem } from '../../contract/closet.ts'
import { monthInWords } from '../month-in-words.ts'
import { capital, sentence } from '../sentence.ts'

type Described = Pick<
  ClosetItem,
  'description' | 'color' | 'wearCount' | 'purchaseDate' | 'measurements' | 'careInstructions'
>

/** What is known of a piece, in whole sentences for those who think of buying it. */
export function describePiece(piece: Described): string {
  const { description, color, wearCount, purchaseDate, careInstructions } = piece
  const sentences = [
    description === null ? null : sentence(description),
    `Color: ${color.toLowerCase()}.`,
    wearCount > 0 ? `Worn ${wearCount === 1 ? 'once' : `${wearCount} times`}.` : null,
    purchaseDate === null ? null : `Bought in ${monthInWords(purchaseDate)}.`,
    measured(piece.measurements),
    careInstructions === null ? null : `Care: ${lowered(sentence(careInstructions))}`,
  ]
  // A long one is left out rather than cut, so that the shorter ones behind it stay.
  return sentences
    .filter((each) => each !== null)
    .reduce((text, each) => {
      const longer = text === '' ? each : `${text} ${each}`
      return Array.from(longer).length <= LISTING_DESCRIPTION_MAX ? longer : text
    }, '')
}

// A number is in centimeters; other programs may keep other things there.
function measured(measurements: ClosetItem['measurements']): string | null {
  const known = Object.entries(measurements ?? {}).flatMap(([name, value]) => {
    if (typeof value === 'number') return `${name.toLowerCase()} ${value} cm`
    return typeof value === 'string' && value.trim() !== '' ? `${name.toLowerCase()} ${value.trim()}` : []
  })
  return known.length > 0 ? `${capital(known.join(', '))}.` : null
}

// 'Dry clean only.' behind a colon; 'DIY' stays.
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
