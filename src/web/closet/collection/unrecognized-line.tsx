interface UnrecognizedLineProps {
  /** Number of pieces that the stylist does not recognize. */
  readonly count: number
  /** Whether only these are shown. */
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

const underlined = 'underline decoration-1 underline-offset-4'

/** Shows how many pieces the stylist does not recognize; a press toggles showing only these. */
export function UnrecognizedLine({ count, isOn, onChange }: UnrecognizedLineProps) {
  if (count === 0) return null
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
      className="type-note text-quiet hover:text-ink min-h-11 text-left"
    >
      <span className={isOn ? '' : underlined}>
        {count === 1 ? '1 piece' : `${count} pieces`} the stylist doesn&apos;t recognize
      </span>
      {isOn && <span className={`text-ink ml-3 inline-block ${underlined}`}>Show all</span>}
    </button>
  )
}
