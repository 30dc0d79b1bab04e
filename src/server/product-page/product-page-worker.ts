import { parentPort } from 'node:worker_threads'
import type { ReadingJob } from './create-product-reader.ts'
import { readProductPage } from './read-product-page.ts'

parentPort?.on('message', (job: ReadingJob | null) => {
  // Nothing more is to come: without its port the thread ends by itself.
  if (job === null) parentPort?.close()
  else parentPort?.postMessage(readProductPage({ html: job.html, url: new URL(job.href) }))
})
parentPort?.postMessage('ready')
