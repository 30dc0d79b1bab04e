import { useQuery } from '@tanstack/react-query'
import { stylistEndpoints } from '../../contract/stylist.ts'
import { endpointQuery } from '../api/endpoint-query.ts'

/** The state of the stylist: whether the operator has set a model. */
export const stylistState = endpointQuery(stylistEndpoints.state)

/** Whether the operator has set a model for the stylist; undefined until that is known. */
export function useAsksModel(): boolean | undefined {
  return useQuery(stylistState).data?.asksModel
}
