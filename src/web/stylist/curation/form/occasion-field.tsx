import { ChevronDown, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { OCCASION_MAX, type OccasionPreset } from '../../../../contract/stylist/stylist.ts'
import { DialogHeader } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/inputs/field.tsx'
import { PopoverOrSheet } from '../../../ui/dialog/popover-or-sheet.tsx'
import { RoundButton } from '../../../ui/round-button.tsx'
import { occasionName } from '../../../../domain/words/request-labels.ts'
import { OccasionOptions } from './occasion-options.tsx'

interface OccasionFieldProps {
  readonly occasion: OccasionPreset | null
  readonly ownOccasion: string
  readonly onChoose: (occasion: OccasionPreset | null) => void
  readonly onWrite: (ownOccasion: string) => void
}

/** The occasion: a preset or free text. */
export function OccasionField({ occasion, ownOccasion, onChoose, onWrite }: OccasionFieldProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  // Takes the focus only after a press, not when a saved look fills the form.
  const takesFocus = useRef(false)
  const focusIfPressed = (element: HTMLElement | null) => {
    if (!takesFocus.current || !element) return
    takesFocus.current = false
    element.focus()
  }
  const choose = (preset: OccasionPreset | null) => {
    takesFocus.current = true
    setIsOpen(false)
    onChoose(preset)
  }
  if (occasion === 'custom')
    return (
      <TextField
        ref={focusIfPressed}
        label="Custom occasion"
        placeholder="Such as rooftop dinner in July"
        maxLength={OCCASION_MAX}
        autoComplete="off"
        value={ownOccasion}
        onChange={({ target }) => onWrite(target.value)}
        after={
          <RoundButton
            label="Back to the list"
            className="text-quiet hover:text-ink -mr-3.5"
            onClick={() => choose(null)}
          >
            <X aria-hidden size={16} className="stroke-icon" />
          </RoundButton>
        }
      />
    )
  return (
    <div className="min-w-0">
      <span id={`${id}-label`} className="type-note text-quiet block">
        Occasion (optional)
      </span>
      <PopoverOrSheet
        label="Occasion"
        isOpen={isOpen}
        onOpen={setIsOpen}
        className="-ml-3 w-110"
        trigger={
          <button
            ref={focusIfPressed}
            type="button"
            aria-labelledby={`${id}-label ${id}-value`}
            className="border-edge aria-expanded:border-ink type-body tablet:h-10 flex h-11 w-full items-center justify-between gap-2 border-b text-left aria-expanded:shadow-[inset_0_-1px_0_var(--ink)]"
          >
            <span id={`${id}-value`} className={occasion ? 'min-w-0 truncate' : 'text-quiet'}>
              {occasion ? occasionName(occasion) : 'None'}
            </span>
            <ChevronDown aria-hidden size={16} className="stroke-icon text-quiet" />
          </button>
        }
      >
        {(isSheet) => (
          <>
            {isSheet && <DialogHeader title="Occasion" className="px-5 pt-4 pb-1" />}
            <OccasionOptions chosen={occasion} onChoose={choose} />
          </>
        )}
      </PopoverOrSheet>
    </div>
  )
}
