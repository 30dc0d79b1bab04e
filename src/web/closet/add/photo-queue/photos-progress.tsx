import { Pause, Play, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { pauseQueue, stopAdding } from './photo-queue-actions.ts'
import type { PhotoQueue } from './photo-queue.ts'
import { addingProgress, readingProgress, type Progress } from './photo-queue-words.ts'

/**
 * The rule above the rows. While photos are read or pieces are added it shows the progress, with a button to pause or
 * stop.
 */
export function PhotosProgress({ queue }: { readonly queue: PhotoQueue }) {
  const adding = addingProgress(queue)
  const reading = readingProgress(queue)
  if (adding)
    return (
      <Bar label="Adding pieces" progress={adding} words={`${adding.done} of ${adding.total} added`}>
        <Button look="text" className={action} onClick={stopAdding}>
          <Square aria-hidden size={14} className="stroke-icon" />
          Stop
        </Button>
      </Bar>
    )
  if (!reading) return <div className="border-ink tablet:mx-8 mx-4 mt-5 border-t" />
  const words = `${reading.done} of ${reading.total} read`
  return (
    <Bar label="Reading photos" progress={reading} words={queue.isPaused ? `Paused, ${words}` : words}>
      {/* One button for both states, so that it keeps the focus. */}
      <Button look="text" className={action} onClick={() => pauseQueue(!queue.isPaused)}>
        {queue.isPaused ? (
          <Play aria-hidden size={14} className="stroke-icon" />
        ) : (
          <Pause aria-hidden size={14} className="stroke-icon" />
        )}
        {queue.isPaused ? 'Resume' : 'Pause'}
      </Button>
    </Bar>
  )
}

const action = 'px-0!'

interface BarProps {
  readonly label: string
  readonly progress: Progress
  readonly words: string
  readonly children: ReactNode
}

function Bar({ label, progress: { done, total }, words, children }: BarProps) {
  return (
    <div className="tablet:mx-8 mx-4 mt-1">
      <div className="flex items-center justify-between gap-4">
        <p aria-live="polite" className="type-note">
          {words}
        </p>
        {children}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="border-line relative border-t"
      >
        <div
          className="bg-ink absolute -top-px left-0 h-0.5 transition-[width] duration-200"
          style={{ width: `${(100 * done) / total}%` }}
        />
      </div>
    </div>
  )
}
