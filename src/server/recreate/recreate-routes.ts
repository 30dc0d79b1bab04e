import { recreateEndpoints } from '../../contract/recreate.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { markPhoto } from './mark-photo.ts'
import { recreateOutfit, type RecreateDeps } from './recreate-outfit.ts'

/** Registers the endpoints for recreating an outfit. */
export function recreateRoutes(serve: Serve, deps: RecreateDeps): void {
  serve(recreateEndpoints.readPhoto, ({ photo }) => markPhoto(deps, photo))
  serve(recreateEndpoints.recreate, ({ user, body }) => recreateOutfit(deps, user, body))
}
