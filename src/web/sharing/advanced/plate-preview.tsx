import type { UseQueryResult } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { plateSizes, type PlateFormat } from '../../../contract/sharing.ts'
import { reasonOf } from '../../api/http-error.ts'
import { BlobImage } from '../../ui/pictures/blob-image.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface PlatePreviewProps {
  readonly picture: UseQueryResult<Blob>
  readonly format: PlateFormat
  readonly label: string
}

/** The share image; shows the previous one while another is loading. */
export function PlatePreview({ picture, format, label }: PlatePreviewProps) {
  const { width, height } = plateSizes[format]
  return (
    <div
      aria-busy={picture.isFetching}
      className="bg-tile max-tablet:absolute max-tablet:top-5 max-tablet:left-4 max-tablet:h-45 max-tablet:w-36 max-[360px]:h-30 max-[360px]:w-24 max-tablet:bg-transparent tablet:items-center tablet:p-8 flex min-h-0 justify-center max-tablet:justify-start"
    >
      {picture.data && !picture.isError ? (
        <BlobImage
          blob={picture.data}
          alt={label}
          // Dims the white paper in dark mode.
          className="max-tablet:outline-line min-h-0 max-h-full w-auto max-w-full object-contain dim-in-dark max-tablet:h-full max-tablet:outline"
        />
      ) : (
        <div
          style={{ aspectRatio: `${width} / ${height}` }}
          className={classNames(
            'bg-hover grid max-h-full w-full content-center justify-items-center gap-3 p-1 text-center max-tablet:h-full tablet:p-3',
            !picture.isError && 'breathing',
          )}
        >
          {picture.isError ? (
            <div role="alert" className="contents">
              <p className="max-tablet:type-note type-name">Couldn&apos;t make the image</p>
              <p className="type-note text-quiet max-tablet:sr-only">{reasonOf(picture.error)}</p>
              <Button
                look="quiet"
                size="small"
                icon={<RotateCw aria-hidden size={14} className="max-tablet:hidden" />}
                className="max-tablet:px-3!"
                onClick={() => void picture.refetch()}
              >
                Try again
              </Button>
            </div>
          ) : (
            <span role="status" className="sr-only">
              Making the image
            </span>
          )}
        </div>
      )}
    </div>
  )
}
