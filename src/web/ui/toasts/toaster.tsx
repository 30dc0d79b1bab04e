import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { escapeBelowToasts } from './escape-below-toasts.ts'
import { dismissToast, SHOWN_FOR_MS, useToasts, type ShownToast } from './toast-store.ts'

const SWIPE_THRESHOLD_PX = 50

interface ToasterProps {
  /** F8 was pressed before this code had loaded. */
  readonly startsFocused: boolean
}

/** Where toasts appear. F8 focuses it, a swipe to the right dismisses a toast. */
export function Toaster({ startsFocused }: ToasterProps) {
  const toasts = useToasts()
  const viewport = useRef<HTMLOListElement>(null)
  const focusFirst = useEffectEvent(() => startsFocused && viewport.current?.focus())
  useEffect(() => void focusFirst(), [])
  return (
    <Toast.Provider duration={SHOWN_FOR_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        className={classNames(
          'tablet:inset-x-auto tablet:right-6 tablet:bottom-6 tablet:w-95 fixed inset-x-4 bottom-[calc(var(--tabbar)+12px+env(safe-area-inset-bottom))] z-30',
          // Toasts avoid buttons: those of a sheet are below, those of a dialog and a page's form on the right.
          'max-tablet:in-[body:has([data-toasts])]:top-[calc(12px+env(safe-area-inset-top))] max-tablet:in-[body:has([data-toasts])]:bottom-auto',
          'tablet:in-[body:has([data-toasts])]:right-auto tablet:in-[body:has([data-toasts])]:left-6',
          'tablet:in-[body:has([data-toasts=above])]:top-6 tablet:in-[body:has([data-toasts=above])]:bottom-auto',
        )}
      />
    </Toast.Provider>
  )
}

function ToastCard({ toast }: { readonly toast: ShownToast }) {
  const isDestructive = toast.variant === 'destructive'
  return (
    <Toast.Root
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
      onEscapeKeyDown={escapeBelowToasts}
      type={isDestructive ? 'foreground' : 'background'}
      className={classNames(
        'shadow-overlay rounded-dialog flex items-center gap-3.5 py-2.5 pr-1.5 pl-2.5',
        'motion-safe:animate-[rise_var(--calm)_var(--ease)] data-[state=closed]:opacity-0',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-full data-[swipe=cancel]:translate-x-0',
        isDestructive ? 'bg-thread-fill text-on-thread-fill' : 'bg-ink text-paper',
      )}
    >
      {toast.imageUrl && (
        <img src={toast.imageUrl} alt="" className="bg-tile h-15 w-12 flex-none object-cover" />
      )}
      <div className={classNames('min-w-0 flex-1 py-1', !toast.imageUrl && 'pl-2')}>
        <Toast.Title className="type-name">{toast.title}</Toast.Title>
        {toast.description && (
          <Toast.Description className="type-note mt-px break-words opacity-85">
            {toast.description}
          </Toast.Description>
        )}
      </div>
      {toast.action && (
        <Toast.Action
          altText={`${toast.action.label}: ${toast.title}`}
          onClick={toast.action.onPress}
          className="type-name h-11 flex-none rounded-full px-3 underline decoration-1 underline-offset-4 focus-visible:outline-current"
        >
          {toast.action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Close"
        className="grid size-11 flex-none place-items-center rounded-full focus-visible:outline-current"
      >
        <X aria-hidden size={16} className="stroke-icon" />
      </Toast.Close>
    </Toast.Root>
  )
}
