import { useState, type ComponentProps } from 'react'
import { TextField } from '../ui/inputs/field.tsx'

/** A password field with a button to show the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'after'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          aria-pressed={isShown}
          aria-label="Show password"
          className="type-note text-quiet hover:text-ink -mr-2 h-11 px-2"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
