interface QuietLineProps {
  readonly words: string
  readonly action: string
  readonly isPending: boolean
  readonly onAct: () => void
}

/** A note about the content below, with an action. */
export function QuietLine({ words, action, isPending, onAct }: QuietLineProps) {
  return (
    <div className="type-note text-quiet flex min-h-11 flex-wrap items-center gap-x-3">
      <p role="status">{words}</p>
      <button
        type="button"
        disabled={isPending}
        onClick={onAct}
        className="text-ink hover:text-quiet disabled:text-quiet h-11 underline decoration-1 underline-offset-4"
      >
        {action}
      </button>
    </div>
  )
}
