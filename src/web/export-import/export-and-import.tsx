import { BackToSettings } from '../ui/back-to-settings.tsx'
import { DialogHeader } from '../ui/dialog/dialog.tsx'
import { useImport } from './export-import-queries.ts'
import { ExportSection } from './export-section.tsx'
import { ImportSection } from './import-section.tsx'

/** 'Export and import', in the sheet of the settings. */
export function ExportAndImport({ onBack }: { readonly onBack: () => void }) {
  const importing = useImport()
  return (
    <div className="tablet:px-8 tablet:py-8 px-4 pt-5 pb-8">
      <BackToSettings onBack={onBack} />
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
