import { Button } from '../ui/button.tsx'

interface WorkProgressProps {
  /** Such as 'Saving photos'. */
  readonly label: string
  /** From 0 to 1; null if unknown. */
  readonly share: number | null
  readonly onCancel: () => void
}

/** A running job: its label, a progress bar and a cancel button. */
export function WorkProgress({ label, share, onCancel }: WorkProgressProps) {
  const percent = share === null ? null : Math.floor(share * 100)
  return (
    <div className="mt-5">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="type-ui">
          {label}
          {percent !== null && <span className="text-quiet"> {percent}%</span>}
        </p>
        <Button look="text" size="small" className="-mr-4" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent !== null && { 'aria-valuenow': percent })}
        className="bg-line mt-2 h-0.5"
      >
        <div
          className={percent === null ? 'bg-ink breathing h-full w-full' : 'bg-ink h-full transition-[width]'}
          style={percent === null ? {} : { width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
