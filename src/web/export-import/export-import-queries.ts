import type { QueryClient, queryOptions } from '@tanstack/react-query'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  archiveEndpoints,
  ArchiveImport,
  type ArchiveExport,
  IMPORT_ADDRESS,
  IMPORT_TYPE,
} from '../../contract/export-import/export-import-jobs.ts'
import { callEndpoint } from '../api/call-endpoint.ts'
import { endpointQuery } from '../api/endpoint-query.ts'
import { HttpError } from '../api/http-error.ts'
import { sendWithProgress } from '../api/send-with-progress.ts'
import { useChange } from '../api/use-change.ts'

const ASK_EVERY_MS = 500

/** The export job of this tab, if any: its progress, with functions to start and dismiss it. */
export function useExport() {
  const job = useJob('armadio-export', (id) => endpointQuery(archiveEndpoints.showExport, { params: { id } }))
  const start = useChange(archiveEndpoints.startExport, { onDone: job.set })
  const drop = () => {
    start.reset()
    if (job.id)
      void callEndpoint(archiveEndpoints.cancelExport, { params: { id: job.id } }).catch(() => undefined)
    job.set(null)
  }
  return { job: job.data, error: start.error, isStarting: start.isPending, start: () => start.mutate(), drop }
}

/** The import job of this tab, if any: upload, check, and adding the found data. */
export function useImport() {
  const queries = useQueryClient()
  const job = useJob('armadio-import', (id) => importQuery(queries, id))
  const [sending, setSending] = useState<{ share: number; abort: AbortController } | null>(null)
  const send = useMutation({
    mutationFn: async (file: File) => {
      const abort = new AbortController()
      setSending({ share: 0, abort })
      const address = `${IMPORT_ADDRESS}?${new URLSearchParams({ fileName: file.name.slice(-255) })}`
      const onSent = (share: number) => setSending({ share, abort })
      const upload = { method: 'POST', address, body: file, contentType: IMPORT_TYPE }
      return ArchiveImport.parse(
        JSON.parse(await sendWithProgress({ ...upload, onSent, signal: abort.signal })),
      )
    },
    onSuccess: job.set,
    onSettled: () => setSending(null),
  })
  const add = useChange(archiveEndpoints.startImport, {
    input: (id: string) => ({ params: { id } }),
    onDone: job.set,
  })
  const drop = () => {
    sending?.abort.abort()
    send.reset()
    add.reset()
    if (job.id)
      void callEndpoint(archiveEndpoints.cancelImport, { params: { id: job.id } }).catch(() => undefined)
    job.set(null)
  }
  const error = send.error?.name === 'AbortError' ? null : (send.error ?? add.error)
  return {
    job: job.data,
    sent: sending?.share ?? null,
    error,
    send: (file: File) => send.mutate(file),
    add: () => job.id && add.mutate(job.id),
    drop,
  }
}

// Refetches everything once the import is done: imported data may be shown anywhere.
function importQuery(queries: QueryClient, id: string) {
  const query = endpointQuery(archiveEndpoints.showImport, { params: { id } })
  return {
    ...query,
    queryFn: async () => {
      const wasDone = queries.getQueryData(query.queryKey)?.state === 'done'
      const job = await callEndpoint(archiveEndpoints.showImport, { params: { id } })
      if (job.state === 'done' && !wasDone)
        void queries.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] !== archiveEndpoints.showImport.path,
        })
      return job
    },
  }
}

// A job survives closing the sheet and a reload, but not the tab. `name` is its key in session storage.
function useJob<J extends ArchiveExport | ArchiveImport>(
  name: string,
  jobQuery: (id: string) => ReturnType<typeof queryOptions<J>>,
) {
  const queries = useQueryClient()
  const [id, setId] = useState(() => sessionStorage.getItem(name))
  const query = useQuery({
    ...jobQuery(id ?? ''),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'working' ? ASK_EVERY_MS : false),
    retry: (_count, error) => !(error instanceof HttpError),
  })
  const set = (job: J | null) => {
    if (job) sessionStorage.setItem(name, job.id)
    else sessionStorage.removeItem(name)
    if (job) queries.setQueryData(jobQuery(job.id).queryKey, job)
    setId(job?.id ?? null)
  }
  const isGone = query.error instanceof HttpError && query.error.status === 404
  return { id: isGone ? null : id, data: isGone || id === null ? null : (query.data ?? null), set }
}
