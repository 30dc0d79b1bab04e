import type { ClosetCategory, ClosetItem } from '../../../contract/closet/closet.ts'
import { PiecePicture } from '../../closet/piece-picture.tsx'

/** Shown if the closet is too small for an outfit: one piece of each category, and what is still needed. */
export function StillNeeded({ closet }: { readonly closet: readonly ClosetItem[] }) {
  const firstOf = (category: ClosetCategory) => closet.find((item) => item.category === category)
  const dress = firstOf('Dresses')
  const top = firstOf('Tops')
  const bottom = firstOf('Bottoms')
  const shoes = firstOf('Shoes')
  const needed = [
    !dress && !top && 'a top',
    !dress && !bottom && 'pants or a skirt',
    !shoes && 'shoes',
  ].filter((name) => name !== false)
  const owned = [firstOf('Outerwear'), dress, top, bottom, shoes].filter((item) => item !== undefined)
  return (
    <>
      <h2 className="type-title">Not a whole outfit yet</h2>
      <p className="type-note text-quiet mt-1.5">
        Still needed: {needed.join(', ')}.{!dress && !top && !bottom && ' A dress works too.'}
      </p>
      <ul className="mt-4 grid grid-cols-4 gap-3 tablet:grid-cols-7">
        {owned.map((item) => (
          <li key={item.id} className="bg-tile aspect-4/5">
            <PiecePicture item={item} sizes="160px" />
          </li>
        ))}
        {needed.map((name) => (
          <li
            key={name}
            className="border-edge type-note text-quiet grid aspect-4/5 place-items-center border border-dashed p-2 text-center"
          >
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}
