import type { ComponentProps } from 'react'
import { TextField } from '../ui/inputs/field.tsx'

/** Email of an account; password managers treat it as the username. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'autoComplete'>) {
  return <TextField label="Email" type="email" autoComplete="username" {...props} />
}
