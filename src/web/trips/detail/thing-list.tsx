import { Check, Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { PACKING_TEXT_MAX, type PackingLine } from '../../../contract/trips/packing-list.ts'
import { classNames } from '../../ui/class-names.ts'
import { focusNextRow } from '../../ui/focus-next-row.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import type { TickKind } from './tick-kind.ts'

interface ThingListProps {
  readonly name: string
  readonly lines: readonly PackingLine[]
  readonly way: TickKind
  readonly onTick: (line: PackingLine) => void
  readonly onRename: (line: PackingLine, text: string) => void
  readonly onRemove: (line: PackingLine) => void
  readonly onAdd: (text: string) => void
}

/** Things other than pieces: each can be ticked, renamed in place and removed; with a field to add another. */
export function ThingList({ name, lines, way, onTick, onRename, onRemove, onAdd }: ThingListProps) {
  const id = useId()
  const [text, setText] = useState('')
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="type-name border-ink border-t pt-2.5 pb-1">
        {name}
      </h3>
      <ul>
        {lines.map((line) => (
          <Thing
            key={line.id}
            line={line}
            isDone={line[way]}
            onTick={() => onTick(line)}
            onRename={(renamed) => onRename(line, renamed)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </ul>
      <form
        className="flex items-center gap-1"
        onSubmit={(event) => {
          event.preventDefault()
          const written = text.trim()
          if (!written) return
          onAdd(written)
          setText('')
        }}
      >
        <input
          aria-label={`Add to ${name}`}
          placeholder="Add"
          maxLength={PACKING_TEXT_MAX}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="type-ui placeholder:text-quiet border-edge focus:border-ink h-11 w-full min-w-0 rounded-none border-b bg-transparent outline-none placeholder:opacity-100"
        />
        <RoundButton
          type="submit"
          label={`Add to ${name}`}
          title="Add"
          className="text-quiet hover:text-ink -mr-3"
        >
          <Plus aria-hidden size={16} className="stroke-icon" />
        </RoundButton>
      </form>
    </section>
  )
}

interface ThingProps {
  readonly line: PackingLine
  readonly isDone: boolean
  readonly onTick: () => void
  readonly onRename: (text: string) => void
  readonly onRemove: () => void
}

function Thing({ line, isDone, onTick, onRename, onRemove }: ThingProps) {
  const [written, setWritten] = useState<string | null>(null)
  const save = () => {
    const text = written?.trim()
    if (text && text !== line.text) onRename(text)
    setWritten(null)
  }
  return (
    <li className="border-line flex min-h-11 items-center border-b">
      <label className="relative grid size-11 flex-none -ml-3 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2">
        <input
          type="checkbox"
          aria-label={line.text}
          className="absolute inset-0 cursor-pointer opacity-0"
          checked={isDone}
          onChange={onTick}
        />
        <span
          aria-hidden
          className={classNames(
            'grid size-5.5 place-items-center rounded-full transition-colors duration-(--calm)',
            isDone ? 'bg-press text-on-press' : 'inset-ring-edge inset-ring',
          )}
        >
          {isDone && <Check size={13} strokeWidth={2.25} />}
        </span>
      </label>
      <input
        aria-label={`Name of ${line.text}`}
        maxLength={PACKING_TEXT_MAX}
        autoComplete="off"
        value={written ?? line.text}
        onChange={({ target }) => setWritten(target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
        className={classNames(
          'type-ui h-11 min-w-0 flex-1 rounded-none bg-transparent text-ellipsis outline-none focus:shadow-[inset_0_-2px_0_var(--ink)]',
          isDone && 'text-quiet',
        )}
      />
      <RoundButton
        label={`Take ${line.text} off the list`}
        title="Take off the list"
        data-remove
        className="text-quiet hover:text-ink -mr-3"
        onClick={({ currentTarget }) => {
          focusNextRow(currentTarget)
          onRemove()
        }}
      >
        <X aria-hidden size={14} className="stroke-icon" />
      </RoundButton>
    </li>
  )
}
