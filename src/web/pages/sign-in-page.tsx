import { useState, type ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { addressAfterSignIn } from '../../contract/page-paths.ts'
import { reasonOf } from '../api/http-error.ts'
import { EntrancePage } from './entrance-page.tsx'
import { usePageTitle } from '../frame/page-title.ts'
import { buttonClass } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { useSession } from '../account/account-queries.ts'
import { ForgottenPassword, NewPassword } from '../account/reset-password.tsx'
import { SignInForm } from '../account/sign-in-form.tsx'
import { SignUp } from '../account/sign-up-form.tsx'

type Step = 'sign in' | 'sign up' | 'forgotten'

/** Signing in, with an invitation signing up, and setting a new password with a mailed link. */
export function SignInPage() {
  usePageTitle('Sign In')
  return (
    <EntrancePage>
      <Steps />
    </EntrancePage>
  )
}

function Steps() {
  const search = new URLSearchParams(useSearch())
  const session = useSession()
  const [step, setStep] = useState<Step>(search.has('invitation') ? 'sign up' : 'sign in')
  const reset = search.get('reset')
  const goOn = () => location.assign(addressAfterSignIn(search))
  if (session.isPending) return <div className="h-80" />
  if (session.isError)
    return (
      <LoadError title="Couldn't reach Armadio" heading="h2" onRetry={() => void session.refetch()}>
        {reasonOf(session.error)}
      </LoadError>
    )
  const { hasAccounts, user, signUp, sendsMail } = session.data
  if (!hasAccounts)
    return <Notice title="No sign-in needed">This Armadio belongs to one person on this computer.</Notice>
  if (reset !== null) return <NewPassword token={reset} />
  if (user && !search.has('invitation'))
    return <Notice title={`Signed in as ${user.username}`}>You can go on to your closet.</Notice>
  if (step === 'sign up')
    return <SignUp invitation={search.get('invitation')} onSignIn={() => setStep('sign in')} onDone={goOn} />
  if (step === 'forgotten')
    return <ForgottenPassword sendsMail={sendsMail} onBack={() => setStep('sign in')} />
  return (
    <SignInForm
      canSignUp={signUp === 'open'}
      onDone={goOn}
      onSignUp={() => setStep('sign up')}
      onForgotten={() => setStep('forgotten')}
    />
  )
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h1 className="type-display">{title}</h1>
      <p className="text-quiet mt-2.5 mb-6">{children}</p>
      <Link href="/" className={buttonClass('primary')}>
        Open My Closet
      </Link>
    </>
  )
}
