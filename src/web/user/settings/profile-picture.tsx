import { useRef } from 'react'
import type { CurrentUser } from '../../../contract/user/user.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ProfileImage } from '../profile-image.tsx'
import { useTransientFlag } from '../../ui/hooks/use-transient-flag.ts'
import { useChangePicture } from '../user-queries.ts'
import { useSettingError } from './use-setting-error.ts'

/** The picture of the user, with buttons to change and remove it. */
export function ProfilePicture({ user }: { readonly user: CurrentUser }) {
  const input = useRef<HTMLInputElement>(null)
  const { errorMessage, setErrorMessage, fail } = useSettingError("Couldn't save the photo")
  const [isSaved, markSaved] = useTransientFlag()
  const { mutate, isPending } = useChangePicture(fail)

  const change = (photo: File | null) => {
    if (isPending) return
    setErrorMessage(undefined)
    mutate(photo, {
      onSuccess: () => {
        markSaved()
        // Its own button is gone.
        if (photo === null) input.current?.focus()
      },
    })
  }
  return (
    <div>
      <div className="flex items-center gap-4">
        <ProfileImage user={user} className="size-18 flex-none" />
        <div className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-2">
          <label
            className={classNames(
              buttonClass('quiet', 'small'),
              'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            )}
          >
            {isPending ? 'Saving...' : 'Choose photo'}
            <input
              ref={input}
              type="file"
              accept="image/*"
              aria-label="Choose photo"
              aria-disabled={isPending}
              className="absolute inset-x-0 -inset-y-1 z-1 cursor-pointer opacity-0"
              onChange={({ target }) => {
                const photo = target.files?.[0]
                // Resetting allows choosing the same file again.
                target.value = ''
                if (photo) change(photo)
              }}
            />
          </label>
          {user.profileImage !== null && (
            <Button look="text" size="small" aria-disabled={isPending} onClick={() => change(null)}>
              Remove
            </Button>
          )}
        </div>
        <span role="status" className="type-note text-quiet ml-auto">
          {isSaved && 'Saved'}
        </span>
      </div>
      {errorMessage && (
        <p role="alert" className="type-note text-thread mt-2">
          {errorMessage}
        </p>
      )}
    </div>
  )
}
