import { BringToFront, RotateCcw, RotateCw, SendToBack, ZoomIn, ZoomOut } from 'lucide-react'
import type { useCanvasDraft } from './use-canvas-draft.ts'

const TURN = 15
const SCALE = 1.1

/** The drag operations as buttons for the selected piece. */
export function CanvasControls({ draft }: { readonly draft: ReturnType<typeof useCanvasDraft> }) {
  const { selected, placed } = draft
  const at = placed.findIndex(({ itemId }) => itemId === selected?.itemId)
  const angle = selected?.angle ?? 0
  const actions = [
    { label: 'Larger', Icon: ZoomIn, change: { kind: 'scale', by: SCALE } },
    { label: 'Smaller', Icon: ZoomOut, change: { kind: 'scale', by: 1 / SCALE } },
    { label: 'Turn left', Icon: RotateCcw, change: { kind: 'turn', to: angle - TURN } },
    { label: 'Turn right', Icon: RotateCw, change: { kind: 'turn', to: angle + TURN } },
    {
      label: 'Forward',
      Icon: BringToFront,
      change: { kind: 'layer', by: 1 },
      isLast: at === placed.length - 1,
    },
    { label: 'Back', Icon: SendToBack, change: { kind: 'layer', by: -1 }, isLast: at === 0 },
  ] as const
  return (
    <div
      role="group"
      aria-label="Selected piece"
      className="grid grid-cols-3 gap-x-2 gap-y-1 max-tablet:grid-cols-6"
    >
      {actions.map(({ label, Icon, change, ...rest }) => (
        <button
          key={label}
          type="button"
          disabled={!selected}
          aria-disabled={'isLast' in rest && rest.isLast}
          onClick={() => selected && draft.change(selected.itemId, change)}
          className="type-micro text-quiet hover:not-disabled:bg-hover hover:not-disabled:text-ink rounded-dialog grid min-h-15 min-w-0 content-center justify-items-center gap-1.5 px-1 disabled:opacity-45 aria-disabled:opacity-45"
        >
          <Icon aria-hidden size={18} className="stroke-icon" />
          {label}
        </button>
      ))}
    </div>
  )
}
