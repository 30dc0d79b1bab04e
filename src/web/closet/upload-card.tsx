import { Upload } from 'lucide-react'
import { Button } from '../ui/button.tsx'

interface UploadCardProps {
  readonly onUpload: () => void
  /** The pointer or the focus came near: what the dialog needs can be loaded. */
  readonly onIntent: () => void
}

/** 'Traditional Upload'. */
export function UploadCard({ onUpload, onIntent }: UploadCardProps) {
  return (
    <section aria-labelledby="traditional-upload" className="border-line border-t py-6">
      <h2 id="traditional-upload" className="type-heading">
        Traditional Upload
      </h2>
      <p className="type-note text-quiet mt-1 mb-4">
        Choose a photo, drop one anywhere on this page, or paste it.
      </p>
      <Button
        look="quiet"
        className="w-full"
        icon={<Upload aria-hidden size={16} className="stroke-icon" />}
        onClick={onUpload}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        Upload Photo
      </Button>
    </section>
  )
}
