import { useState } from 'react'
import { userEndpoints, type CurrentUser } from '../../../contract/user/user.ts'
import { TextField } from '../../ui/inputs/field.tsx'
import { useTransientFlag } from '../../ui/hooks/use-transient-flag.ts'
import { useUnmount } from '../../ui/dialog/use-unmount.ts'
import { useChangeName } from '../user-queries.ts'
import { useSettingError } from './use-setting-error.ts'

/** The name of the user; saved on Enter and on blur. */
export function NameField({ user }: { readonly user: CurrentUser }) {
  const [draft, setDraft] = useState<string | null>(null)
  const { errorMessage, setErrorMessage, fail } = useSettingError("Couldn't save the name")
  const [isSaved, markSaved] = useTransientFlag()
  const { mutate, isPending, variables: pendingName } = useChangeName(fail)

  const save = () => {
    const parsed = userEndpoints.change.body.safeParse({ username: draft ?? user.username })
    if (!parsed.success) return setErrorMessage(parsed.error.issues[0]?.message)
    const { username = user.username } = parsed.data
    if (isPending && username === pendingName) return
    if (username === user.username) return setDraft(null)
    setErrorMessage(undefined)
    mutate(username, {
      onSuccess: () => {
        // Text typed since then stays.
        setDraft((written) => (written === draft ? null : written))
        markSaved()
      },
    })
  }
  // A rejected value is not sent again on blur.
  const leave = () => errorMessage === undefined && save()
  useUnmount(leave)
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
        error={errorMessage}
        onChange={({ target }) => {
          setDraft(target.value)
          setErrorMessage(undefined)
        }}
        onBlur={leave}
      />
      <p role="status" className="type-note text-quiet mt-1.5 empty:hidden">
        {isSaved && 'Saved'}
      </p>
    </form>
  )
}
