import { useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface FoldingFormProps {
  /** Summary of the question for the collapsed form; null while the form cannot collapse. */
  readonly asked: { readonly name: string; readonly note: string } | null
  readonly isFolded: boolean
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly onUnfold: () => void
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** The form of a question, in the rail. On a phone it collapses to one row after an answer. */
export function FoldingForm({ asked, isFolded, formRef, onUnfold, onSubmit, children }: FoldingFormProps) {
  const wasFolded = useRef(isFolded)
  // A press on 'Change' unfolds it, and so does an answer that failed.
  useEffect(() => {
    if (wasFolded.current && !isFolded)
      formRef.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    wasFolded.current = isFolded
  }, [isFolded, formRef])
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
        ref={formRef}
        noValidate
        onSubmit={submit}
        className={classNames('tablet:pb-12 grid content-start gap-6 pb-12', isFolded && 'max-tablet:hidden')}
      >
        {children}
      </form>
    </div>
  )
}

/** Focuses the submit button of a form. */
export function focusSubmit(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('button[type=submit]')?.focus()
}
