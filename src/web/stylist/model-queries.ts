import { useQuery } from '@tanstack/react-query'
import { stylistEndpoints } from '../../contract/stylist/stylist.ts'
import { endpointQuery } from '../api/endpoint-query.ts'

/** State of the stylist: whether the operator has configured a model. */
export const stylistState = endpointQuery(stylistEndpoints.state)

/** Whether the operator has configured a model for the stylist; undefined until known. */
export function useAsksModel(): boolean | undefined {
  return useQuery(stylistState).data?.asksModel
}
