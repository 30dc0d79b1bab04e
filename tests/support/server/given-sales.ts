import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod'
import { MarketplaceItem } from '../../../src/contract/marketplace.ts'
import { Sale } from '../../../src/contract/sales.ts'
import { asNives } from './given-app-of-two.ts'
import type { GivenApp } from './test-app.ts'

type Headers = Record<string, string>

/** Steps of a sale through the API: the personal user sells, Nives buys. */
export function givenSales(given: GivenApp) {
  const sent = async (answer: Promise<LightMyRequestResponse>) => {
    const reply = await answer
    if (reply.statusCode >= 300) throw new Error(`${reply.statusCode} ${reply.body}`)
    return reply
  }
  const ask = (listingId: string, headers: Headers = asNives, message = 'Is Saturday good?') =>
    given.send('POST', `/api/marketplace-items/${listingId}/requests`, { body: { message }, headers })
  const act = (id: string, action: string, headers: Headers = {}, body: object = {}) =>
    given.send('POST', `/api/sales/${id}/${action}`, { headers, body })
  return {
    ask,
    act,
    /** Lists a piece with a photo for $42. */
    async listed(fields: Record<string, string> = {}, headers: Headers = {}): Promise<MarketplaceItem> {
      const { id } = await given.closetItem(fields, headers)
      const body = {
        closetItemId: id,
        title: 'Linen shirt, Arket',
        description: 'Worn 3 times.',
        price: '42',
        condition: 'Good',
        size: 'M',
        category: 'Tops',
      }
      return MarketplaceItem.parse(
        (await sent(given.send('POST', '/api/marketplace-items', { body, headers }))).json(),
      )
    },
    async requested(listingId: string, headers: Headers = asNives): Promise<Sale> {
      return Sale.parse((await sent(ask(listingId, headers))).json())
    },
    async acted(id: string, action: string, headers: Headers = {}, body: object = {}): Promise<Sale> {
      return Sale.parse((await sent(act(id, action, headers, body))).json())
    },
    async sale(id: string, headers: Headers = {}): Promise<Sale> {
      return Sale.parse((await sent(given.get(`/api/sales/${id}`, headers))).json())
    },
    async sales(query = '', headers: Headers = {}): Promise<Sale[]> {
      return z.array(Sale).parse((await sent(given.get(`/api/sales${query}`, headers))).json())
    },
    async listings(query = '', headers: Headers = {}): Promise<MarketplaceItem[]> {
      return z
        .array(MarketplaceItem)
        .parse((await sent(given.get(`/api/marketplace-items${query}`, headers))).json())
    },
  }
}

/** Returns the status and the code of an error response. */
export function errorOf(answer: LightMyRequestResponse): [number, string] {
  return [answer.statusCode, z.object({ code: z.string() }).parse(answer.json()).code]
}
