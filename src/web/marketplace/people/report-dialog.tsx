import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { peopleEndpoints, reportReasons, type Person } from '../../../contract/sales.ts'
import { reasonOf } from '../../api/http-error.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { RuledField, SelectField } from '../../ui/inputs/field.tsx'
import { schemaResolver } from '../../ui/inputs/form-resolver.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
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
    <FormDialog
      label="Report"
      title={listingId === undefined ? `Report @${person.username}` : 'Report this listing'}
      note={`Only the operator of this server reads it. @${person.username} doesn't see it.`}
      errorMessage={errors.root?.message}
      action={isSending ? 'Sending...' : 'Send report'}
      isPending={isSending}
      hasChanges={formState.isDirty}
      onSubmit={() => void handleSubmit(send)()}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
