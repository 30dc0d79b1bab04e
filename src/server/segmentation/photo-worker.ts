import { runJobs } from '../workers/run-jobs.ts'
import type { PhotoReadingTask } from './create-photo-reader.ts'
import { lookAtPhoto } from './look-at-photo.ts'

runJobs<PhotoReadingTask>(lookAtPhoto)
