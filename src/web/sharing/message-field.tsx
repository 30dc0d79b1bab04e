import { formatCount } from '../../domain/words/english.ts'
import { MESSAGE_MAX } from '../../contract/sharing.ts'
import { RuledField } from '../ui/inputs/field.tsx'

// The counter appears when this many characters are left.
const NEAR_THE_END = 200

interface MessageFieldProps {
  readonly value: string
  /** Error message from the server. */
  readonly error: string | undefined
  readonly rows: number
  readonly onChange: (message: string) => void
}

/** 'Personal message (optional)', with a counter near the limit. */
export function MessageField({ value, error, rows, onChange }: MessageFieldProps) {
  const length = Array.from(value.trim()).length
  return (
    <div>
      <RuledField
        label="Personal message (optional)"
        dir="auto"
        rows={rows}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      {length > MESSAGE_MAX - NEAR_THE_END && (
        <p className={`type-note mt-1.5 ${length > MESSAGE_MAX ? 'text-thread' : 'text-quiet'}`}>
          {formatCount(length)} of {formatCount(MESSAGE_MAX)}
        </p>
      )}
    </div>
  )
}
