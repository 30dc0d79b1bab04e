import type { ImportReport } from '../../contract/export-import/import-report.ts'
import { archiveProblem, countOf } from '../../domain/words/import-report.ts'
import { counted, formatCount } from '../../domain/words/english.ts'

interface ImportReportProps {
  readonly report: ImportReport
  readonly tense: 'will' | 'did'
}

/** Report of an import: what is added, what exists already, and each unreadable row with its reason. */
export function ImportReportView({ report, tense }: ImportReportProps) {
  const { notes, moreNotes, unknownFiles } = report
  const files = report.files.filter(({ added, already, failed }) => added + already + failed > 0)
  const others = notes.length + moreNotes
  return (
    <>
      <ul aria-label={tense === 'will' ? 'Will be added' : 'Added'} className="border-line mt-4 border-t">
        {files.map(({ file, added, already, deleted, failed }) => (
          <li key={file} className="border-line flex justify-between gap-4 border-b py-2.5">
            <span className={added > 0 ? 'type-ui' : 'type-ui text-quiet'}>
              {countOf(file, added || already || failed)}
            </span>
            <span className="type-note text-quiet text-right">
              {[
                already > 0 && (added > 0 ? `${formatCount(already)} already here` : 'Already here'),
                deleted > 0 && `${formatCount(deleted)} in Recently deleted`,
                failed > 0 &&
                  (added + already > 0 ? `${formatCount(failed)} can't be added` : "Can't be added"),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <details className="mt-4" open={others <= 10}>
          <summary className="type-name flex h-11 cursor-pointer items-center">
            {counted(others, 'note')}
          </summary>
          <ul aria-label="Notes">
            {notes.map((note, nth) => (
              <li key={nth} className="type-note text-quiet border-line border-b py-2 break-words">
                {archiveProblem(note)}
              </li>
            ))}
            {moreNotes > 0 && (
              <li className="type-note text-quiet py-2">And {formatCount(moreNotes)} more.</li>
            )}
          </ul>
        </details>
      )}
      {unknownFiles.length > 0 && (
        <p className="type-note text-quiet mt-4 break-words">Not read: {unknownFiles.join(', ')}.</p>
      )}
    </>
  )
}
