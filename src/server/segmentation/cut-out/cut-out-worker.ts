import { runJobs } from '../../workers/run-jobs.ts'
import type { CutOutTask } from './cut-out.ts'
import { cutOutGarment } from './cut-out-garment.ts'

runJobs<CutOutTask>(({ rgba, width, height }) => cutOutGarment(rgba, width, height))
