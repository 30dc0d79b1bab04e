import { useState } from 'react'
import type { PlateFormat, PlateLayout } from '../../../contract/sharing.ts'
import { useDebouncedValue } from '../../ui/hooks/use-debounced-value.ts'
import { defaultPlateLayout } from '../default-plate-layout.ts'

const TYPING_MS = 300

/** The options of the share image. Its title is the outfit's own until the user writes one. */
export function usePlateLayout(outfitTitle: string) {
  const [layout, setLayout] = useState(() => defaultPlateLayout('post'))
  const [written, setWritten] = useState<string | null>(null)
  const settled = useDebouncedValue(written, TYPING_MS)?.trim()
  return {
    /** The layout to draw: the title is debounced. */
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
