import type { ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'

/** A quiet action as underlined text. */
export function UnderlinedButton({ children, ...button }: Omit<ComponentProps<typeof Button>, 'look'>) {
  return (
    <Button {...button} look="text" className="px-1!">
      <span className="decoration-edge underline decoration-1 underline-offset-6">{children}</span>
    </Button>
  )
}
