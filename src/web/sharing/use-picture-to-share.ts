import { useMemo } from 'react'
import { useIsPhone } from '../ui/hooks/use-is-phone.ts'
import { canShareFiles } from './share-sheet.ts'
import { usePicture } from './sharing-queries.ts'

/**
 * The file for a phone's share sheet, fetched in advance because the sheet opens only during a press. Null until
 * loaded, and on devices that cannot share files.
 */
export function usePictureToShare(address: string | null, name: string): File | null {
  const isPhone = useIsPhone()
  const { data } = usePicture(isPhone && canShareFiles() ? address : null)
  return useMemo(() => (data ? new File([data], name, { type: 'image/jpeg' }) : null), [data, name])
}
