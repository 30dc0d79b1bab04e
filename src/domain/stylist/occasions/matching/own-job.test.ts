import { expect, test } from 'vitest'
import { readEvent } from '../read-event.ts'

test.each([
  ["I'm a lifeguard, I cycle there along the river", 'pool shift'],
  ['surgery for our old dog', 'vet visit'],
])('reads what someone goes to: %s', (request, id) => {
  expect(readEvent(request).event?.id).toBe(id)
})
