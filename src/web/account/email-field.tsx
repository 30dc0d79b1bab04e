import type { ComponentProps } from 'react'
import { TextField } from '../ui/inputs/field.tsx'

/** The email of an account, which password managers know as the user name. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'>) {
  return <TextField label="Email" type="email" autoComplete="username" {...props} />
}
