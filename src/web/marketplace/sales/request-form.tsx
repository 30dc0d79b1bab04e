import { useForm } from 'react-hook-form'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { salesEndpoints } from '../../../contract/sales.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { reasonOf } from '../../api/http-error.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { RuledField } from '../../ui/inputs/field.tsx'
import { schemaResolver } from '../../ui/inputs/form-resolver.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { NoPayment } from './no-payment.tsx'
import { useRequestListing } from './sale-queries.ts'

interface RequestFormProps {
  readonly listing: MarketplaceItem
  readonly onClose: () => void
}

/** Form to request a listing, with a message to the seller. */
export function RequestForm({ listing, onClose }: RequestFormProps) {
  const { id, title, price, seller } = listing
  const keyOf = useRequestKey()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: schemaResolver(salesEndpoints.request.body),
    defaultValues: { message: '' },
  })
  const { mutate, isPending } = useRequestListing({
    onDone: () => {
      showToast({ title: 'Request sent', description: `@${seller.username} can accept or decline it.` })
      onClose()
    },
    onFailed: (error) => setError('root', { message: reasonOf(error) }),
  })
  const { errors } = formState
  return (
    <FormDialog
      label="I'd like it"
      title="I'd like it"
      note={`${title}, ${formatMoney(price, 'USD')}`}
      errorMessage={errors.root?.message}
      action={isPending ? 'Sending...' : 'Send request'}
      isPending={isPending}
      hasChanges={formState.isDirty}
      onSubmit={() =>
        void handleSubmit(({ message }) => {
          const request = { listingId: id, message }
          mutate({ ...request, idempotencyKey: keyOf(request) })
        })()
      }
      onClose={onClose}
    >
      <RuledField
        label={`Message to @${seller.username}`}
        rows={4}
        placeholder="When and where you could meet, or a question"
        error={errors.message?.message}
        {...register('message')}
      />
      <NoPayment username={seller.username} />
    </FormDialog>
  )
}
