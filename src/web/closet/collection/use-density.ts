import { useState } from 'react'

export type Density = 'wide' | 'dense'

const STORED_AS = 'armadio.density'

/** How close the cards of the collection stand; this browser remembers it. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(() =>
    localStorage.getItem(STORED_AS) === 'dense' ? 'dense' : 'wide',
  )
  const change = (chosen: Density) => {
    localStorage.setItem(STORED_AS, chosen)
    setDensity(chosen)
  }
  return [density, change]
}
