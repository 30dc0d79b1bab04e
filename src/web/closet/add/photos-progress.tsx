import { Pause, Play, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { pauseQueue, stopAdding } from './photo-queue-actions.ts'
import type { PhotoQueue } from './photo-queue.ts'
import { addingProgress, readingProgress, type Progress } from './photo-queue-words.ts'

/** How far the whole has come, and the way to stop it; nothing while there is nothing to wait for. */
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
  if (!reading) return null
  const words = `${reading.done} of ${reading.total} read`
  return (
    <Bar label="Reading photos" progress={reading} words={queue.isPaused ? `Paused, ${words}` : words}>
      {/* One button for both, so that the focus stays where it was pressed. */}
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
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0 flex-1">
        <p aria-live="polite" className="type-note">
          {words}
        </p>
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
          className="bg-line mt-1.5 h-0.5"
        >
          <div
            className="bg-ink h-full transition-[width] duration-200"
            style={{ width: `${(100 * done) / total}%` }}
          />
        </div>
      </div>
      {children}
    </div>
  )
}
