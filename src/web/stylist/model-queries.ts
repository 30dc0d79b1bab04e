import { queryOptions } from '@tanstack/react-query'
import { stylistEndpoints } from '../../contract/stylist.ts'
import { callEndpoint } from '../api/call-endpoint.ts'

/** Whether the operator has set a model that the stylist asks. */
export const asksModel = queryOptions({
  queryKey: ['stylist', 'asks model'],
  queryFn: async () => (await callEndpoint(stylistEndpoints.state)).asksModel,
})
