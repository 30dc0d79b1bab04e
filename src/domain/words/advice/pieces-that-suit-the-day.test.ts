import { describe, expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  // Weather that is implied or misspelled.
  ['im a bloke, goin to the dogs racing in Romford on fryday nite, its gona be freezin', { says: /at the track.*(?:coat|down jacket)/s, never: /recognize|loafers/ }],
  ['car boot sale at 6am, foggy', { says: /jacket|coat/ }],
  ['lunch with a foggy head after a late night', { never: /coat/ }],
  ['overnight bus from Hanoi to Sapa in January, then trekking', { says: /jacket/ }],
  ['crabbing on a windy pier in April, I feel the cold', { never: /fleece jacket|boat shoes/ }],
  ['teaching PE outdoors in the snow', { says: /snow boots/, never: /training shoes|sneakers/ }],
  ['teaching PE in the gym, it’s snowing outside', { never: /snow boots/ }],
  // Tips and notes agree with the pieces.
  ['ice skating date at a rink', { says: /thin, high socks/, never: /warm \w+ socks|jeans/i }],
  ['bowling with coworkers', { style: 'trendy', says: /socks/, never: /espadrilles|sandals/ }],
  ['a prison visit with my two children, woman', { never: /charcoal|gray \w+ sweater/ }],
  ['no money for new clothes, school interview at 15', { never: /Classroom chairs|T-shirt/ }],
  ['stiff hands, watching my son play football in December', { says: /Chelsea boots|snow boots/, never: /loafers/ }],
  // The jacket of a party isn't replaced by the coat.
  ['a barn wedding in October, I give the best man’s speech', { says: /blazer|suit/ }],
  // What the asker does there.
  ['piano recital, I’m playing', { says: /Play a few bars/, never: /Check your coat/ }],
  ['my daughter’s piano recital', { never: /few bars/ }],
  ['my first shift as a barista, I stand for eight hours', { says: /insoles/ }],
  // Nobody knows what the asker wears.
  ['poker night at Dave’s', { never: /ballet flats|pointed flats/ }],
  ['poker night with the girls, woman', { says: /poker night/ }],
]

describe('pieces suit the day, and tips suit the pieces', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
