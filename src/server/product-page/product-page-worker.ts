import { parentPort } from 'node:worker_threads'
import type { ReadingJob } from './create-product-reader.ts'
import { readProductPage } from './read-product-page.ts'

parentPort?.on('message', ({ html, href }: ReadingJob) => {
  parentPort?.postMessage(readProductPage({ html, url: new URL(href) }))
})
parentPort?.postMessage('ready')
