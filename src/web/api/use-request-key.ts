import { useRef } from 'react'

/**
 * The idempotency key of a content: a retry with the same content has the same key, so that work with a lost response
 * is not repeated. null resets it, after a success that may be repeated on purpose. Undefined over plain HTTP, except
 * on localhost.
 */
export function useRequestKey(): (content: object | null) => string | undefined {
  const last = useRef<{ readonly text: string; readonly key: string | undefined }>(null)
  return (content) => {
    const text = JSON.stringify(content, fileFacts)
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID?.() }
    return last.current.key
  }
}

// JSON cannot contain files; these properties identify a photo.
function fileFacts(_name: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value
}
