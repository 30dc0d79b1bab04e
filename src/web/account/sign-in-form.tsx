import { accountEndpoints } from '../../contract/user/account.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { Button } from '../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'

interface SignInFormProps {
  /** Whether anyone may create an account. */
  readonly canSignUp: boolean
  readonly onDone: () => void
  readonly onSignUp: () => void
  readonly onForgotten: () => void
}

/** Form with email and password. */
export function SignInForm({ canSignUp, onDone, onSignUp, onForgotten }: SignInFormProps) {
  return (
    <>
      <h1 className="type-display mb-8">Sign in</h1>
      <AccountForm
        label="Sign in"
        schema={accountEndpoints.signIn.body}
        start={{ email: '', password: '' }}
        send={async (body) => {
          await callEndpoint(accountEndpoints.signIn, { body })
          onDone()
        }}
        action="Sign in"
      >
        {({ register, formState: { errors } }) => (
          <>
            <EmailField error={errors.email?.message} {...register('email')} />
            <PasswordField
              label="Password"
              autoComplete="current-password"
              error={errors.password?.message}
              {...register('password')}
            />
          </>
        )}
      </AccountForm>
      <div className="mt-6 -ml-5.5 flex flex-wrap">
        <Button look="text" onClick={onForgotten}>
          Forgot your password?
        </Button>
        {canSignUp && (
          <Button look="text" onClick={onSignUp}>
            Create an account
          </Button>
        )}
      </div>
    </>
  )
}
