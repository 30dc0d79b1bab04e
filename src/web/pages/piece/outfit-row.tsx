import { useState } from 'react'
import { Link } from 'wouter'
import { LookCollage } from '../../stylist/looks/look-collage.tsx'
import type { OutfitWith } from './outfits-with.ts'
import { formatCount } from '../../../domain/words/english.ts'

// Number of outfits rendered before 'all' is pressed.
const SHOWN = 8

interface OutfitRowProps {
  readonly title: string
  readonly outfits: readonly OutfitWith[]
}

/** Outfits with a piece as a scrolling row of links; renders nothing if there are none. */
export function OutfitRow({ title, outfits }: OutfitRowProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (outfits.length === 0) return null
  const shown = showsAll ? outfits : outfits.slice(0, SHOWN)
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="type-heading mb-2 flex items-baseline gap-2">
        {title}
        <span className="type-note text-quiet">{formatCount(outfits.length)}</span>
      </h3>
      <ul className="-mx-1 flex overflow-x-auto [scrollbar-width:thin] gap-3 px-1 py-1">
        {shown.map(({ key, title: name, note, pieces, address }) => (
          <li key={key} className="w-24 flex-none">
            <Link href={address} className="group/outfit block outline-offset-3!">
              <LookCollage name={name} pieces={pieces} size="small" className="w-full" />
              <span className="type-micro mt-1.5 block truncate group-hover/outfit:underline">{name}</span>
              {note && <span className="type-micro text-quiet block truncate">{note}</span>}
            </Link>
          </li>
        ))}
        {shown.length < outfits.length && (
          <li className="w-24 flex-none">
            <button
              type="button"
              onClick={() => setShowsAll(true)}
              className="bg-tile type-note text-tile-quiet hover:text-ink grid aspect-5/6 w-full place-items-center"
            >
              All {formatCount(outfits.length)}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
