import { useState } from 'react'
import { accountEndpoints } from '../../contract/user/account.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { Button } from '../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { leaveAccount } from './leave-account.ts'
import { PasswordField } from './password-field.tsx'

/** Deletes the account after asking for the password; offers an export first. */
export function DeleteAccount({ onExport }: { readonly onExport: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <p className="type-note text-quiet mb-4">
        Deletes your closet, photos, outfits, plans, history, listings and sales. This can&apos;t be undone,
        so export your closet first.
      </p>
      {!isAsking && (
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" onClick={onExport}>
            Export first
          </Button>
          <Button look="text" className="text-thread" onClick={() => setIsAsking(true)}>
            Delete account...
          </Button>
        </div>
      )}
      {isAsking && (
        <AccountForm
          label="Delete account"
          schema={accountEndpoints.deleteAccount.body}
          start={{ password: '' }}
          look="delete"
          action="Delete my account"
          send={async (body) => {
            await callEndpoint(accountEndpoints.deleteAccount, { body })
            await leaveAccount()
          }}
        >
          {({ register, formState: { errors } }) => (
            <PasswordField
              label="Password"
              autoComplete="current-password"
              error={errors.password?.message}
              {...register('password')}
            />
          )}
        </AccountForm>
      )}
    </>
  )
}
