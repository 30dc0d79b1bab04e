import { RefreshCw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

interface RefreshButtonProps {
  readonly isBusy: boolean
  readonly onRefresh: () => void
}

/** Fetches the trends again. Disabled and focused while running. */
export function RefreshButton({ isBusy, onRefresh }: RefreshButtonProps) {
  return (
    <Button
      look="quiet"
      aria-disabled={isBusy}
      icon={
        <RefreshCw
          aria-hidden
          size={16}
          className={`stroke-icon ${isBusy ? 'motion-safe:animate-[spin_1s_linear_infinite]' : ''}`}
        />
      }
      className="max-tablet:w-11 max-tablet:px-0! aria-disabled:bg-line aria-disabled:text-quiet aria-disabled:cursor-default aria-disabled:inset-ring-0!"
      onClick={() => !isBusy && onRefresh()}
    >
      <span className="max-tablet:sr-only">Refresh</span>
    </Button>
  )
}
