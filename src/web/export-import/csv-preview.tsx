import { Image } from 'lucide-react'
import type { ImportedCsv } from '../../contract/export-import/imported-csv.ts'
import { fieldInWords, csvSentences } from '../../domain/words/csv-import-report.ts'
import { formatCount } from '../../domain/words/english.ts'

// More columns would push the rest out of view.
const COLUMNS_OPEN = 10

/** How a CSV is parsed: its first pieces, the field of each column, and the assumptions. */
export function CsvPreview({ table, pieces }: { readonly table: ImportedCsv; readonly pieces: number }) {
  const read = table.columns.flatMap(({ header, field }) => (field ? [{ header, field }] : []))
  const more = pieces - table.first.length
  return (
    <>
      {table.app && <p className="type-note text-quiet mt-1">This is a CSV of {table.app}.</p>}
      {table.first.length > 0 && (
        <ul aria-label="First pieces" className="border-line mt-4 border-t">
          {table.first.map((piece) => (
            <li key={piece.line} className="border-line flex items-center gap-4 border-b py-2.5">
              <FirstPicture imageUrl={piece.imageUrl} />
              <span className="min-w-0 grow">
                <span className="type-name block truncate">{piece.name}</span>
                <span className="type-note text-quiet block truncate">
                  {piece.category} · {piece.color ?? 'color from the photo'}
                </span>
              </span>
              <span className="type-note text-quiet shrink-0">Line {formatCount(piece.line)}</span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="type-note text-quiet mt-2">
          And {formatCount(more)} more {more === 1 ? 'piece' : 'pieces'}.
        </p>
      )}
      <details className="mt-3" open={read.length <= COLUMNS_OPEN}>
        <summary className="type-name flex h-11 cursor-pointer items-center">
          What {read.length === 1 ? 'the column is' : `the ${read.length} columns are`} read as
        </summary>
        <dl className="border-line border-t">
          {read.map(({ header, field }, nth) => (
            <div key={nth} className="border-line flex justify-between gap-4 border-b py-2">
              <dt className="type-note text-quiet min-w-0 truncate">{header}</dt>
              <dd className="type-note shrink-0 text-right">{fieldInWords(field)}</dd>
            </div>
          ))}
        </dl>
      </details>
      {csvSentences(table).map((sentence) => (
        <p key={sentence} className="type-note text-quiet mt-3 break-words">
          {sentence}
        </p>
      ))}
    </>
  )
}

// A photo in the ZIP is shown only once it is in the closet.
function FirstPicture({ imageUrl }: { readonly imageUrl: string | null }) {
  const box = 'bg-tile flex size-12 shrink-0 items-center justify-center'
  if (imageUrl !== null) return <img src={imageUrl} alt="" className={`${box} object-contain`} />
  return (
    <span className={box}>
      <Image aria-hidden size={18} className="stroke-icon text-quiet" />
    </span>
  )
}
