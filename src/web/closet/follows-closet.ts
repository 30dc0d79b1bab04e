import { closetEndpoints } from '../../contract/closet/closet.ts'
import { dependsOn } from '../api/endpoint-query.ts'

/** `meta` of a query that is refetched after each change of the closet. */
export const followsCloset = dependsOn(closetEndpoints.list)
