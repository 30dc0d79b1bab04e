import { parentPort, workerData } from 'node:worker_threads'
import type { ColorJob, ColorResult } from './suggest-color.ts'
import { colorsOfPhoto } from './suggested-color.ts'

const job: ColorJob = workerData
parentPort?.postMessage({ colors: colorsOfPhoto(job) } satisfies ColorResult)
