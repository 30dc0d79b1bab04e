import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while. */
export function useSettled<V>(value: V, forMs: number): V {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])
  return settled
}
