import { Download, Share } from 'lucide-react'
import { reviewPictureAddress, type ReviewShape } from '../../../contract/year-review.ts'
import { canShareFiles, sharePicture } from '../../sharing/share-sheet.ts'
import { usePictureToShare } from '../../sharing/use-picture-to-share.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { PictureOfReview } from './review-words.ts'

const shapes: readonly { readonly shape: ReviewShape; readonly text: string }[] = [
  { shape: 'square', text: '1:1' },
  { shape: 'story', text: '9:16' },
]

interface ReviewPictureProps extends PictureOfReview {
  readonly year: number
}

/** One picture of the year, its content in words, and buttons to save and share it. */
export function ReviewPicture({ year, part, title, text }: ReviewPictureProps) {
  const address = reviewPictureAddress(year, part, 'square')
  const story = usePictureToShare(reviewPictureAddress(year, part, 'story'), `armadio-${year}-${part}.jpg`)
  return (
    <figure>
      <img
        src={address}
        alt={`${title} in ${year}. ${text}`}
        width={1080}
        height={1080}
        loading="lazy"
        className="bg-tile border-line block aspect-square w-full border"
      />
      <figcaption className="pt-3">
        <h3 className="type-heading">{title}</h3>
        <p className="type-note text-quiet mt-1 break-words">{text}</p>
      </figcaption>
      <div className="mt-3 flex flex-wrap gap-2">
        {shapes.map(({ shape, text: ratio }) => (
          <a
            key={shape}
            href={reviewPictureAddress(year, part, shape)}
            download={`armadio-${year}-${part}-${shape}.jpg`}
            aria-label={`Download ${title}, ${ratio}`}
            className={`${buttonClass('quiet', 'small')} pl-3.5!`}
          >
            <Download aria-hidden size={14} className="stroke-icon" />
            {ratio}
          </a>
        ))}
        {story && canShareFiles() && (
          <Button
            look="quiet"
            size="small"
            icon={<Share aria-hidden size={14} className="stroke-icon" />}
            onClick={() => void sharePicture(story, `${title} in ${year} #Armadio`)}
          >
            Share
          </Button>
        )}
      </div>
    </figure>
  )
}
