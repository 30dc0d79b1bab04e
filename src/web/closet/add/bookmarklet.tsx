import { useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { bookmarkletAddress } from './bookmarklet-source.ts'

/** The bookmark 'Add to Armadio', to be dragged to the bookmarks bar. */
export function Bookmarklet() {
  const [isPressedHere, setPressedHere] = useState(false)
  return (
    <>
      <p className="type-note text-quiet">
        Drag this to your bookmarks bar. Pressed on a product page, it hands what your browser shows of the
        product to Armadio, where you look at it before anything is added.
      </p>
      {/* It is a link for the bookmarks bar: React refuses its address, and pressed here it only explains. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the address is set below */}
      <a
        ref={(link) => link?.setAttribute('href', bookmarkletAddress(location.origin))}
        draggable
        className={`${buttonClass('quiet', 'small')} mt-3`}
        onClick={(event) => {
          event.preventDefault()
          setPressedHere(true)
        }}
      >
        Add to Armadio
      </a>
      <p role="status" className="type-note mt-3 empty:hidden">
        {isPressedHere && 'Not here: drag it to the bookmarks bar, then press it on the page of a shop.'}
      </p>
    </>
  )
}
