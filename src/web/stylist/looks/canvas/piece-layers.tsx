import type { FreePiece } from '../../free-collage.tsx'
import type { useCanvasDraft } from './use-canvas-draft.ts'

interface PieceLayersProps {
  readonly pieces: readonly FreePiece[]
  readonly draft: ReturnType<typeof useCanvasDraft>
}

/** The pieces by layer, top first, to select covered ones. */
export function PieceLayers({ pieces, draft }: PieceLayersProps) {
  return (
    <section aria-labelledby="layers">
      <h3 id="layers" className="type-note text-quiet">
        Layers, top first
      </h3>
      <ul className="border-ink mt-1.5 border-t">
        {draft.placed.toReversed().map(({ itemId }) => {
          const piece = pieces.find(({ id }) => id === itemId)
          if (!piece) return null
          return (
            <li key={itemId} className="border-line border-b">
              <button
                type="button"
                aria-pressed={itemId === draft.selectedId}
                onClick={() => draft.select(itemId)}
                className="type-ui text-quiet hover:text-ink aria-pressed:text-ink aria-pressed:type-name min-h-11 w-full min-w-0 py-2.5 text-left break-words -outline-offset-2!"
              >
                {piece.name}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
