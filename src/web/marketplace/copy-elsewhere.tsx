import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import type { MarketplaceItem } from '../../contract/marketplace.ts'
import { listingText } from '../../domain/marketplace/listing-text.ts'
import { copyAndTell } from '../sharing/copy-and-tell.ts'
import { writeToClipboard } from '../sharing/write-to-clipboard.ts'
import { Button } from '../ui/button.tsx'
import { fileName } from '../ui/file-name.ts'
import { saveFile } from '../ui/save-file.ts'
import { photoToPost } from './photo-to-post.ts'

interface CopyElsewhereProps {
  readonly listing: MarketplaceItem
}

/** 'Copy text' and 'Save photo': what another marketplace asks for. A failure is said beside them. */
export function CopyElsewhere({ listing }: CopyElsewhereProps) {
  const [state, setState] = useState<'ready' | 'saving' | 'failed'>('ready')
  const save = async () => {
    setState('saving')
    try {
      const photo = await photoToPost(listing.picture?.sizes.at(-1)?.url ?? listing.imageUrl)
      saveFile(photo, `${fileName(listing.title, 'listing')}.jpg`)
      setState('ready')
    } catch (error) {
      console.error('Failed to save the photo', error)
      setState('failed')
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="quiet"
        size="small"
        icon={<Copy aria-hidden size={14} className="stroke-icon" />}
        onClick={() => void copyAndTell(() => writeToClipboard(listingText(listing)))}
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
        Save photo
      </Button>
      {state === 'failed' && (
        <p role="alert" className="type-note text-thread basis-full">
          The photo was not saved. Please try again.
        </p>
      )}
    </div>
  )
}
