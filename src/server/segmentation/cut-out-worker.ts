import { parentPort, workerData } from 'node:worker_threads'
import type { CutOutJob, CutOutResult } from './cut-out.ts'
import { cutOutGarment } from './cut-out-garment.ts'

const { rgba, width, height }: CutOutJob = workerData
const cut = cutOutGarment(rgba, width, height)
parentPort?.postMessage({ rgba: cut } satisfies CutOutResult)
