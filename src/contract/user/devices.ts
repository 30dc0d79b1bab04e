import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'

/** A device that may use the closet over the local network. */
export const PairedDevice = z.object({
  id: z.string(),
  /** Such as 'iPhone', derived from its browser. */
  name: z.string(),
  createdAt: z.string(),
})
export type PairedDevice = z.infer<typeof PairedDevice>

const DevicesReply = z.object({
  /** Address for other devices; null if Armadio listens on this computer only. */
  address: z.nullable(z.string()),
  devices: z.array(PairedDevice),
})
export type DevicesReply = z.infer<typeof DevicesReply>

const PairingLink = z.object({ url: z.string(), expiresAt: z.string() })

export const deviceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/paired-devices',
    summary: 'Devices that may use this closet over the local network',
    reply: DevicesReply,
  }),
  createLink: endpoint({
    method: 'POST',
    path: '/api/pairing-links',
    summary: 'A link that pairs one device, valid for ten minutes',
    reply: PairingLink,
    status: 201,
  }),
  pair: endpoint({
    method: 'POST',
    path: '/api/pairings',
    summary: 'Pair this device with the code of a link',
    isOpen: true,
    body: z.object({ code: z.string('The link is incomplete.').check(z.minLength(1), z.maxLength(100)) }),
    reply: PairedDevice,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/paired-devices/:id',
    summary: 'Remove a device',
    params: z.object({ id: Id }),
  }),
}
