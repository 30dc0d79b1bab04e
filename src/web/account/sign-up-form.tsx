import { useState } from 'react'
import { accountEndpoints } from '../../contract/user/account.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { reasonOf } from '../api/http-error.ts'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { TextField } from '../ui/inputs/field.tsx'
import { SwitchRow } from '../ui/inputs/switch-row.tsx'
import { useOpenedInvitation } from './account-queries.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'

interface SignUpProps {
  /** Null if anyone may sign up. */
  readonly invitation: string | null
  readonly onSignIn: () => void
  readonly onDone: () => void
}

/** Form for a new account, shown once the invitation is checked. */
export function SignUp({ invitation, onSignIn, onDone }: SignUpProps) {
  const opened = useOpenedInvitation(invitation)
  if (opened.isLoading) return <div className="h-80" />
  if (opened.isError)
    return (
      <LoadError title="Couldn't open the invitation" heading="h2" onRetry={() => void opened.refetch()}>
        {reasonOf(opened.error)}
      </LoadError>
    )
  return (
    <>
      <h1 className="type-display">Create your account</h1>
      <p className="text-quiet mt-2.5 mb-8">Your closet is only yours. Others see what you list or share.</p>
      <SignUpForm invitation={invitation} pieces={opened.data?.offersClosetOf?.pieces ?? 0} onDone={onDone} />
      <Button look="text" className="mt-6 -ml-5.5" onClick={onSignIn}>
        I have an account
      </Button>
    </>
  )
}

interface SignUpFormProps {
  readonly invitation: string | null
  /** Number of pieces in the closet of personal mode that this account can take over. */
  readonly pieces: number
  readonly onDone: () => void
}

function SignUpForm({ invitation, pieces, onDone }: SignUpFormProps) {
  const [takesOver, setTakesOver] = useState(true)
  return (
    <AccountForm
      label="Create your account"
      schema={accountEndpoints.signUp.body}
      start={{ username: '', email: '', password: '' }}
      send={async (body) => {
        const more = { ...(invitation && { invitation }), ...(pieces > 0 && { takesOver }) }
        await callEndpoint(accountEndpoints.signUp, { body: { ...body, ...more } })
        onDone()
      }}
      action="Create account"
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            label="Name"
            autoComplete="nickname"
            error={errors.username?.message}
            {...register('username')}
          />
          <EmailField error={errors.email?.message} {...register('email')} />
          <NewPasswordField label="Password" error={errors.password?.message} {...register('password')} />
          {pieces > 0 && (
            <SwitchRow
              label="Take over the closet on this server"
              note={`${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, with outfits, plans and history.`}
              isOn={takesOver}
              onChange={setTakesOver}
            />
          )}
        </>
      )}
    </AccountForm>
  )
}
