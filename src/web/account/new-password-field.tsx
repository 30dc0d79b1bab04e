import type { ComponentProps } from 'react'
import { PASSWORD_MIN } from '../../contract/user/account.ts'
import { PasswordField } from './password-field.tsx'

/** A new password, with its minimum length below unless there is an error. */
export function NewPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>) {
  return (
    <div>
      <PasswordField autoComplete="new-password" {...props} />
      {!props.error && <p className="type-note text-quiet mt-1.5">At least {PASSWORD_MIN} characters.</p>}
    </div>
  )
}
