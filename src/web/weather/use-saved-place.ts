import { useState } from 'react'
import { useSettingError } from '../user/settings/use-setting-error.ts'
import { locateMe } from './locate-me.ts'
import { useSavePlace } from './place-queries.ts'

/** State of a location field: its draft, saving, errors. `value` is the saved location. */
export function useSavedPlace(value: string, onSaved: (location: string) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isLocating, setIsLocating] = useState(false)
  const { errorMessage, setErrorMessage, fail } = useSettingError("Couldn't save the location")
  // The last saved name; other places may have the same.
  const [found, setFound] = useState<string | null>(null)
  const { mutate, isPending, variables: pendingName } = useSavePlace(fail)

  const save = (name: string, isWritten: boolean) => {
    setErrorMessage(undefined)
    setFound(null)
    mutate(name, {
      onSuccess: ({ location }) => {
        // Text typed since then stays.
        setDraft((written) => (written?.trim() === name || !isWritten ? null : written))
        if (isWritten) setFound(name)
        onSaved(location)
      },
    })
  }
  const submit = () => {
    const name = draft?.trim() ?? ''
    if (name !== '' && name !== value) {
      if (!isPending || name !== pendingName) save(name, true)
      return
    }
    setDraft(null)
    setErrorMessage(undefined)
  }
  return {
    written: draft ?? value,
    isPending: isPending || isLocating,
    errorMessage,
    found,
    write(text: string) {
      setDraft(text)
      setErrorMessage(undefined)
    },
    /** Saves the text unless it is blank or saved already. */
    submit,
    /** Like `submit`, but does not repeat a rejected value. */
    leave: () => errorMessage === undefined && submit(),
    choose: (name: string) => save(name, false),
    async locate() {
      setErrorMessage(undefined)
      setIsLocating(true)
      const located = await locateMe()
      setIsLocating(false)
      if ('errorMessage' in located) setErrorMessage(located.errorMessage)
      else save(located.coordinates, false)
    },
  }
}
