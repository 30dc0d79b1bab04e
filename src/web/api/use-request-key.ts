import { useRef } from 'react'

/**
 * The idempotency key of what is sent: another try of the same content is the same request, so that what was done
 * unheard is not done twice. Asked for null, it begins anew. Undefined over plain http on another host than this one.
 */
export function useRequestKey(): (content: object | null) => string | undefined {
  const last = useRef<{ readonly text: string; readonly key: string | undefined }>(null)
  return (content) => {
    const text = JSON.stringify(content)
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID?.() }
    return last.current.key
  }
}
