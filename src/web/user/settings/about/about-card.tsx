import { useRef, useState } from 'react'
import { reasonOf } from '../../../api/http-error.ts'
import { type AboutMe, noPreferences } from '../../../../contract/user/profile.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { AboutChoice } from './about-choice.tsx'
import { coverageOptions, heelOptions, wearOptions } from './about-options.ts'
import { useChangeProfile, useProfile, useSkipProfile } from './profile-queries.ts'

type Answer = Pick<AboutMe, 'wears' | 'coverage' | 'heels'>

/** The stylist's questions about the user: hidden once answered or skipped, on any device. */
export function AboutCard() {
  const { data: profile } = useProfile()
  const frame = useRef<HTMLDivElement>(null)
  const isOpen = profile?.isAsked === false
  const [answer, setAnswer] = useState<Answer>(noPreferences)
  const [errorMessage, setErrorMessage] = useState<string>()
  const fail = (error: Error) => {
    console.error(error)
    setErrorMessage(reasonOf(error))
  }
  const save = useChangeProfile(fail)
  const skip = useSkipProfile(fail)
  const isBusy = save.isPending || skip.isPending

  // The pressed button goes with the card; the next Tab leads to the form.
  const keepFocus = () => {
    const focused = document.activeElement
    if (focused === document.body || frame.current?.contains(focused)) frame.current?.focus()
  }
  const saved = () => {
    keepFocus()
    showToast(savedToast)
  }
  const send = () => {
    if (isBusy) return
    setErrorMessage(undefined)
    const { wears, coverage, heels } = answer
    save.mutate({ about: { wears, coverage, heels } }, { onSuccess: saved })
  }
  const leave = () => {
    if (isBusy) return
    setErrorMessage(undefined)
    skip.mutate(undefined, { onSuccess: keepFocus })
  }
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      {isOpen && (
        <section aria-labelledby="about-card" className="bg-wash tablet:mb-10 tablet:p-8 mb-8 p-5">
          <h2 id="about-card" className="type-heading">
            Tell the stylist about you
          </h2>
          <p className="type-note text-quiet mt-1">Used for every outfit. Change it in Settings anytime.</p>
          <div className="tablet:mt-5 tablet:flex tablet:flex-wrap tablet:gap-x-10 mt-4 grid gap-x-10 gap-y-3">
            <AboutChoice
              label="What you wear"
              options={wearOptions}
              value={answer.wears}
              onChange={(wears) => setAnswer({ ...answer, wears })}
            />
            <AboutChoice
              label="What you cover"
              options={coverageOptions}
              value={answer.coverage}
              onChange={(coverage) => setAnswer({ ...answer, coverage })}
            />
            <AboutChoice
              label="Heels"
              options={heelOptions}
              value={answer.heels}
              onChange={(heels) => setAnswer({ ...answer, heels })}
            />
          </div>
          <div className="tablet:mt-6 mt-4 flex items-center gap-2">
            <Button look="quiet" aria-disabled={isBusy} onClick={send}>
              {save.isPending ? 'Saving...' : 'Save'}
            </Button>
            <Button look="text" aria-disabled={isBusy} onClick={leave}>
              Skip
            </Button>
          </div>
          {errorMessage && (
            <p role="alert" className="type-note text-thread mt-3">
              {errorMessage}
            </p>
          )}
        </section>
      )}
    </div>
  )
}

const savedToast = { title: 'About me saved', description: 'Change it in Settings anytime.' }
