import { useState } from 'react'
import { buttonClass } from '../../../../ui/button.tsx'
import { bookmarkletAddress } from './bookmarklet-source.ts'

/** The bookmarklet 'Add to Armadio', to drag to the bookmarks bar. */
export function Bookmarklet() {
  const [isPressedHere, setPressedHere] = useState(false)
  return (
    <>
      <p className="type-note text-quiet">
        Drag this button to your bookmarks bar, then click it on any product page. You can review the piece
        before adding it.
      </p>
      {/* A link for the bookmarks bar. React rejects its address, and a press here only explains its use. */}
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
        {isPressedHere && "Drag this to your bookmarks bar, then click it on a store's product page."}
      </p>
    </>
  )
}
