import * as z from 'zod/mini'
import { ImportReport } from './import-report.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { ImportedCsv } from './imported-csv.ts'

/** Largest file that can be imported, in bytes. */
export const IMPORT_MAX_BYTES = 20 * 1024 ** 3

/** The states of an export or import. `ready`: checked, and waiting for the user to start it. */
const archiveStates = ['working', 'ready', 'done', 'failed'] as const

const progress = {
  id: z.string(),
  state: z.enum(archiveStates),
  /** Number of rows and photos, or of photo files. */
  done: z.int(),
  total: z.int(),
  /** The reason of a failure; null otherwise. */
  message: z.nullable(z.string()),
}

/** A running export, or a finished one to download. */
export const ArchiveExport = z.object({
  ...progress,
  /** Size of the finished file in bytes. */
  byteSize: z.int(),
  rows: z.int(),
  photos: z.int(),
  /** Photos with a missing file. */
  lostPhotos: z.int(),
})
export type ArchiveExport = z.infer<typeof ArchiveExport>

/** A file that is checked, waits to be imported, or is being imported. */
export const ArchiveImport = z.object({
  ...progress,
  fileName: z.string(),
  /** Whether the file is being checked or added. */
  step: z.enum(['check', 'add']),
  /** In state `ready`, the planned additions; in state `done`, the actual ones. */
  report: z.nullable(ImportReport),
  /** How a CSV is understood; null for an Armadio export. */
  table: z.nullable(ImportedCsv),
})
export type ArchiveImport = z.infer<typeof ArchiveImport>

const jobId = z.object({ id: Id })

/** Address of the file of a finished export. */
export function exportFileAddress(id: string): string {
  return `/api/archive-exports/${id}/file`
}

/** POST the bytes of a file here as `IMPORT_TYPE`, with its name in `?fileName=`; the reply is an ArchiveImport. */
export const IMPORT_ADDRESS = '/api/archive-imports'

/** Content type of a file to import. */
export const IMPORT_TYPE = 'application/octet-stream'

/** Exports and imports run in the background; the client polls their progress. */
export const archiveEndpoints = {
  startExport: endpoint({
    method: 'POST',
    path: '/api/archive-exports',
    summary: 'Start an export of everything as a ZIP',
    reply: ArchiveExport,
    status: 201,
  }),
  showExport: endpoint({
    method: 'GET',
    path: '/api/archive-exports/:id',
    summary: 'Progress of an export',
    params: jobId,
    reply: ArchiveExport,
  }),
  cancelExport: endpoint({
    method: 'DELETE',
    path: '/api/archive-exports/:id',
    summary: 'Cancel an export, or delete its file',
    params: jobId,
  }),
  showImport: endpoint({
    method: 'GET',
    path: '/api/archive-imports/:id',
    summary: 'Progress and report of an import',
    params: jobId,
    reply: ArchiveImport,
  }),
  startImport: endpoint({
    method: 'POST',
    path: '/api/archive-imports/:id/start',
    summary: 'Add what was checked',
    params: jobId,
    reply: ArchiveImport,
  }),
  cancelImport: endpoint({
    method: 'DELETE',
    path: '/api/archive-imports/:id',
    summary: 'Cancel an import and add nothing',
    params: jobId,
  }),
}
