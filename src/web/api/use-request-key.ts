import { useRef } from 'react'

/**
 * The idempotency key of a body: a retry with the same content is the same request, so that work with a lost response
 * is not repeated. null resets it. Undefined over plain http on another host.
 */
export function useRequestKey(): (content: object | null) => string | undefined {
  const last = useRef<{ readonly text: string; readonly key: string | undefined }>(null)
  return (content) => {
    const text = JSON.stringify(content)
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID?.() }
    return last.current.key
  }
}
