import sharp from 'sharp'
import { encodeWebp } from '../src/server/images/encode-webp.ts'
import { percentile } from './percentile.ts'
import type { Ratio } from './ratio.ts'
import { startArmadio } from './server.ts'

const ROUNDS = 10
const AT_ONCE = 4
const MASTER_EDGE = 1280
const MEMORY_GOAL_MB = { idle: 150, afterPhotos: 280 }
const START_GOAL_MS = 450
const AHEAD_GOAL_MS = 220
const SETTLE_MS = 1500

const fixed = (measured: number, limit: number) => [{ measured, limit }]

/** Compares adding pieces with 12 MP photos with bare sharp; also measures the server's start and memory. */
export async function photosAndMemory(dataFolder: string): Promise<Ratio[]> {
  const photo = await photoOf12Mp()
  const starts: number[] = []
  for (let start = 0; start < 3; start += 1) {
    await using once = await startArmadio(dataFolder)
    starts.push(once.startMs)
  }
  await using armadio = await startArmadio(dataFolder)
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  const idleMb = armadio.memoryMb()
  const one = await inTurns(
    () => addPiece(armadio.address, photo),
    () => bareEncodes(photo),
  )
  const several = await inTurns(
    () => Promise.all(Array.from({ length: AT_ONCE }, () => addPiece(armadio.address, photo))),
    () => Promise.all(Array.from({ length: AT_ONCE }, () => bareEncodes(photo))),
  )
  const ahead: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    ahead.push(await tookMs(() => photoAhead(armadio.address, photo)))
  return [
    { name: 'Piece from a photo of 12 MP, one at a time', unit: 'ms', goal: 0.92, rounds: one },
    { name: `The same, ${AT_ONCE} at once`, unit: 'ms', goal: 0.92, rounds: several },
    {
      name: 'Photo read ahead, against its goal',
      unit: 'ms',
      goal: 1,
      rounds: fixed(percentile(ahead, 0.5), AHEAD_GOAL_MS),
    },
    {
      name: 'Start to first answer, against its goal',
      unit: 'ms',
      goal: 1,
      rounds: starts.map((measured) => ({ measured, limit: START_GOAL_MS })),
    },
    {
      name: 'Memory idle, against its goal',
      unit: 'MB',
      goal: 1,
      rounds: fixed(idleMb, MEMORY_GOAL_MB.idle),
    },
    {
      name: `Memory after ${ROUNDS * (AT_ONCE + 2)} photos, against its goal`,
      unit: 'MB',
      goal: 1,
      rounds: fixed(armadio.memoryMb(), MEMORY_GOAL_MB.afterPhotos),
    },
  ]
}

async function inTurns(
  ours: () => Promise<unknown>,
  bare: () => Promise<unknown>,
): Promise<{ measured: number; limit: number }[]> {
  await ours()
  await bare()
  const rounds: { measured: number; limit: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ measured: await tookMs(ours), limit: await tookMs(bare) })
  return rounds
}

async function tookMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

// A knit with folds, so the file is as large as a phone's.
async function photoOf12Mp(): Promise<Buffer> {
  const knit = { width: 1000, height: 750, channels: 3 as const, background: '#8a6f5a' }
  const noise = await sharp({ create: { ...knit, noise: { type: 'gaussian', mean: 120, sigma: 18 } } })
    .png()
    .toBuffer()
  return sharp(noise).resize(4000, 3000, { kernel: 'cubic' }).jpeg({ quality: 88 }).toBuffer()
}

async function bareEncodes(photo: Buffer): Promise<void> {
  const { data, info } = await sharp(photo, { sequentialRead: true })
    .autoOrient()
    .resize({ width: MASTER_EDGE, height: MASTER_EDGE, fit: 'inside' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  await encodeWebp({ data, width: info.width, height: info.height, channels: 3 })
}

function formOf(photo: Buffer, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'knit.jpg')
  return form
}

async function addPiece(address: string, photo: Buffer): Promise<void> {
  const body = formOf(photo, { name: 'Brown sweater', category: 'Tops', color: 'Brown' })
  await post(`${address}/api/closet-items`, body)
}

async function photoAhead(address: string, photo: Buffer): Promise<void> {
  await post(`${address}/api/closet-photos`, formOf(photo, {}))
}

async function post(url: string, body: FormData): Promise<void> {
  const answer = await fetch(url, { method: 'POST', body })
  const message = await answer.text()
  if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}: ${message}`)
}
