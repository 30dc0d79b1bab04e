import { parentPort, workerData } from 'node:worker_threads'
import type { ColorJob, ColorResult } from './suggest-color.ts'
import { suggestedColor } from './suggested-color.ts'

const job: ColorJob = workerData
parentPort?.postMessage({ hex: suggestedColor(job) } satisfies ColorResult)
