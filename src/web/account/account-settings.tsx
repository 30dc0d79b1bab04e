import type { ReactNode } from 'react'
import { accountEndpoints } from '../../contract/user/account.ts'
import type { CurrentUser } from '../../contract/user/user.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { BackToSettings } from '../ui/back-to-settings.tsx'
import { Button } from '../ui/button.tsx'
import { DialogHeader } from '../ui/dialog/dialog.tsx'
import { showToast } from '../ui/toasts/toast-store.ts'
import { AccountForm } from './account-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Invitations } from './invitations.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import { useSignOut } from './use-sign-out.ts'

interface AccountSettingsProps {
  readonly user: CurrentUser
  readonly onBack: () => void
  /** Opens the export, to offer it before a deletion. */
  readonly onExport: () => void
}

/** 'Account', in the sheet of the settings: password, devices, invitations and deletion. */
export function AccountSettings({ user, onBack, onExport }: AccountSettingsProps) {
  const signOut = useSignOut(accountEndpoints.signOutEverywhere)
  return (
    <div className="tablet:px-8 tablet:py-8 px-4 pt-5 pb-8">
      <BackToSettings onBack={onBack} />
      <DialogHeader takesFocus title="Account" note={user.email} />
      <Part title="Password">
        <ChangePassword email={user.email ?? ''} />
      </Part>
      <Part title="Invitations">
        <Invitations />
      </Part>
      <Part title="Devices">
        <p className="type-note text-quiet mb-4">Signs you out of every browser, also this one.</p>
        <Button look="quiet" aria-disabled={signOut.isPending} onClick={() => signOut.mutate()}>
          Sign out everywhere
        </Button>
      </Part>
      <Part title="Delete account">
        <DeleteAccount onExport={onExport} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="border-ink mt-8 border-t pt-5">
      <h3 className="type-heading mb-4">{title}</h3>
      {children}
    </section>
  )
}

const blank = { currentPassword: '', newPassword: '' }

function ChangePassword({ email }: { readonly email: string }) {
  return (
    <AccountForm
      label="Change password"
      schema={accountEndpoints.changePassword.body}
      start={blank}
      look="quiet"
      action="Change password"
      send={async (body, form) => {
        await callEndpoint(accountEndpoints.changePassword, { body })
        form.reset(blank)
        showToast({ title: 'Password changed', description: 'Other devices were signed out.' })
      }}
    >
      {({ register, formState: { errors } }) => (
        <>
          {/* Tells password managers which account this is. */}
          <input type="email" autoComplete="username" defaultValue={email} hidden readOnly />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...register('currentPassword')}
          />
          <NewPasswordField
            label="New password"
            error={errors.newPassword?.message}
            {...register('newPassword')}
          />
        </>
      )}
    </AccountForm>
  )
}
