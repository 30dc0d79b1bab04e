import { closetEndpoints } from '../../contract/closet.ts'
import { dependsOn } from '../api/endpoint-query.ts'

/** The `meta` of a query that is requested again after each change of the closet. */
export const followsCloset = dependsOn(closetEndpoints.list)
