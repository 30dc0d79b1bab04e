import { useState, type ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { addressAfterSignIn } from '../../contract/pages.ts'
import { reasonOf } from '../api/http-error.ts'
import { usePageTitle } from '../frame/page-title.ts'
import { buttonClass } from '../ui/button.tsx'
import { DidNotLoad } from '../ui/did-not-load.tsx'
import { useSession } from '../account/account-queries.ts'
import { ForgottenPassword, NewPassword } from '../account/new-password.tsx'
import { SignInForm } from '../account/sign-in-form.tsx'
import { SignUp } from '../account/sign-up-form.tsx'

type Step = 'sign in' | 'sign up' | 'forgotten'

/** Signing in, with an invitation signing up, and setting a new password with a mailed link. */
export function SignInPage() {
  usePageTitle('Sign In')
  return (
    <div className="tablet:grid-cols-2 grid min-h-dvh">
      <Rack />
      <main
        id="content"
        className="tablet:px-14 desk:px-22 tablet:content-center grid content-start px-6 pt-6 pb-16"
      >
        <p className="type-mark tablet:mb-14 mb-8 flex h-11 items-center">ARMADIO</p>
        <div className="w-full max-w-90">
          <Steps />
        </div>
      </main>
    </div>
  )
}

const rack = [
  { kind: 'coat', color: 'c4a27a' },
  { kind: 'shirt', color: 'f2efe8' },
  { kind: 'trousers', color: '27324c' },
  { kind: 'loafers', color: '6f3f2c' },
] as const

/** Four pieces, laid out. */
function Rack() {
  return (
    <div aria-hidden className="bg-tile tablet:grid hidden grid-cols-2 content-center gap-6 p-10">
      {rack.map(({ kind, color }) => (
        <img
          key={kind}
          src={`/drawings/${kind}.svg?c=${color}`}
          alt=""
          className="aspect-4/5 w-full object-contain brightness-(--photo-dim)"
        />
      ))}
    </div>
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
      <DidNotLoad title="Couldn't reach Armadio" heading="h2" onRetry={() => void session.refetch()}>
        {reasonOf(session.error)}
      </DidNotLoad>
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
