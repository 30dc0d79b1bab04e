import { Check } from 'lucide-react'
import { useId, type ClipboardEvent, type KeyboardEvent } from 'react'
import { hostOfLink, isPageLink } from '../../closet/add/link/link-address.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/inputs/field.tsx'
import { foundNotes } from './values-from-product.ts'
import type { useFillIn, WishForm } from './use-fill-in.ts'

interface LinkToFillInProps {
  readonly form: WishForm
  readonly filling: ReturnType<typeof useFillIn>
}

const NOT_READ = "Couldn't read the page. Press Fill in to try again, or enter the details yourself."

/** The product link; pasting it, or its button, fills the other fields. */
export function LinkToFillIn({ form, filling }: LinkToFillInProps) {
  const noteId = useId()
  const { state, fillIn, clear } = filling
  const isChecking = state.at === 'checking'
  const isInvalid = Boolean(form.formState.errors.productUrl)
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain').trim()
    if (!isPageLink(text)) return
    event.preventDefault()
    form.setValue('productUrl', text, { shouldDirty: true })
    fillIn()
  }
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    fillIn()
  }
  return (
    <div>
      <div className="flex items-end gap-3">
        <TextField
          label="Product link"
          type="url"
          autoComplete="off"
          placeholder="Paste it to fill in the rest"
          aria-invalid={isInvalid}
          // The error is shown below the whole row, not in this narrow column.
          className={classNames(
            'flex-1 [&_input]:text-ellipsis',
            isInvalid && '[&_label]:text-thread [&>div]:border-thread',
          )}
          aria-describedby={noteId}
          onPaste={paste}
          onKeyDown={enter}
          {...form.register('productUrl', { onChange: clear })}
        />
        <Button
          look="quiet"
          size="small"
          aria-disabled={isChecking}
          className="aria-disabled:bg-line aria-disabled:text-quiet aria-disabled:inset-ring-0"
          onClick={() => !isChecking && fillIn()}
        >
          {isChecking ? 'Reading' : 'Fill in'}
        </Button>
      </div>
      <div id={noteId} role="status" className="type-note">
        <LinkNote form={form} filling={filling} />
      </div>
    </div>
  )
}

function LinkNote({ form, filling: { state, product } }: LinkToFillInProps) {
  const errorMessage = form.formState.errors.productUrl?.message
  if (errorMessage) return <p className="text-thread mt-1.5">{errorMessage}</p>
  if (state.at === 'checking')
    return (
      <p className="text-quiet mt-1.5">Reading {hostOfLink(form.getValues('productUrl')) ?? 'the page'}</p>
    )
  if (state.at !== 'checked') return state.at === 'failed' && <p className="text-thread mt-1.5">{NOT_READ}</p>
  if (!state.check.valid)
    return <p className="text-thread mt-1.5">{state.check.message} Enter the details yourself.</p>
  return (
    <p className="mt-1.5 flex gap-2">
      <Check aria-hidden size={16} className="stroke-icon mt-px" />
      <span className="min-w-0 break-words">
        {state.check.message}
        {product &&
          foundNotes(product).map((note) => (
            <span key={note} className="text-quiet block">
              {note}
            </span>
          ))}
      </span>
    </p>
  )
}
