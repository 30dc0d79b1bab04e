import { describe, expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  // Viewings are the day of an estate agent, unless somebody died or is looking for a home.
  ['I’m an estate agent in Dubai and have viewings all day outdoors', { says: /viewings.*loafers/s, never: /black silk|memorial|family/ }],
  ['realtor, two viewings this afternoon', { says: /slip off/, never: /memorial|funeral/ }],
  ['I’m a realtor and have a viewing', { says: /slip off/, never: /memorial|funeral/ }],
  ['I have three viewings with a letting agent on Saturday', { says: /house viewing/ }],
  ['viewings at the funeral home for my uncle', { says: /black/ }],
  ['going to a viewing', { says: /black/ }],
  // What one likes to wear comes first, whoever usually wears it.
  ['I’m a guy who likes skirts, garden wedding in Denmark in August', { says: /skirt/, never: /suit\b|trousers/ }],
  ['I’m a man and want to wear a dress to prom', { says: /dress/, never: /suit\b|tuxedo/ }],
  ['I’m a guy and would love to wear heels to a party', { says: /pumps|heels/, never: /loafers/ }],
  ['I’m a man and I love kilts, gala', { says: /kilt with/, never: /tuxedo/ }],
  ['I love dresses, office', { says: /dress with/ }],
  ['I’m a man, my wife loves dresses, dinner date', { never: /dress with|skirt/ }],
  // What one is proud of is shown.
  ['I have a prosthetic leg and I’m going dancing, salsa. I’d like to show it off.', { says: /prosthesis in view/, never: /slide over|sweatshirt|account/ }],
  ['amputee, woman, summer party, proud to show my prosthesis', { says: /(?:dress|skirt|shorts).*in view/s, never: /midi|slide over/ }],
  ['wedding in June, I want to show off my legs, woman', { says: /cocktail dress/, never: /account/ }],
  ['night out, want to show off my arms, man', { says: /T-shirt/, never: /sweater|account/ }],
  ['I have a big tattoo on my arm and want to show it off, office party', { says: /tattoos be seen/, never: /cover/i }],
  // Under scrubs, a layer close to the skin is worn, and the hospital says their color.
  ['I’m a nurse on night shifts and my hospital only allows navy scrubs. What do I put under them when it’s freezing?', { says: /^For a hospital shift, wear navy scrubs.*close-fitting layer/s, never: /sweater|chinos/ }],
  ['my hospital only allows navy scrubs, what under them', { says: /navy scrubs.*close-fitting layer/s }],
  ['my clinic requires burgundy scrubs, what do I wear underneath', { says: /burgundy scrubs.*close-fitting layer/s }],
  // By the water, swimwear comes first.
  ['I had a mastectomy in spring and I’m going to the beach with my kids for the first time since.', { says: /swimsuit.*pockets/s, never: /tunic|sneakers|draping/ }],
  ['pool party after mastectomy', { says: /swimsuit.*pockets/s, never: /draping/ }],
  ['mastectomy, office party', { never: /swimsuit/ }],
  ['beach holiday, I have scars on my stomach', { says: /swimsuit/, never: /your scars/i }],
]

describe('work and own taste in requests', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
