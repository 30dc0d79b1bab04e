import { useEffect, useState } from 'react'

const SHOWN_MS = 4000

/** A flag that resets itself after a few seconds, and a function that raises it. */
export function useTransientFlag(): [boolean, () => void] {
  // Counts the raises, so that raising it again restarts the timer; 0 while it is down.
  const [raises, setRaises] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setRaises((now) => (now === raises ? 0 : now)), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [raises])
  return [raises > 0, () => setRaises((before) => before + 1)]
}
