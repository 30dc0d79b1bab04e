import { useMemo } from 'react'
import { useIsPhone } from '../ui/hooks/use-is-phone.ts'
import { canShareFiles } from './share-picture.ts'
import { usePicture } from './sharing-queries.ts'

/**
 * The file for a phone's share sheet, fetched ahead: the sheet opens only in a press. Null until it is there, and on
 * what is no phone or shares no files.
 */
export function usePictureToShare(address: string | null, name: string): File | null {
  const isPhone = useIsPhone()
  const { data } = usePicture(isPhone && canShareFiles() ? address : null)
  return useMemo(() => (data ? new File([data], name, { type: 'image/jpeg' }) : null), [data, name])
}
