import { type ArchiveExport, exportFileAddress } from '../../contract/export-import/export-import-jobs.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { useExport } from './export-import-queries.ts'
import { jobError, shareOf } from './job-state.ts'
import { WorkProgress } from './work-progress.tsx'
import { counted } from '../../domain/words/english.ts'

/** 'Download everything': a ZIP that the server creates and the browser saves. */
export function ExportSection({ look }: { readonly look: 'primary' | 'quiet' }) {
  const { job, error, isStarting, start, drop } = useExport()
  const errorMessage = jobError(job, error)
  return (
    <section aria-labelledby="export-title" className="border-ink mt-6 border-t pt-5">
      <h3 id="export-title" className="type-heading">
        Download everything
      </h3>
      <p className="type-note text-quiet mt-1">
        One ZIP with your pieces, photos, looks, plans, trips and history, as JSON and CSV. Links to shared
        looks aren&apos;t included.
      </p>
      {job?.state === 'working' ? (
        <WorkProgress label="Collecting rows and photos" share={shareOf(job)} onCancel={drop} />
      ) : job?.state === 'done' ? (
        <Finished job={job} look={look} onDelete={drop} />
      ) : (
        <>
          {errorMessage && (
            <p role="alert" className="type-note text-thread mt-4">
              {errorMessage}
            </p>
          )}
          <Button look={look} className="mt-5" disabled={isStarting} onClick={start}>
            {errorMessage ? 'Try again' : 'Download everything'}
          </Button>
        </>
      )}
    </section>
  )
}

function Finished({
  job,
  look,
  onDelete,
}: {
  job: ArchiveExport
  look: 'primary' | 'quiet'
  onDelete: () => void
}) {
  const { rows, photos, lostPhotos, byteSize } = job
  return (
    <>
      <p role="status" className="type-ui mt-5">
        Your ZIP is ready: {counted(photos, 'photo')}, {counted(rows, 'row')}, {sizeInWords(byteSize)}.
      </p>
      {lostPhotos > 0 && (
        <p role="alert" className="type-note text-thread mt-2">
          {lostPhotos === 1 ? 'One photo has no file' : `${lostPhotos} photos have no file`} and couldn&apos;t
          be included.
        </p>
      )}
      <div className="mt-4 flex gap-2">
        <a href={exportFileAddress(job.id)} download className={buttonClass(look)}>
          Save ZIP
        </a>
        <Button look="text" onClick={onDelete}>
          Discard
        </Button>
      </div>
    </>
  )
}

function sizeInWords(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
