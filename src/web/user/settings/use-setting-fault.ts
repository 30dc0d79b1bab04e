import { useEffect, useRef, useState } from 'react'
import { reasonOf } from '../../api/http-error.ts'
import { showToast } from '../../ui/toast-store.ts'

/**
 * Why a setting was not kept: said where it is changed, and once that is closed in a toast with this title. `fail` is
 * for the mutation itself, since what `mutate` is given is forgotten with its part of the page.
 */
export function useSettingFault(title: string) {
  const [fault, setFault] = useState<string>()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const fail = (error: Error) => {
    console.error(title, error)
    if (isShown.current) setFault(reasonOf(error))
    else showToast({ variant: 'destructive', title, description: reasonOf(error) })
  }
  return { fault, setFault, fail }
}
