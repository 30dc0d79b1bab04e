import { answerJobs } from '../workers/answer-jobs.ts'
import type { CutOutTask } from './cut-out.ts'
import { cutOutGarment } from './cut-out-garment.ts'

answerJobs<CutOutTask>(({ rgba, width, height }) => cutOutGarment(rgba, width, height))
