import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import type { MarketplaceItem } from '../../contract/marketplace.ts'
import { listingText } from '../../domain/words/marketplace/listing-description.ts'
import { copyWithToast } from '../ui/toasts/copy-with-toast.ts'
import { writeToClipboard } from '../ui/toasts/write-to-clipboard.ts'
import { Button } from '../ui/button.tsx'
import { fileName } from '../ui/file-name.ts'
import { saveFile } from '../ui/save-file.ts'
import { photoToPost } from './photo-to-post.ts'

interface CopyElsewhereProps {
  readonly listing: MarketplaceItem
}

/** 'Copy text' and 'Save photo' (or all photos), for posting on other marketplaces. Failures are shown next to them. */
export function CopyElsewhere({ listing }: CopyElsewhereProps) {
  const [state, setState] = useState<'ready' | 'saving' | 'failed'>('ready')
  const addresses = [listing, ...listing.morePhotos].map(
    ({ picture, imageUrl }) => picture?.sizes.at(-1)?.url ?? imageUrl,
  )
  const several = addresses.length > 1
  const save = async () => {
    setState('saving')
    try {
      const photos = await Promise.all(addresses.map(photoToPost))
      const name = fileName(listing.title, 'listing')
      for (const [at, photo] of photos.entries()) saveFile(photo, `${name}${at > 0 ? `-${at + 1}` : ''}.jpg`)
      setState('ready')
    } catch (error) {
      console.error("Couldn't save photos", error)
      setState('failed')
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="quiet"
        size="small"
        icon={<Copy aria-hidden size={14} className="stroke-icon" />}
        onClick={() => void copyWithToast(() => writeToClipboard(listingText(listing)))}
      >
        Copy text
      </Button>
      <Button
        look="quiet"
        size="small"
        icon={<Download aria-hidden size={14} className="stroke-icon" />}
        aria-disabled={state === 'saving'}
        onClick={() => state !== 'saving' && void save()}
      >
        {several ? `Save ${addresses.length} photos` : 'Save photo'}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="type-note text-thread basis-full">
          {several ? "Couldn't save the photos." : "Couldn't save the photo."} Try again.
        </p>
      )}
    </div>
  )
}
