import { useState } from 'react'
import { userEndpoints, type CurrentUser } from '../../../contract/user.ts'
import { TextField } from '../../ui/inputs/field.tsx'
import { useTransientFlag } from '../../ui/hooks/use-transient-flag.ts'
import { useLeaving } from '../../ui/dialog/use-leaving.ts'
import { useChangeName } from '../user-queries.ts'
import { useSettingFault } from './use-setting-fault.ts'

/** The name of the user; saved on Enter and on blur. */
export function NameField({ user }: { readonly user: CurrentUser }) {
  const [draft, setDraft] = useState<string | null>(null)
  const { fault, setFault, fail } = useSettingFault("Couldn't save the name")
  const [isSaved, tellSaved] = useTransientFlag()
  const { mutate, isPending, variables: asked } = useChangeName(fail)

  const save = () => {
    const parsed = userEndpoints.change.body.safeParse({ username: draft ?? user.username })
    if (!parsed.success) return setFault(parsed.error.issues[0]?.message)
    const { username = user.username } = parsed.data
    if (isPending && username === asked) return
    if (username === user.username) return setDraft(null)
    setFault(undefined)
    mutate(username, {
      onSuccess: () => {
        // What was typed since then stays.
        setDraft((written) => (written === draft ? null : written))
        tellSaved()
      },
    })
  }
  // A rejected value is not sent again on blur.
  const leave = () => fault === undefined && save()
  useLeaving(leave)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label="Name"
        name="username"
        autoComplete="nickname"
        value={draft ?? user.username}
        error={fault}
        onChange={({ target }) => {
          setDraft(target.value)
          setFault(undefined)
        }}
        onBlur={leave}
      />
      <p role="status" className="type-note text-quiet mt-1.5 empty:hidden">
        {isSaved && 'Saved'}
      </p>
    </form>
  )
}
