import type { TrendingStyle } from '../../contract/trends.ts'
import { OutfitCollage } from '../stylist/outfit-collage.tsx'
import { classNames } from '../ui/class-names.ts'
import { HangerIcon } from '../ui/pictures/hanger-icon.tsx'
import { PictureImage } from '../ui/pictures/picture-image.tsx'

interface TrendPictureProps {
  readonly trend: TrendingStyle
  /** Whether missing parts are drawn as outlines. */
  readonly isCompared: boolean
  readonly loading?: 'eager' | 'lazy'
  readonly className?: string
}

/** The picture of a trend: its parts, otherwise a picture from this server, otherwise a hanger. */
export function TrendPicture({ trend, isCompared, loading = 'eager', className }: TrendPictureProps) {
  const { parts, title, imageUrl } = trend
  if (parts.length > 0)
    return (
      <OutfitCollage
        size="full"
        loading={loading}
        className={className ?? ''}
        label={`${title}: ${parts.map(({ name }) => name).join(', ')}`}
        pieces={parts.map(({ slot, name, imageUrl: drawing, item }) => ({
          slot,
          name,
          imageUrl: drawing,
          cutOut: null,
          picture: null,
          isMissing: isCompared && item === null,
        }))}
      />
    )
  return (
    <div className={classNames('bg-tile text-tile-quiet grid aspect-7/8 place-items-center', className)}>
      {/* Only pictures from this server: another site would learn about the visit. */}
      {imageUrl?.startsWith('/') && !imageUrl.startsWith('//') ? (
        <PictureImage src={imageUrl} picture={null} alt={title} loading={loading} />
      ) : (
        <HangerIcon className="opacity-55" />
      )}
    </div>
  )
}
