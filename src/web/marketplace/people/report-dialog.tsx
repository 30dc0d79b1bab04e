import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { peopleEndpoints, reportReasons, type Person } from '../../../contract/sales.ts'
import { reasonOf } from '../../api/http-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogHeader } from '../../ui/dialog.tsx'
import { RuledField, SelectField } from '../../ui/field.tsx'
import { schemaResolver } from '../../ui/form-resolver.ts'
import { showToast } from '../../ui/toast-store.ts'
import { sendReport } from './people-queries.ts'

interface ReportDialogProps {
  readonly person: Person
  readonly listingId: string | undefined
  readonly onClose: () => void
}

/** Reports someone, or one of their listings, to the operator. */
export function ReportDialog({ person, listingId, onClose }: ReportDialogProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: schemaResolver(peopleEndpoints.report.body),
    defaultValues: { reason: '', details: '', listingId: listingId ?? '' },
  })
  const [isSending, setIsSending] = useState(false)
  const { errors } = formState
  const send = async (report: Parameters<typeof sendReport>[1]) => {
    if (isSending) return
    setIsSending(true)
    try {
      await sendReport(person.id, report)
      showToast({ title: 'Report sent', description: 'The operator of this server can read it.' })
      onClose()
    } catch (error) {
      setError('root', { message: error instanceof Error ? reasonOf(error) : String(error) })
      setIsSending(false)
    }
  }
  return (
    <Dialog shape="plain" onClose={onClose}>
      <form
        aria-label="Report"
        noValidate
        className="tablet:p-8 grid gap-5 p-4 pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]"
        onSubmit={(event) => void handleSubmit(send)(event)}
      >
        <DialogHeader
          title={listingId === undefined ? `Report @${person.username}` : 'Report this listing'}
          note={`Only the operator of this server reads it. @${person.username} doesn't see it.`}
        />
        <SelectField label="Reason" error={errors.reason?.message} {...register('reason')}>
          <option value="">Choose a reason</option>
          {reportReasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </SelectField>
        <RuledField
          label="What happened (optional)"
          rows={3}
          error={errors.details?.message}
          {...register('details')}
        />
        {errors.root && (
          <p role="alert" className="type-note text-thread">
            {errors.root.message}
          </p>
        )}
        <footer className="flex justify-end gap-2">
          <Button look="text" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" aria-disabled={isSending} className="tablet:flex-none flex-1">
            {isSending ? 'Sending...' : 'Send report'}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
