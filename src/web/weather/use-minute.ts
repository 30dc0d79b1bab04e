import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The instant that it is, in milliseconds, told anew each minute. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(ticking)
  }, [])
  return now
}
