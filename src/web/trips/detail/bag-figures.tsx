import type { BagLoad, BagSize } from '../../../contract/trips.ts'
import { bagNames } from '../trip-in-words.ts'

/** How full the bag is, and that it is an estimate. */
export function BagFigures({ load, bag }: { readonly load: BagLoad; readonly bag: BagSize }) {
  const { pieces, piecesMax, kilograms, kilogramsMax, liters, litersMax } = load
  const isOver = pieces > piecesMax || kilograms > kilogramsMax || liters > litersMax
  return (
    <p className="type-note text-quiet tablet:text-right max-w-[52ch] text-pretty">
      {bagNames[bag]}: {pieces} of {piecesMax} pieces, about {kilograms} of {kilogramsMax} kg and {liters} of{' '}
      {litersMax} liters. Estimated from the types of your pieces, without what you wear on the way.
      {isOver && <span className="text-thread"> That&apos;s more than the bag takes.</span>}
    </p>
  )
}
