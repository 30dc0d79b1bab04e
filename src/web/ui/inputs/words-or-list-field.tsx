import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { SelectField, TextField } from './field.tsx'
import { RoundButton } from '../round-button.tsx'

/** One of a list, or own words. */
export interface WordsOrChoice {
  readonly isOwn: boolean
  readonly value: string
}

interface WordsOrListFieldProps {
  readonly label: string
  /** Placeholder. */
  readonly nothing: string
  readonly placeholder: string
  readonly maxLength: number
  readonly error: string | undefined
  readonly chosen: WordsOrChoice
  readonly onChange: (chosen: WordsOrChoice) => void
  /** The options. */
  readonly children: ReactNode
}

const OWN = 'own words'

/** A select with a last option that turns it into a text field. */
export function WordsOrListField(props: WordsOrListFieldProps) {
  const { label, nothing, placeholder, maxLength, error, chosen, onChange, children } = props
  const takesFocus = useRef(false)
  const focusIfPressed = (element: HTMLElement | null) => {
    if (!takesFocus.current || !element) return
    takesFocus.current = false
    element.focus()
  }
  const change = (next: WordsOrChoice) => {
    takesFocus.current = next.isOwn !== chosen.isOwn
    onChange(next)
  }
  if (chosen.isOwn)
    return (
      <TextField
        ref={focusIfPressed}
        label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        error={error}
        value={chosen.value}
        onChange={({ target }) => change({ isOwn: true, value: target.value })}
        after={
          <RoundButton
            label="Back to the list"
            className="text-quiet hover:text-ink -mr-3.5"
            onClick={() => change({ isOwn: false, value: '' })}
          >
            <X aria-hidden size={16} className="stroke-icon" />
          </RoundButton>
        }
      />
    )
  return (
    <SelectField
      ref={focusIfPressed}
      label={label}
      error={error}
      value={chosen.value}
      onChange={({ target }) =>
        change(target.value === OWN ? { isOwn: true, value: '' } : { isOwn: false, value: target.value })
      }
    >
      <option value="">{nothing}</option>
      {children}
      <option value={OWN}>Your own words...</option>
    </SelectField>
  )
}

/** The part of react-hook-form's controller that a field for words or a choice needs. */
interface WordsController {
  readonly field: { readonly value: WordsOrChoice; readonly onChange: (chosen: WordsOrChoice) => void }
  readonly fieldState: { readonly error?: { readonly message?: string | undefined } | undefined }
}

/** Connects a `WordsOrListField` with a form: `{...controlledWords(useController({ control, name }))}`. */
export function controlledWords({
  field,
  fieldState,
}: WordsController): Pick<WordsOrListFieldProps, 'chosen' | 'onChange' | 'error'> {
  return { chosen: field.value, onChange: field.onChange, error: fieldState.error?.message }
}
