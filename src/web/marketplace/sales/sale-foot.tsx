import { useState } from 'react'
import type { Sale } from '../../../contract/sales.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { UnderlinedButton } from '../../sharing/underlined-button.tsx'
import { Button } from '../../ui/button.tsx'
import { SwitchRow } from '../../ui/inputs/switch-row.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useSaleAct } from './sale-queries.ts'
import { doneInWords } from './done-in-words.ts'
import { isOpen, needsUser, otherOf } from './sale-words.ts'

const foot =
  'border-line bg-raised sticky bottom-0 border-t px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] tablet:static tablet:min-h-18 tablet:flex-none tablet:px-8 tablet:py-3'

/** The user's actions for a request or sale; none once it is closed. */
export function SaleFoot({ sale }: { readonly sale: Sale }) {
  const [asking, setAsking] = useState<'decline' | 'callOff' | null>(null)
  const [addsToCloset, setAddsToCloset] = useState(true)
  const { mutate, isPending } = useSaleAct(sale.id, {
    onDone: (changed, { act }) => {
      setAsking(null)
      showToast(doneInWords(changed, act))
    },
    onFailed: (error) => {
      setAsking(null)
      showFailure("Couldn't change the sale")(error)
    },
  })
  if (!isOpen(sale)) return null
  const { role, state } = sale
  const confirms = state === 'accepted' && needsUser(sale)
  return (
    <footer className={foot}>
      {confirms && role === 'buyer' && (
        <SwitchRow
          label="Add it to my closet"
          note="With its photo, brand, size and price."
          isOn={addsToCloset}
          onChange={setAddsToCloset}
        />
      )}
      <div className="flex flex-wrap items-center gap-2 pt-1">
        {state === 'requested' && role === 'seller' && (
          <>
            {sale.isForSale && (
              <Button
                look="primary"
                size="small"
                disabled={isPending}
                onClick={() => mutate({ act: 'accept' })}
              >
                Accept
              </Button>
            )}
            <Button look="quiet" size="small" disabled={isPending} onClick={() => setAsking('decline')}>
              Decline
            </Button>
          </>
        )}
        {state === 'requested' && role === 'buyer' && (
          <Button look="quiet" size="small" disabled={isPending} onClick={() => mutate({ act: 'callOff' })}>
            Withdraw request
          </Button>
        )}
        {confirms && (
          <Button
            look="primary"
            size="small"
            disabled={isPending}
            onClick={() => mutate({ act: 'confirm', addsToCloset })}
          >
            {role === 'seller' ? "I've given it away" : 'I have it'}
          </Button>
        )}
        {state === 'accepted' && (
          <>
            <span className="flex-1" />
            <UnderlinedButton size="small" disabled={isPending} onClick={() => setAsking('callOff')}>
              Call off
            </UnderlinedButton>
          </>
        )}
      </div>
      {asking && (
        <Question
          {...{ sale, asking, isPending }}
          onAct={() => mutate({ act: asking })}
          onClose={() => setAsking(null)}
        />
      )}
    </footer>
  )
}

interface QuestionProps {
  readonly sale: Sale
  readonly asking: 'decline' | 'callOff'
  readonly isPending: boolean
  readonly onAct: () => void
  readonly onClose: () => void
}

function Question({ sale, asking, isPending, onAct, onClose }: QuestionProps) {
  const other = `@${otherOf(sale).username}`
  const isDecline = asking === 'decline'
  const action = isDecline ? 'Decline' : 'Call off'
  return (
    <FormDialog
      title={isDecline ? `Decline ${other}'s request?` : 'Call off the sale?'}
      action={isPending ? 'Saving...' : action}
      look="delete"
      isPending={isPending}
      onSubmit={onAct}
      onClose={onClose}
      text={
        isDecline
          ? `${other} sees that you declined and can ask again.`
          : `The listing is available to everyone again. ${other} sees that you called it off.`
      }
    />
  )
}
