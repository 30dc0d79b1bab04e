import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_HASHTAGS_PER_POST } from '../../../contract/sharing.ts'
import { hashtagOf } from '../../../domain/sharing/hashtags.ts'
import { TextField } from '../../ui/inputs/field.tsx'
import { RoundButton } from '../../ui/round-button.tsx'

interface HashtagChoiceProps {
  readonly offered: readonly string[]
  readonly chosen: readonly string[]
  /** True once the maximum is reached. */
  readonly isFull: boolean
  readonly onToggle: (tag: string) => void
  /** Called with one of the user's own. */
  readonly onAdd: (tag: string) => void
}

/** The hashtags of a caption, to select and to add. */
export function HashtagChoice({ offered, chosen, isFull, onToggle, onAdd }: HashtagChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="type-note text-quiet">Hashtags</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {offered.map((tag) => (
          <button
            key={tag}
            type="button"
            aria-pressed={chosen.includes(tag)}
            aria-disabled={isFull && !chosen.includes(tag)}
            onClick={() => (chosen.includes(tag) || !isFull) && onToggle(tag)}
            className="type-ui text-quiet inset-ring-edge hover:text-ink aria-pressed:text-ink aria-pressed:inset-ring-ink aria-disabled:opacity-60 relative h-9 max-w-full min-w-11 truncate rounded-full px-3.5 inset-ring aria-pressed:inset-ring-[1.5px] after:absolute after:inset-x-0 after:-inset-y-1"
          >
            #{tag}
          </button>
        ))}
      </div>
      {isFull ? (
        <p role="status" className="type-note text-quiet mt-2">
          A post can have at most {MAX_HASHTAGS_PER_POST} hashtags.
        </p>
      ) : (
        <OwnHashtag offered={offered} chosen={chosen} onToggle={onToggle} onAdd={onAdd} />
      )}
    </fieldset>
  )
}

function OwnHashtag({ offered, chosen, onToggle, onAdd }: Omit<HashtagChoiceProps, 'isFull'>) {
  const [written, setWritten] = useState('')
  const [errorMessage, setErrorMessage] = useState<string>()
  const field = useRef<HTMLDivElement>(null)
  const reject = (reason: string) => {
    flushSync(() => setErrorMessage(reason))
    // The error message is below the line, possibly out of view.
    field.current?.scrollIntoView({ block: 'nearest' })
  }
  const add = () => {
    const tag = hashtagOf(written)
    if (!tag) return reject('A hashtag needs a letter.')
    const same = offered.find((one) => one.toLowerCase() === tag.toLowerCase())
    if (!same) onAdd(tag)
    else if (!chosen.includes(same)) onToggle(same)
    setWritten('')
  }
  return (
    <div ref={field} className="mt-3 max-w-65">
      <TextField
        label="Add your own"
        autoComplete="off"
        autoCapitalize="none"
        dir="auto"
        value={written}
        error={errorMessage}
        before={<span className="type-body text-quiet">#</span>}
        after={
          <RoundButton label="Add hashtag" className="hover:bg-hover text-ink -mr-3.5" onClick={add}>
            <Plus aria-hidden size={16} className="stroke-icon" />
          </RoundButton>
        }
        onChange={({ target }) => {
          setWritten(target.value)
          setErrorMessage(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
    </div>
  )
}
