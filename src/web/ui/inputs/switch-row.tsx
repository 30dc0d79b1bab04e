import { useId } from 'react'

interface SwitchRowProps {
  readonly label: string
  /** A sentence of explanation. */
  readonly note?: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A row with a switch, above a hairline. */
export function SwitchRow({ label, note, isOn, isDisabled, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <div className="border-line border-b">
      <label
        htmlFor={id}
        className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2.5 has-disabled:cursor-default"
      >
        <span className="type-ui min-w-0 break-words">
          {label}
          {note && (
            <span id={`${id}-note`} className="type-note text-quiet block">
              {note}
            </span>
          )}
        </span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-label={label}
          aria-describedby={note && `${id}-note`}
          checked={isOn}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.checked)}
          className="bg-edge checked:bg-press after:bg-raised disabled:bg-line relative h-5 w-9 flex-none cursor-pointer appearance-none rounded-full transition-colors after:absolute after:top-[3px] after:left-[3px] after:size-3.5 after:rounded-full after:transition-[left] checked:after:left-[19px] forced-colors:appearance-auto"
        />
      </label>
    </div>
  )
}
