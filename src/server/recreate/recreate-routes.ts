import { recreateEndpoints } from '../../contract/recreate.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { markPhoto } from './mark-photo.ts'
import { recreateOutfit, type RecreateNeeds } from './recreate-outfit.ts'

/** Registers the endpoints for recreating an outfit. */
export function recreateRoutes(serve: Serve, needs: RecreateNeeds): void {
  serve(recreateEndpoints.readPhoto, ({ photo }) => markPhoto(needs, photo))
  serve(recreateEndpoints.recreate, ({ user, body }) => recreateOutfit(needs, user, body))
}
