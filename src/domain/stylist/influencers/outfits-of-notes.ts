import type { StylistPiece } from '../outfit.ts'
import { rankOutfit } from '../score/score-outfit.ts'
import type { GarmentNote } from './influencer-notes.ts'

type Notes = readonly GarmentNote[]

// Points of the score that a second outfit with the same dress or top must be better by.
const REPEAT_COSTS = 10
const PIECES = 3
// Nobody has worn these garments, so no day changes their score.
const ANY_DAY = '2000-01-01'
// Per slot: the first are the best known.
const OWN_MAX = 3
const ADDED_MAX = 2

/**
 * Returns the outfits of three garments that go together best by the score of the stylist: one with shoes, one with a
 * jacket, one more. Two have the same dress or top only if the others go together far worse. `more` fills slots without
 * a garment; `pieceOf` reads a note.
 */
export function outfitsOfNotes(
  garments: Notes,
  more: Notes,
  pieceOf: (note: GarmentNote) => StylistPiece,
): Notes[] {
  const of = (slot: GarmentNote['slot']): Notes => {
    const own = garments.filter((garment) => garment.slot === slot)
    return own.length > 0
      ? own.slice(0, OWN_MAX)
      : more.filter((garment) => garment.slot === slot).slice(0, ADDED_MAX)
  }
  const dresses = garments
    .filter(({ slot }) => slot === 'dress')
    .slice(0, OWN_MAX)
    .map((dress) => [dress])
  const separates = of('top').flatMap((top) => of('bottom').map((bottom) => [top, bottom]))
  const shod = [...dresses, ...separates].flatMap((body) => of('shoes').map((shoes) => [...body, shoes]))
  const layered = [...shod.filter((rest) => rest.length < PIECES), ...separates]
  const withJacket = layered.flatMap((rest) => of('outer').map((outer) => [outer, ...rest]))
  const withBag = shod.flatMap((rest) =>
    rest.length < PIECES ? of('bag').map((bag) => [...rest, bag]) : [rest],
  )
  const rankedAll = (outfits: readonly Notes[]) => outfits.map((notes) => ranked(notes, pieceOf))
  const [plain, jacketed] = [rankedAll(withBag), rankedAll(withJacket)]
  const chosen: Notes[] = []
  for (const offered of [plain, jacketed, [...plain, ...jacketed]]) {
    const value = ({ notes, rank }: Ranked) =>
      rank - (chosen.some((other) => sharesBody(notes, other)) ? REPEAT_COSTS : 0)
    const [next] = offered
      .filter(({ notes }) => !chosen.includes(notes))
      .toSorted((one, other) => value(other) - value(one))
    if (next) chosen.push(next.notes)
  }
  return chosen
}

interface Ranked {
  readonly notes: Notes
  /** Of `rankOutfit`. */
  readonly rank: number
}

function ranked(notes: Notes, pieceOf: (note: GarmentNote) => StylistPiece): Ranked {
  return { notes, rank: rankOutfit({ pieces: notes.map(pieceOf), needs: null, today: ANY_DAY }) }
}

function sharesBody(one: Notes, other: Notes): boolean {
  return one.some((note) => (note.slot === 'dress' || note.slot === 'top') && other.includes(note))
}
