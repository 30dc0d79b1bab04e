import { ArrowUpRight, Copy, Download, Share } from 'lucide-react'
import { useId } from 'react'
import type { PlateFormat, ShareReply } from '../../../contract/sharing.ts'
import { platformNames } from '../../../domain/sharing/platform-names.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NumberedList } from '../../ui/numbered-list.tsx'
import { copyWithToast } from '../../ui/toasts/copy-with-toast.ts'
import { pictureName } from '../picture-name.ts'
import { ShareBody } from '../share-body.tsx'
import { ShareFoot } from '../share-foot.tsx'
import { sharePicture } from '../share-sheet.ts'
import { useCountOpening } from '../sharing-queries.ts'
import { UnderlinedButton } from '../underlined-button.tsx'
import { usePictureToShare } from '../use-picture-to-share.ts'
import { writeToClipboard } from '../../ui/toasts/write-to-clipboard.ts'
import { SharedCaption } from './shared-caption.tsx'
import { SharedPageLine } from './shared-page-line.tsx'
import { useTakesFocus } from '../../ui/hooks/use-takes-focus.ts'

interface ShareResultProps {
  readonly reply: ShareReply
  /** Format of the shared picture. */
  readonly format: PlateFormat
  readonly onNew: () => void
}

/** Result for a platform: caption, hashtags, tips, and buttons to copy and share them. */
export function ShareResult({ reply, format, onNew }: ShareResultProps) {
  const { share, content } = reply
  const tipsId = useId()
  const heading = useTakesFocus<HTMLHeadingElement>()
  return (
    <>
      <ShareBody>
        <section>
          <h3 ref={heading} tabIndex={-1} className="type-note text-quiet outline-none">
            Caption
          </h3>
          <SharedCaption text={content.shareText} hashtags={content.hashtags} />
        </section>
        {share.shareUrl && <SharedPageLine address={share.shareUrl} />}
        <section aria-labelledby={tipsId}>
          <h3 id={tipsId} className="type-note text-quiet">
            Tips
          </h3>
          <NumberedList texts={content.socialMediaTips} />
        </section>
      </ShareBody>
      <ResultFoot {...{ reply, format, onNew }} />
    </>
  )
}

function ResultFoot({ reply, format, onNew }: ShareResultProps) {
  const { share, urls } = reply
  const name = pictureName(share.title, format)
  const countOpening = useCountOpening()
  const file = usePictureToShare(share.imageUrl, name)
  const platform = platformNames[share.platform]
  return (
    <ShareFoot className="flex-wrap">
      <UnderlinedButton onClick={onNew}>Generate New</UnderlinedButton>
      <span className="flex-1" />
      {share.imageUrl && (
        <a
          href={share.imageUrl}
          download={name}
          aria-label="Download image"
          title="Download image"
          className="hover:bg-hover grid size-11 flex-none place-items-center rounded-full"
        >
          <Download aria-hidden size={16} className="stroke-icon" />
        </a>
      )}
      <Button
        look="quiet"
        icon={<Copy aria-hidden size={14} className="stroke-icon" />}
        onClick={() => void copyWithToast(() => writeToClipboard(urls.copyText))}
      >
        Copy
      </Button>
      {file && (
        <Button
          look="primary"
          icon={<Share aria-hidden size={14} className="stroke-icon" />}
          className="order-1 flex-1"
          onClick={() => void sharePicture(file, urls.copyText)}
        >
          Share image
        </Button>
      )}
      <a
        href={urls.webShareUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={classNames(
          buttonClass(file ? 'text' : 'primary'),
          file ? 'px-3!' : 'pl-4 max-tablet:basis-full',
        )}
        onClick={() => countOpening(share.id)}
      >
        <ArrowUpRight aria-hidden size={14} className="stroke-icon" />
        Open {platform}
        <span className="sr-only">(opens in a new window)</span>
      </a>
    </ShareFoot>
  )
}
