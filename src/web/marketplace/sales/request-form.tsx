import { useForm } from 'react-hook-form'
import type { MarketplaceItem } from '../../../contract/marketplace.ts'
import { salesEndpoints } from '../../../contract/sales.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { reasonOf } from '../../api/http-error.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogHeader } from '../../ui/dialog.tsx'
import { RuledField } from '../../ui/field.tsx'
import { schemaResolver } from '../../ui/form-resolver.ts'
import { showToast } from '../../ui/toast-store.ts'
import { NoPayment } from './no-payment.tsx'
import { useRequestListing } from './sale-queries.ts'

interface RequestFormProps {
  readonly listing: MarketplaceItem
  readonly onClose: () => void
}

/** Asks a seller for a listing, with a message. */
export function RequestForm({ listing, onClose }: RequestFormProps) {
  const { id, title, price, seller } = listing
  const keyFor = useRequestKey()
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
    <Dialog shape="plain" onClose={onClose}>
      <form
        aria-label="I'd like it"
        noValidate
        className="tablet:p-8 grid gap-5 p-4 pt-5 pb-[calc(20px+env(safe-area-inset-bottom))]"
        onSubmit={(event) =>
          void handleSubmit(({ message }) => {
            if (isPending) return
            const request = { listingId: id, message }
            mutate({ ...request, idempotencyKey: keyFor(request) })
          })(event)
        }
      >
        <DialogHeader title="I'd like it" note={`${title}, ${formatMoney(price, 'USD')}`} />
        <RuledField
          label={`Message to @${seller.username}`}
          rows={4}
          placeholder="When and where you could meet, or a question"
          error={errors.message?.message}
          {...register('message')}
        />
        <NoPayment username={seller.username} />
        {errors.root && (
          <p role="alert" className="type-note text-thread">
            {errors.root.message}
          </p>
        )}
        <footer className="flex justify-end gap-2">
          <Button look="text" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" aria-disabled={isPending} className="tablet:flex-none flex-1">
            {isPending ? 'Sending...' : 'Send request'}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
