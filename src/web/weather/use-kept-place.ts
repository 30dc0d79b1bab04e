import { useState } from 'react'
import { useSettingFault } from '../user/settings/use-setting-fault.ts'
import { locateMe } from './locate-me.ts'
import { useKeepPlace } from './place-queries.ts'

/** What is written into a field for a place, and what becomes of it. `value` is the place that is kept. */
export function useKeptPlace(value: string, onKept: (location: string) => void) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isLocating, setIsLocating] = useState(false)
  const { fault, setFault, fail } = useSettingFault("Couldn't save the location")
  // The name that was written last and found; others may bear it.
  const [found, setFound] = useState<string | null>(null)
  const { mutate, isPending, variables: asked } = useKeepPlace(fail)

  const keep = (name: string, isWritten: boolean) => {
    setFault(undefined)
    setFound(null)
    mutate(name, {
      onSuccess: ({ location }) => {
        // What has been written since then stays.
        setDraft((written) => (written?.trim() === name || !isWritten ? null : written))
        if (isWritten) setFound(name)
        onKept(location)
      },
    })
  }
  const submit = () => {
    const name = draft?.trim() ?? ''
    if (name !== '' && name !== value) {
      if (!isPending || name !== asked) keep(name, true)
      return
    }
    setDraft(null)
    setFault(undefined)
  }
  return {
    written: draft ?? value,
    isPending: isPending || isLocating,
    fault,
    found,
    write(text: string) {
      setDraft(text)
      setFault(undefined)
    },
    /** Keeps what is written; a blank is no place, and what is kept already is not requested again. */
    submit,
    /** As `submit`, but what was refused is not asked for once more. */
    leave: () => fault === undefined && submit(),
    choose: (name: string) => keep(name, false),
    async locate() {
      setFault(undefined)
      setIsLocating(true)
      const located = await locateMe()
      setIsLocating(false)
      if ('fault' in located) setFault(located.fault)
      else keep(located.coordinates, false)
    },
  }
}
