import { answerJobs } from '../workers/answer-jobs.ts'
import type { ReadingTask } from './create-product-reader.ts'
import { readProductPage } from './read-product-page.ts'

answerJobs<ReadingTask>(({ html, href }) => readProductPage({ html, url: new URL(href) }))
