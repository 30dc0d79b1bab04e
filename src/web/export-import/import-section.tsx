import type { ArchiveImport } from '../../contract/export-import/export-import-jobs.ts'
import { countOf } from '../../domain/words/import-report.ts'
import { Button } from '../ui/button.tsx'
import type { useImport } from './export-import-queries.ts'
import { jobError, shareOf } from './job-state.ts'
import { ImportReportView } from './import-report.tsx'
import { CsvPreview } from './csv-preview.tsx'
import { WorkProgress } from './work-progress.tsx'

/** 'Bring it back': uploads and checks a file, and shows the result before adding anything. */
export function ImportSection({ state }: { readonly state: ReturnType<typeof useImport> }) {
  const { job, sent, error, send, add, drop } = state
  const errorMessage = jobError(job, error)
  return (
    <section aria-labelledby="import-title" className="border-ink mt-8 border-t pt-5">
      <h3 id="import-title" className="type-heading">
        Bring it back
      </h3>
      <p className="type-note text-quiet mt-1">
        Choose a ZIP that Armadio made, or a CSV from another app or a spreadsheet. A ZIP can hold a CSV and
        its photos. You see what will be added first. Pieces you already have don&apos;t change.
      </p>
      {sent !== null ? (
        <WorkProgress label="Uploading" share={sent} onCancel={drop} />
      ) : job?.state === 'working' ? (
        <WorkProgress
          label={job.step === 'check' ? 'Checking the file' : 'Adding'}
          share={shareOf(job)}
          onCancel={drop}
        />
      ) : job?.state === 'ready' ? (
        <Preview job={job} onAdd={add} onCancel={drop} />
      ) : job?.state === 'done' ? (
        <Done job={job} onClose={drop} />
      ) : (
        <>
          {errorMessage && (
            <p role="alert" className="type-note text-thread mt-4">
              {errorMessage}
            </p>
          )}
          <FileButton onFile={send}>{errorMessage ? 'Choose another file' : 'Choose file'}</FileButton>
        </>
      )}
    </section>
  )
}

function FileButton({
  onFile,
  children,
}: {
  readonly onFile: (file: File) => void
  readonly children: string
}) {
  return (
    <label className="focus-within:outline-ink type-name inset-ring-edge hover:inset-ring-ink relative mt-5 inline-flex h-11 cursor-pointer items-center rounded-full px-5.5 inset-ring focus-within:outline-2 focus-within:outline-offset-2">
      {children}
      <input
        type="file"
        accept=".zip,.csv,.tsv,.txt"
        aria-label={children}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Resetting allows choosing the same file again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}

interface PreviewProps {
  readonly job: ArchiveImport
  readonly onAdd: () => void
  readonly onCancel: () => void
}

function Preview({ job, onAdd, onCancel }: PreviewProps) {
  const added = (file: string) => job.report?.files.find((each) => each.file === file)?.added ?? 0
  const pieces = added('pieces')
  const total = job.report?.files.reduce((sum, each) => sum + each.added, 0) ?? 0
  const already = job.report?.files.some((each) => each.already > 0)
  return (
    <>
      <p role="status" className="type-ui mt-5 break-words">
        {total > 0
          ? `${job.fileName} is checked.`
          : already
            ? `Everything in ${job.fileName} is already here.`
            : `Couldn't read a piece in ${job.fileName}.`}
      </p>
      {job.table && <CsvPreview table={job.table} pieces={pieces} />}
      {job.report && <ImportReportView report={job.report} tense="will" />}
      <div className="mt-5 flex gap-2">
        {total > 0 && (
          <Button look="primary" onClick={onAdd}>
            {pieces > 0 ? `${job.table ? 'Bring in' : 'Add'} ${countOf('pieces', pieces)}` : 'Add everything'}
          </Button>
        )}
        <Button look={total > 0 ? 'text' : 'quiet'} onClick={onCancel}>
          {total > 0 ? 'Cancel' : 'Close'}
        </Button>
      </div>
    </>
  )
}

function Done({ job, onClose }: { readonly job: ArchiveImport; readonly onClose: () => void }) {
  const total = job.report?.files.reduce((sum, each) => sum + each.added, 0) ?? 0
  return (
    <>
      <p role="status" className="type-ui mt-5">
        {total > 0 ? 'Added.' : 'Nothing was added. Everything is already here.'}
      </p>
      {job.report && <ImportReportView report={job.report} tense="did" />}
      <div className="mt-5 flex gap-2">
        <Button look="quiet" onClick={onClose}>
          Done
        </Button>
      </div>
    </>
  )
}
