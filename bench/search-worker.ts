import { parentPort } from 'node:worker_threads'
import { curateOutfits, type CurationRequest } from '../src/domain/stylist/search/curate-outfits.ts'

/** A request for the stylist's search; `closet` is null if the thread keeps the one of an earlier job. */
export interface SearchJob {
  readonly closet: CurationRequest['closet'] | null
  readonly request: Omit<CurationRequest, 'closet'>
}

// The worker thread of `bench/search-in-worker.ts`.
let kept: CurationRequest['closet'] = []

parentPort?.on('message', ({ closet, request }: SearchJob) => {
  if (closet) kept = closet
  const focus = kept.find(({ id }) => id === request.focus.id)
  if (!focus) throw new Error(`No piece ${request.focus.id} in the closet`)
  parentPort?.postMessage(curateOutfits({ ...request, focus, closet: kept }))
})
