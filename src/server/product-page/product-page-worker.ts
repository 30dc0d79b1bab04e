import { runJobs } from '../workers/run-jobs.ts'
import type { ReadingTask } from './create-product-reader.ts'
import { readProductPage } from './read-product-page.ts'

runJobs<ReadingTask>(({ html, href }) => readProductPage({ html, url: new URL(href) }))
