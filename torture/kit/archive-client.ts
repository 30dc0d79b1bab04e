import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import {
  ArchiveExport,
  ArchiveImport,
  exportFileAddress,
  IMPORT_ADDRESS,
  IMPORT_TYPE,
} from '../../src/contract/export-import/export-import-jobs.ts'
import { sendWell } from './send.ts'

const ASK_EVERY_MS = 100

/** Exports everything to a file, like the web app. */
export async function exportTo(url: string, path: string): Promise<void> {
  const { id } = ArchiveExport.parse(await sendWell(url, { method: 'POST', path: '/api/archive-exports' }))
  for (let state = 'working'; state !== 'done'; await pause(ASK_EVERY_MS)) {
    const shown = ArchiveExport.parse(
      await sendWell(url, { method: 'GET', path: `/api/archive-exports/${id}` }),
    )
    if (shown.state === 'failed') throw new Error(`The export failed: ${shown.message}`)
    state = shown.state
  }
  const file = await fetch(new URL(exportFileAddress(id), url))
  if (!file.ok || !file.body) throw new Error(`The export can't be downloaded: ${file.status}`)
  await pipeline(file.body, createWriteStream(path))
}

/** Checks and imports a file, like the web app. Returns the finished import. */
export async function importFrom(url: string, path: string): Promise<ArchiveImport> {
  const { id } = ArchiveImport.parse(
    await upload(new URL(`${IMPORT_ADDRESS}?fileName=wardrobe.zip`, url), path),
  )
  await untilState(url, id, 'ready')
  await sendWell(url, { method: 'POST', path: `${IMPORT_ADDRESS}/${id}/start` })
  return untilState(url, id, 'done')
}

async function untilState(url: string, id: string, wanted: ArchiveImport['state']): Promise<ArchiveImport> {
  for (;;) {
    const shown = ArchiveImport.parse(await sendWell(url, { method: 'GET', path: `${IMPORT_ADDRESS}/${id}` }))
    if (shown.state === wanted) return shown
    if (shown.state === 'failed') throw new Error(`The import failed: ${shown.message}`)
    await pause(ASK_EVERY_MS)
  }
}

async function upload(address: URL, path: string): Promise<unknown> {
  const { size } = await stat(path)
  const sent = request(address, {
    method: 'POST',
    headers: { 'content-type': IMPORT_TYPE, 'content-length': size },
  })
  const replied = once(sent, 'response')
  await pipeline(createReadStream(path), sent)
  const reply: unknown = (await replied)[0]
  if (!(reply instanceof IncomingMessage)) throw new Error('There is no response.')
  return json(reply)
}
