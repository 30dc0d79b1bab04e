import { useState } from 'react'
import { reasonOf } from '../api/http-error.ts'
import { PersonPicture } from '../marketplace/person-picture.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/inputs/field.tsx'
import { useJoinHousehold, useOpenCode } from './household-queries.ts'

/** Opens an invitation code, shows its sender, and joins. */
export function JoinByCode() {
  const [code, setCode] = useState('')
  const [errorMessage, setErrorMessage] = useState<string>()
  const onFailed = (error: Error) => setErrorMessage(reasonOf(error))
  const opened = useOpenCode(onFailed)
  const join = useJoinHousehold(onFailed)
  const sender = opened.data
  return (
    <form
      aria-label="Join with a code"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setErrorMessage(undefined)
        if (code.trim() === '') setErrorMessage('Enter the code.')
        else if (sender) join.mutate(code.trim())
        else opened.mutate(code.trim())
      }}
    >
      <TextField
        label="Invitation code"
        value={code}
        error={errorMessage}
        autoComplete="off"
        onChange={({ target }) => {
          setCode(target.value)
          opened.reset()
        }}
      />
      {sender && (
        <p role="status" className="type-ui flex items-center gap-3">
          <PersonPicture person={sender} size="small" />@{sender.username} invites you to their household.
        </p>
      )}
      <Button
        look={sender ? 'primary' : 'quiet'}
        type="submit"
        className="justify-self-start"
        aria-disabled={opened.isPending || join.isPending}
      >
        {sender ? 'Join' : 'Continue'}
      </Button>
    </form>
  )
}
