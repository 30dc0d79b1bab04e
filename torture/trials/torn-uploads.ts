import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseEngine } from '../../src/server/db/open-database.ts'
import { multipart } from '../../tests/support/server/multipart.ts'
import { jpeg } from '../../tests/support/factories/photo.ts'
import { startArmadio } from '../kit/armadio-process.ts'
import type { Place } from '../kit/place.ts'
import { randomOf } from '../kit/random.ts'
import { sendWell } from '../kit/send.ts'
import { storageFaults } from '../kit/storage-faults.ts'
import { onEachEngine, type Given, type Outcome, type Trial } from '../kit/trial.ts'

const LONG_COUNT = 500
const SHORT_COUNT = 60
const AT_ONCE = 10
const fields = { name: 'Shirt', category: 'Tops', color: 'Red' }

/** R5: the client disconnects at a random byte of an upload. */
export const tornUploads: Trial = {
  id: 'R5',
  name: 'uploads that break off',
  inShort: false,
  run: (given) => onEachEngine(given, runOn),
}

async function runOn(given: Given, engine: DatabaseEngine): Promise<Outcome> {
  const place = await given.places.make(engine)
  const armadio = await startArmadio(place)
  const random = randomOf(given.seed)
  const count = given.isShort ? SHORT_COUNT : LONG_COUNT
  const photo = await jpeg({ width: 1200, height: 1600 })
  const request = rawRequest(armadio.url, photo)
  for (let sent = 0; sent < count; sent += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        sendPart(armadio.url, request.subarray(0, random.integer(1, request.length - 1))),
      ),
    )
  const left = await untilUploadsAreGone(place)
  const rows = await sendWell(armadio.url, { method: 'GET', path: '/api/closet-items' })
  const rowCount = Array.isArray(rows) ? rows.length : NaN
  await sendWell(armadio.url, { method: 'POST', path: '/api/closet-items', fields, photo })
  await armadio.kill()
  const faults = await storageFaults(place)
  return {
    on: engine,
    load: `${count} uploads of a photo, ${AT_ONCE} at once`,
    faults: 'each disconnects at a random byte',
    result: `${rowCount} rows, ${left} files left, ${faults.length} orphans; the next upload succeeds`,
    criterion: '0 rows, 0 files, 0 orphans, next upload succeeds',
    passed: rowCount === 0 && left === 0 && faults.length === 0,
  }
}

function rawRequest(url: string, photo: Uint8Array): Buffer {
  const { body, contentType } = multipart({
    fields,
    files: [{ field: 'image', name: 'a.jpg', bytes: photo }],
  })
  const head = [
    'POST /api/closet-items HTTP/1.1',
    `Host: ${new URL(url).host}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${body.length}`,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
}

async function sendPart(url: string, bytes: Buffer): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes, () => socket.destroy())
  await once(socket, 'close')
}

async function untilUploadsAreGone(place: Place): Promise<number> {
  const giveUpAt = performance.now() + 20_000
  for (;;) {
    const files = await readdir(join(place.folder, 'uploads'), { recursive: true, withFileTypes: true })
    const left = files.filter((file) => file.isFile()).length
    if (left === 0 || performance.now() > giveUpAt) return left
    await pause(50)
  }
}
