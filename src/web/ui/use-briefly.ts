import { useEffect, useState } from 'react'

const SHOWN_MS = 4000

/** Something that is said for a few seconds: whether it is, and a way to say it. */
export function useBriefly(): [boolean, () => void] {
  // The count of times it was said, so that saying it once more begins the time anew; 0 while it is not.
  const [said, setSaid] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setSaid((now) => (now === said ? 0 : now)), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said])
  return [said > 0, () => setSaid((before) => before + 1)]
}
