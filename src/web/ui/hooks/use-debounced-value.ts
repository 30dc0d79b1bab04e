import { useEffect, useState } from 'react'

/** The value, debounced: it changes after `forMs` without another change. */
export function useDebouncedValue<V>(value: V, forMs: number): V {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])
  return debounced
}
