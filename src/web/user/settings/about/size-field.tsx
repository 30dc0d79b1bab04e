import { useState } from 'react'
import { SIZE_MAX } from '../../../../contract/user/profile.ts'
import { TextField } from '../../../ui/inputs/field.tsx'
import { useUnmount } from '../../../ui/dialog/use-unmount.ts'

interface SizeFieldProps {
  readonly label: string
  /** As stored; '' for none. */
  readonly size: string
  readonly onChange: (size: string) => void
}

/** The size of one family of garments; saved on Enter and on blur. */
export function SizeField({ label, size, onChange }: SizeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const save = () => {
    if (draft === null) return
    setDraft(null)
    if (draft.trim() !== size) onChange(draft.trim())
  }
  useUnmount(save)
  return (
    <TextField
      label={label}
      value={draft ?? size}
      maxLength={SIZE_MAX}
      autoComplete="off"
      onChange={({ target }) => setDraft(target.value)}
      onBlur={save}
      onKeyDown={({ key }) => key === 'Enter' && save()}
    />
  )
}
