import { useState } from 'react'
import type { PlateFormat, PlateLayout } from '../../../contract/sharing.ts'
import { useDebouncedValue } from '../../ui/hooks/use-debounced-value.ts'
import { wholePlate } from '../whole-plate.ts'

const TYPING_MS = 300

/** What the plate shows, as the user has chosen it. Until they write a title it is the outfit's own. */
export function usePlateLayout(outfitTitle: string) {
  const [layout, setLayout] = useState(() => wholePlate('post'))
  const [written, setWritten] = useState<string | null>(null)
  const settled = useDebouncedValue(written, TYPING_MS)?.trim()
  return {
    /** As it is to be drawn: the title follows when it is no longer being written. */
    layout: {
      ...layout,
      showsTitle: settled !== '',
      ...(settled && settled !== outfitTitle && { title: settled }),
    } satisfies PlateLayout,
    title: written ?? outfitTitle,
    writeTitle: setWritten,
    chooseFormat: (format: PlateFormat) => setLayout({ ...layout, format }),
    change: (changes: Partial<PlateLayout>) => setLayout({ ...layout, ...changes }),
  }
}
