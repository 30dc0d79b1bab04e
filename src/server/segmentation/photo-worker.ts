import { answerJobs } from '../workers/answer-jobs.ts'
import type { LookingTask } from './create-photo-reader.ts'
import { lookAtPhoto } from './look-at-photo.ts'

answerJobs<LookingTask>(lookAtPhoto)
