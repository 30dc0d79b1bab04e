import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import {
  archiveEndpoints,
  type ArchiveExport,
  type ArchiveImport,
  exportFileAddress,
  IMPORT_ADDRESS,
  IMPORT_MAX_BYTES,
  IMPORT_TYPE,
} from '../../contract/export-import/export-import-jobs.ts'
import { Id, trimmedText } from '../../contract/fields.ts'
import type { ReadSnapshot } from '../db/read-snapshot.ts'
import { AppError } from '../http/app-error.ts'
import { parseInput } from '../http/parse-input.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { User, IdentifyUser } from '../http/user-of-request.ts'
import { createArchiveJobs, type ArchiveJob, type ArchiveJobs } from './export-import-jobs.ts'
import { exportArchive, type ExportReport } from './export-archive.ts'
import { checkFile, type FileReport, importFile } from './import-file.ts'
import type { CsvPhotoDeps } from './csv/csv-photos.ts'
import { today } from '../ports/clock.ts'

/** Dependencies of the archive endpoints. */
export interface ArchiveDeps extends CsvPhotoDeps {
  readonly snapshot: ReadSnapshot
  readonly identifyUser: IdentifyUser
  readonly wakeCutOuts: () => void
}

interface ExportDetails {
  readonly report: ExportReport | null
  readonly byteSize: number
}

interface ImportDetails {
  readonly fileName: string
  readonly step: 'check' | 'add'
  readonly report: FileReport['report'] | null
  readonly table: FileReport['table']
}

const Query = z.object({ fileName: trimmedText('File name', 255) })

/** Registers the endpoints of exports and imports. */
export function archiveRoutes(app: FastifyInstance, serve: Serve, deps: ArchiveDeps): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'an export or import failed')
  const exports = createArchiveJobs<ExportDetails>(deps.clock, report)
  const imports = createArchiveJobs<ImportDetails>(deps.clock, report)
  app.addHook('onClose', async () => void (await Promise.all([exports.close(), imports.close()])))

  serve(archiveEndpoints.startExport, async ({ user }) => startExport(deps, exports, user))
  serve(archiveEndpoints.showExport, async ({ user, params }) => exportReply(exports.find(user, params.id)))
  serve(archiveEndpoints.cancelExport, ({ user, params }) => exports.remove(exports.find(user, params.id)))
  serve(archiveEndpoints.showImport, async ({ user, params }) => importReply(imports.find(user, params.id)))
  serve(archiveEndpoints.startImport, async ({ user, params }) => startImport(deps, imports, user, params.id))
  serve(archiveEndpoints.cancelImport, ({ user, params }) => imports.remove(imports.find(user, params.id)))
  serveExportFile(app, deps, exports)
  app.register(async (uploads) => receiveImports(uploads, deps, imports))
}

async function startExport(
  deps: ArchiveDeps,
  jobs: ArchiveJobs<ExportDetails>,
  user: User,
): Promise<ArchiveExport> {
  await mkdir(deps.uploadFolder, { recursive: true })
  const path = join(deps.uploadFolder, randomUUID())
  const job = jobs.add(user, path, { report: null, byteSize: 0 })
  jobs.run(job, 'done', async (signal) => {
    const report = await exportArchive(deps, user, createWriteStream(path), {
      signal,
      onProgress: (done, total) => Object.assign(job, { done, total }),
    })
    job.details = { report, byteSize: (await stat(path)).size }
  })
  return exportReply(job)
}

function exportReply({ id, state, done, total, message, details }: ArchiveJob<ExportDetails>): ArchiveExport {
  const { report, byteSize } = details
  const counts = {
    rows: report?.rows ?? 0,
    photos: report?.pictures ?? 0,
    lostPhotos: report?.lost.length ?? 0,
  }
  return { id, state, done, total, message, byteSize, ...counts }
}

function serveExportFile(
  app: FastifyInstance,
  { identifyUser, clock }: ArchiveDeps,
  jobs: ArchiveJobs<ExportDetails>,
): void {
  app.get<{ Params: { id: string } }>(exportFileAddress(':id'), async (request, reply) => {
    const id = Id.safeParse(request.params.id)
    if (!id.success) throw new AppError('archive_not_found')
    const job = jobs.find(await identifyUser(request), id.data)
    if (job.state !== 'done') throw new AppError('archive_not_ready')
    const day = today(clock)
    return reply
      .type('application/zip')
      .header('content-length', job.details.byteSize)
      .header('content-disposition', `attachment; filename="armadio-${day}.zip"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(createReadStream(job.path))
  })
}

// The body is a file of up to IMPORT_MAX_BYTES: it is streamed to disk, not parsed in memory.
function receiveImports(app: FastifyInstance, deps: ArchiveDeps, jobs: ArchiveJobs<ImportDetails>): void {
  app.addContentTypeParser(IMPORT_TYPE, (_request, body, done) => done(null, body))
  app.post(IMPORT_ADDRESS, { bodyLimit: IMPORT_MAX_BYTES }, async (request, reply) => {
    const user = await deps.identifyUser(request)
    const { fileName } = parseInput(Query, request.query)
    const path = await storeUpload(deps, request)
    try {
      const job = jobs.add(user, path, { fileName, step: 'check', report: null, table: null })
      jobs.run(job, 'ready', async (signal) => {
        const checked = await checkFile(deps, user, { path, name: fileName }, { signal })
        job.details = { ...job.details, ...checked }
      })
      return await reply.code(201).send(importReply(job))
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  })
}

async function storeUpload({ uploadFolder }: ArchiveDeps, request: FastifyRequest): Promise<string> {
  const { body } = request
  if (!(body instanceof Readable)) throw new AppError('archive_unreadable')
  await mkdir(uploadFolder, { recursive: true })
  const path = join(uploadFolder, randomUUID())
  let received = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      done(received > IMPORT_MAX_BYTES ? new AppError('archive_too_large') : null, chunk)
    },
  })
  try {
    await pipeline(body, measure, createWriteStream(path))
    return path
  } catch (error) {
    await rm(path, { force: true })
    if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) throw error
    throw new AppError('upload_interrupted', { cause: error })
  }
}

function startImport(
  deps: ArchiveDeps,
  jobs: ArchiveJobs<ImportDetails>,
  user: User,
  id: string,
): ArchiveImport {
  const job = jobs.find(user, id)
  if (job.state !== 'ready') throw new AppError('archive_not_ready')
  job.details = { ...job.details, step: 'add' }
  jobs.run(job, 'done', async (signal) => {
    const file = { path: job.path, name: job.details.fileName }
    const added = await importFile(deps, user, file, {
      signal,
      onProgress: (done, total) => Object.assign(job, { done, total }),
    })
    job.details = { ...job.details, ...added }
    // New photos may wait for their cut-outs.
    deps.wakeCutOuts()
  })
  return importReply(job)
}

function importReply({ id, state, done, total, message, details }: ArchiveJob<ImportDetails>): ArchiveImport {
  return { id, state, done, total, message, ...details }
}
