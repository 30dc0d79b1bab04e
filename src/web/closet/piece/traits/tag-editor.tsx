import { X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { OwnerTraitChanges } from '../../../../contract/closet/owner-trait-changes.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/inputs/field.tsx'

interface TagEditorProps {
  readonly tags: readonly string[]
  readonly onChange: (tags: string[]) => void
}

/** Adds and removes the owner's tags of a piece. */
export function TagEditor({ tags, onChange }: TagEditorProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const checked = OwnerTraitChanges.safeParse({ tags: [...tags, text] })
    setError(checked.error?.issues[0]?.message)
    if (!checked.success) return
    onChange(checked.data.tags ?? [])
    setText('')
  }
  return (
    <div>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mb-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="type-ui inset-ring-line flex min-h-9 max-w-full items-center rounded-full pl-3.5 inset-ring"
            >
              <span className="min-w-0 break-words">{tag}</span>
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                title="Remove"
                onClick={() => onChange(tags.filter((other) => other !== tag))}
                className="hover:text-quiet -my-1 grid size-11 flex-none place-items-center rounded-full"
              >
                <X aria-hidden size={14} className="stroke-icon" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={add} className="flex items-end gap-3">
        <TextField
          label="New tag"
          placeholder="For example, vacation"
          value={text}
          error={error}
          maxLength={60}
          className="min-w-0 flex-1"
          onChange={(event) => setText(event.target.value)}
        />
        <Button look="quiet" type="submit" className="tablet:h-10">
          Add tag
        </Button>
      </form>
    </div>
  )
}
