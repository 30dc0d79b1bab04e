import { useEffect, useState } from 'react'
import type { Toaster } from './toaster.tsx'
import { useToasts } from './toast-store.ts'

const TO_TOASTS_KEY = 'F8'

/**
 * The toasts. Their code loads on the first press or with the first toast, so that the first view does not wait for
 * it. The next toast retries after a failure.
 */
export function LateToaster() {
  const [Loaded, setLoaded] = useState<typeof Toaster | null>(null)
  const pressed = useFirstPress()
  const newest = useToasts()[0]?.id
  const trigger = newest ?? pressed
  useEffect(() => {
    if (trigger === null || Loaded) return
    import('./toaster.tsx').then(
      (module) => setLoaded(() => module.Toaster),
      () => undefined,
    )
  }, [trigger, Loaded])
  return Loaded && <Loaded startsFocused={pressed === TO_TOASTS_KEY} />
}

/** The first key, or the kind of pointer; null until then. */
function useFirstPress(): string | null {
  const [pressed, setPressed] = useState<string | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const note = (event: Event) => {
      setPressed(event instanceof KeyboardEvent ? event.code : event.type)
      listening.abort()
    }
    for (const kind of ['pointerdown', 'keydown', 'dragenter'])
      window.addEventListener(kind, note, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return pressed
}
