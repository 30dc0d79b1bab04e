import { useEffect, useRef, useState } from 'react'
import { reasonOf } from '../../api/http-error.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'

/**
 * Why a setting was not saved: shown next to it, and after the settings are closed in a toast with this title. `fail`
 * is for the mutation itself, since callbacks of `mutate` are dropped on unmount.
 */
export function useSettingError(title: string) {
  const [errorMessage, setErrorMessage] = useState<string>()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const fail = (error: Error) => {
    console.error(title, error)
    if (isShown.current) setErrorMessage(reasonOf(error))
    else showToast({ variant: 'destructive', title, description: reasonOf(error) })
  }
  return { errorMessage, setErrorMessage, fail }
}
