import type { Look } from '../look.ts'
import { LookCollage } from '../look-collage.tsx'

interface LookPickProps {
  readonly look: Look
  readonly isPicked: boolean
  readonly onToggle: () => void
}

/** A look to pick, as its collage. */
export function LookPick({ look, isPicked, onToggle }: LookPickProps) {
  return (
    <label className="relative block min-w-0">
      <input
        type="checkbox"
        aria-label={look.name}
        checked={isPicked}
        onChange={onToggle}
        className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none outline-offset-3!"
      />
      <span
        aria-hidden
        className="block peer-checked:shadow-[0_0_0_2px_var(--raised),0_0_0_3.5px_var(--ink)]"
      >
        <LookCollage name={look.name} pieces={look.pieces} canvas={look.canvas} size="small" loading="lazy" />
      </span>
      <span
        aria-hidden
        className="type-micro text-quiet peer-checked:text-ink mt-1.5 line-clamp-2 break-words"
      >
        {look.name}
      </span>
    </label>
  )
}
