import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface FoldingFormProps {
  /** What was asked, in the row that the form folds to; null while there is nothing to fold for. */
  readonly asked: { readonly name: string; readonly note: string } | null
  readonly isFolded: boolean
  /** How often an example has filled it; each time the focus comes to its button. */
  readonly fills: number
  readonly onUnfold: () => void
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** The form of a question, in the rail. On a phone it folds to one row once it is answered. */
export function FoldingForm({ asked, isFolded, fills, onUnfold, onSubmit, children }: FoldingFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const wasFolded = useRef(isFolded)
  useEffect(() => {
    if (wasFolded.current && !isFolded)
      form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    wasFolded.current = isFolded
  }, [isFolded])
  useEffect(() => {
    if (fills > 0) form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()
  }, [fills])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className="min-w-0">
      {asked && isFolded && (
        <div className="border-line tablet:hidden mb-5 flex items-center gap-3 border-b pb-4">
          <div className="min-w-0 flex-1">
            <p className="type-name truncate">{asked.name}</p>
            <p className="type-note text-quiet line-clamp-3 break-words">{asked.note}</p>
          </div>
          <Button look="quiet" size="small" onClick={onUnfold}>
            Change
          </Button>
        </div>
      )}
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className={classNames('tablet:pb-12 grid content-start gap-6 pb-12', isFolded && 'max-tablet:hidden')}
      >
        {children}
      </form>
    </div>
  )
}
