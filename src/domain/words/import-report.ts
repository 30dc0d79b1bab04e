import type { ImportProblem } from '../../contract/export-import/import-problems.ts'
import type { ImportNote, ImportReport } from '../../contract/export-import/import-report.ts'
import { counted } from './english.ts'

// Names of the rows in each file of an archive, singular and plural.
const names: Readonly<Record<string, readonly [string, string]>> = {
  pieces: ['piece', 'pieces'],
  pictures: ['photo', 'photos'],
  history: ['logged outfit', 'logged outfits'],
  wears: ['wear', 'wears'],
  wishlist: ['wishlist item', 'wishlist items'],
  'price-alerts': ['target price', 'target prices'],
  listings: ['listing', 'listings'],
  'listing-photos': ['listing photo', 'listing photos'],
  looks: ['look', 'looks'],
  outfits: ['outfit', 'outfits'],
  'outfit-versions': ['outfit version', 'outfit versions'],
  collections: ['collection', 'collections'],
  'collected-outfits': ['outfit in a collection', 'outfits in collections'],
  'collected-looks': ['look in a collection', 'looks in collections'],
  shares: ['share', 'shares'],
  plans: ['plan', 'plans'],
  'plan-days': ['planned day', 'planned days'],
  trips: ['trip', 'trips'],
  'trip-days': ['day of a trip', 'days of trips'],
  'trip-lines': ['packing list line', 'packing list lines'],
  profile: ['About me', 'About me'],
  weather: ['location', 'locations'],
}

const problems: Readonly<Record<ImportProblem, string>> = {
  'not readable': "This line isn't readable.",
  'invalid value': 'A value is missing or not valid',
  duplicate: 'This is in the file twice.',
  'of another user': 'This belongs to someone else here.',
  'reference missing': 'This belongs to something that is not in the file.',
  conflict: 'This contradicts something that is already here.',
  'photo missing': 'The photo is not in the file.',
  'photo unreadable': "The photo is damaged or isn't a photo.",
  'photo converted': 'The photo was changed after the export. It was read and saved again.',
  'name missing': 'This row has no name.',
  'category unclear': "Couldn't tell its category. Add a category, or a word such as shirt to its name.",
  'too many values':
    'This row has more values than there are columns. Put quotes around values with a comma.',
  'quote unclear': "This row has a quote that isn't closed.",
  'not owned': 'This is on a wishlist, not in your closet.',
  'value not read': 'Added without',
  'value shortened': 'Too long, so shortened',
}

const lists: readonly ImportProblem[] = ['invalid value', 'value not read', 'value shortened']

/** '1,000 pieces'. */
export function countOf(file: string, count: number): string {
  const [one, many] = names[file] ?? [file, file]
  return counted(count, one, many)
}

/** Formats an import note in one line: location and problem. */
export function archiveProblem({ file, line, name, problem, columns }: ImportNote): string {
  const place = line > 0 ? `${file}, line ${line}` : file
  const values = lists.includes(problem) ? `${columns.length > 0 ? `: ${columns.join(', ')}` : ''}.` : ''
  return `${place}${name === null ? '' : ` (${name})`}: ${problems[problem]}${values}`
}

/** Describes the result of an import, one sentence per item. */
export function importSummary({ files, unknownFiles }: ImportReport): string[] {
  const listed = (amount: (each: ImportReport['files'][number]) => number) =>
    files.flatMap((each) => (amount(each) > 0 ? [countOf(each.file, amount(each))] : [])).join(', ')
  const added = listed((each) => each.added)
  const already = listed((each) => each.already)
  const deleted = listed((each) => each.deleted)
  const failed = files.reduce((sum, each) => sum + each.failed, 0)
  return [
    added ? `Added: ${added}.` : 'Nothing was added.',
    ...(already ? [`Already here: ${already}.`] : []),
    ...(deleted ? [`In Recently deleted, restore them there: ${deleted}.`] : []),
    ...(failed > 0 ? [`Not added: ${failed}.`] : []),
    ...(unknownFiles.length > 0 ? [`Not read: ${unknownFiles.join(', ')}.`] : []),
  ]
}
