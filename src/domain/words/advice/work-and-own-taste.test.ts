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
]

describe('work and own taste in requests', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
