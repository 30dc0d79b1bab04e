// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../tests/support/browser/given-screen.tsx'
import { archiveEndpoints } from '../../contract/export-import/export-import-jobs.ts'
import { fakeFetch } from '../api/fake-fetch.test-support.ts'
import { useImport } from './export-import-queries.ts'

const given = givenScreen()
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('a finished import requests again what the page shows, once', async () => {
  const job = {
    id: 'job',
    state: 'working',
    done: 1,
    total: 2,
    message: null,
    fileName: 'closet.zip',
    step: 'add',
    report: null,
    table: null,
  }
  const server = fakeFetch({ 'GET /api/archive-imports/job': () => job })
  vi.stubGlobal('fetch', server.fetch)
  sessionStorage.setItem('armadio-import', 'job')
  let reads = 0
  function Screen() {
    useQuery({ queryKey: ['closet'], queryFn: () => (reads += 1) })
    return <p>{useImport().job?.state}</p>
  }
  const { queries, findByText } = given.show(<Screen />)
  await findByText('working')
  const poll = () => queries.refetchQueries({ queryKey: [archiveEndpoints.showImport.path] })
  await poll()
  expect(reads).toBe(1)
  job.state = 'done'
  await poll()
  await findByText('done')
  await vi.waitFor(() => expect(reads).toBe(2))
  await poll()
  expect(reads).toBe(2)
})
