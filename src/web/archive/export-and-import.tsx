import { ArrowLeft } from 'lucide-react'
import { DialogHeader } from '../ui/dialog.tsx'
import { useImport } from './archive-queries.ts'
import { ExportSection } from './export-section.tsx'
import { ImportSection } from './import-section.tsx'

/** 'Export and import', in the sheet of the settings. */
export function ExportAndImport({ onBack }: { readonly onBack: () => void }) {
  const importing = useImport()
  return (
    <div className="tablet:px-8 tablet:py-8 px-4 pt-5 pb-8">
      <button
        type="button"
        className="type-note text-quiet hover:text-ink -mt-3 inline-flex h-11 items-center gap-1.5"
        onClick={onBack}
      >
        <ArrowLeft aria-hidden size={14} className="stroke-icon" />
        Settings
      </button>
      <DialogHeader
        takesFocus
        title="Export and import"
        note="Your wardrobe is yours. Take it with you any time."
      />
      <ExportSection look={importing.job?.state === 'ready' ? 'quiet' : 'primary'} />
      <ImportSection state={importing} />
    </div>
  )
}
