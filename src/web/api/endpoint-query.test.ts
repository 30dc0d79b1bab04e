import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { pieceEndpoints } from '../../contract/closet/piece.ts'
import { allButFormStarts, endpointQuery, formStartQuery, repliesOf } from './endpoint-query.ts'

const seen = endpointQuery(pieceEndpoints.get, { params: { id: 'coat' } })
const edited = formStartQuery(pieceEndpoints.get, { params: { id: 'coat' } })

test.each([
  ['everything is refetched', allButFormStarts],
  ['a piece changes', repliesOf(pieceEndpoints.get)],
])('the data of an open form is kept when %s', async (_, filter) => {
  const queries = new QueryClient()
  for (const { queryKey, meta } of [seen, edited])
    queries
      .getQueryCache()
      .build(queries, { queryKey, ...(meta && { meta }) })
      .setData({})
  await queries.invalidateQueries(filter)
  expect(queries.getQueryState(seen.queryKey)?.isInvalidated).toBe(true)
  expect(queries.getQueryState(edited.queryKey)?.isInvalidated).toBe(false)
})
