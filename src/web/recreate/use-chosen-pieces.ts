import { useState } from 'react'
import type { ClosePiece, RecreatedPart } from '../../contract/recreate.ts'

/** The user's piece for each marked one: the match, until the user chooses another or none. */
export function useChosenPieces(parts: readonly RecreatedPart[]) {
  const [choices, setChoices] = useState<ReadonlyMap<number, string | null>>(new Map())
  const idOf = (at: number) => {
    const choice = choices.get(at)
    return choice === undefined ? (parts[at]?.match?.item.id ?? null) : choice
  }
  const chosen = parts.map((part, at): ClosePiece | null => {
    const id = idOf(at)
    return choicesOf(part).find(({ item }) => item.id === id) ?? null
  })
  return {
    /** For each part; null if none is worn. */
    chosen,
    /** Without duplicates, as an outfit. */
    pieces: [
      ...new Map(chosen.flatMap((piece) => (piece ? [[piece.item.id, piece] as const] : []))).values(),
    ],
    /** The parts without an own piece, with where to get one. */
    missing: parts.flatMap((part, at) => (part.missing && !chosen[at] ? [part.missing] : [])),
    choose: (at: number, id: string | null) =>
      setChoices((known) => {
        const next = new Map(known).set(at, id)
        // A piece can be worn only once.
        for (const other of parts.keys())
          if (other !== at && id !== null && idOf(other) === id) next.set(other, null)
        return next
      }),
  }
}

export type ChosenPieces = ReturnType<typeof useChosenPieces>

/** The user's pieces to choose from for a marked one, closest first. */
export function choicesOf({ match, others }: RecreatedPart): readonly ClosePiece[] {
  return match ? [match, ...others] : others
}
