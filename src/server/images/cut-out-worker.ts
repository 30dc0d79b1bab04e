import { parentPort, workerData } from 'node:worker_threads'
import type { CutOutJob, CutOutResult } from './cut-out.ts'
import { cutOutGarment } from './cut-out-garment.ts'

const { rgba, width, height }: CutOutJob = workerData
parentPort?.postMessage({ rgba: cutOutGarment(rgba, width, height) } satisfies CutOutResult)
