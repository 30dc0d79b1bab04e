import { useState } from 'react'
import { accountEndpoints } from '../../contract/user/account.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'

interface ForgottenPasswordProps {
  /** Whether this server can mail a link. */
  readonly sendsMail: boolean
  readonly onBack: () => void
}

/** Sends a mail with a link to reset the password. */
export function ForgottenPassword({ sendsMail, onBack }: ForgottenPasswordProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <>
      <h1 className="type-display">Reset your password</h1>
      {!sendsMail && (
        <p className="text-quiet mt-2.5 mb-6">
          This server doesn&apos;t send mail. Ask the person who runs it for a link.
        </p>
      )}
      {sendsMail && sentTo !== null && (
        <p role="status" className="text-quiet mt-2.5 mb-6">
          If there is an account for {sentTo}, a link is on its way. It works for one hour.
        </p>
      )}
      {sendsMail && sentTo === null && (
        <>
          <p className="text-quiet mt-2.5 mb-8">Get a link by mail to set a new one.</p>
          <AccountForm
            label="Reset your password"
            schema={accountEndpoints.requestReset.body}
            start={{ email: '' }}
            send={async (body) => {
              await callEndpoint(accountEndpoints.requestReset, { body })
              setSentTo(body.email)
            }}
            action="Send link"
          >
            {({ register, formState: { errors } }) => (
              <EmailField error={errors.email?.message} {...register('email')} />
            )}
          </AccountForm>
        </>
      )}
      <Button look="text" className="mt-6 -ml-5.5" onClick={onBack}>
        Back to sign in
      </Button>
    </>
  )
}

/** Sets a new password with the token of a mailed link. */
export function NewPassword({ token }: { readonly token: string }) {
  const [isSet, setIsSet] = useState(false)
  if (isSet)
    return (
      <>
        <h1 className="type-display">Password changed</h1>
        <p className="text-quiet mt-2.5 mb-6">All devices were signed out. Sign in with the new password.</p>
        {/* A full page load: this address contains the used token. */}
        <a href="/sign-in" className={buttonClass('primary')}>
          Sign in
        </a>
      </>
    )
  return (
    <>
      <h1 className="type-display mb-8">Set a new password</h1>
      <AccountForm
        label="Set a new password"
        schema={accountEndpoints.resetPassword.body}
        start={{ token, password: '' }}
        send={async (body) => {
          await callEndpoint(accountEndpoints.resetPassword, { body })
          setIsSet(true)
        }}
        action="Save password"
      >
        {({ register, formState: { errors } }) => (
          <NewPasswordField label="New password" error={errors.password?.message} {...register('password')} />
        )}
      </AccountForm>
    </>
  )
}
