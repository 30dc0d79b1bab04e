import { X } from 'lucide-react'
import { classNames } from '../class-names.ts'
import { DialogHeader } from './dialog.tsx'
import { RoundButton } from '../round-button.tsx'
import { useTakesFocus } from '../hooks/use-takes-focus.ts'

interface PanelHeaderProps {
  readonly title: string
  /** Whether its panel is a dialog, as on a phone. */
  readonly isSheet: boolean
  readonly onClose: () => void
  readonly className?: string
}

/** The head of a PopoverOrSheet: its title, which takes the focus, and the close button. */
export function PanelHeader({ title, isSheet, onClose, className = '' }: PanelHeaderProps) {
  const heading = useTakesFocus<HTMLHeadingElement>()
  if (isSheet) return <DialogHeader title={title} takesFocus className={className} />
  return (
    <div className={classNames('flex items-start justify-between gap-4', className)}>
      <h2 ref={heading} tabIndex={-1} className="type-heading pt-1.5 outline-none">
        {title}
      </h2>
      <RoundButton label="Close" className="hover:bg-hover -mt-1 -mr-3" onClick={onClose}>
        <X aria-hidden size={18} className="stroke-icon" />
      </RoundButton>
    </div>
  )
}
