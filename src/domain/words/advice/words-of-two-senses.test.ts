import { describe, expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  // Names of places that are also words, people or brands.
  ['high school reunion, woman', { says: /^For a high school reunion/ }],
  ['drinks at the reunion in January, woman', { never: /In the heat|Reunion|light, breathable/ }],
  ['a hike with Skye, woman', { never: /the weather there/ }],
  ['a hike on Skye, woman', { says: /the weather there/ }],
  ['a hike in my Patagonia jacket, woman', { never: /the weather there/ }],
  ['a hike in Patagonia, woman', { says: /the weather there/ }],
  ['turkey trot, man', { says: /^For a turkey trot/ }],
  ['jordan road trip, woman', { says: /^For a Jordan road trip/ }],
  // What is said of the weather is about the weather.
  ['December wedding, my hands get clammy, woman', { never: /In the heat/ }],
  ['sticky toffee pudding dinner in January, woman', { never: /shorts|In the heat/ }],
  ['humid walk in London in November, woman', { never: /In the heat|sundress|sandals/ }],
  ['humid walk in Singapore in November, woman', { says: /heat|breathable/ }],
  ['sticky weather, garden party, man', { says: /heat|breathable/ }],
  ['cocktails after dark, woman', { never: /reflective/ }],
  ['walking at night in Rome, then dinner, woman', { never: /reflective/ }],
  ['dog walk after dark', { says: /reflective/ }],
  ['mountain bike ride after dark, man', { says: /reflective/ }],
  // 'Don't want to look cheap' refuses no tuxedo.
  ['black tie gala, never owned a tux but I don’t want to look cheap, man', { says: /tuxedo/ }],
  ['court date, never worn a suit before and don’t want to look silly, man', { says: /wool suit/ }],
  ['wedding, never owned a suit and don’t want to own one, man', { never: /\bsuit\b/ }],
  ['black tie wedding, black tie scares me, man', { says: /bow tie/ }],
  ['office party, ties scare me, wearing a tie scares me, man', { never: /\btie\b/ }],
  // Sport has its own compression clothes, and sumo its squats.
  ['marathon in compression socks, woman', { never: /patterned and sheer/ }],
  ['10k run, I wear compression tights, man', { never: /stockings/ }],
  ['gym, sumo squats, woman', { never: /Box seats/ }],
  ['can I wear whites to a wedding, woman', { never: /white (?:\w+ )?(?:pumps|flats|bag)/, says: /Leave white/ }],
  // Somebody else's job, stage, age or home.
  ['waiter at a wedding with a photo booth', { says: /non-slip/ }],
  ['I’m catering a wedding, a DJ plays later, man', { says: /^For working at an event/ }],
  ['I’m the florist at a wedding, man', { says: /^For working at a wedding/ }],
  ['shopping for a wedding band, man', { never: /working at a wedding/ }],
  ['tickets to The Wedding Singer musical, woman', { says: /theater|musical/, never: /working/ }],
  ['haircut at the barber before my first day at work, man', { says: /^For a haircut/ }],
  ['I work at a hair salon, woman', { says: /non-slip/ }],
  ['our kids are playing, piano recital, mom', { never: /cocktail|satin/ }],
  ['starting work at a hair salon on Monday, woman', { says: /non-slip/ }],
  ['stand-up comedy night, my brother is on stage, man', { never: /set on stage/ }],
  ['night shift far from home, woman', { never: /by the screen/ }],
  ['night shift, working from home, woman', { says: /by the screen/ }],
  ['34 year old woman, piano recital in the audience', { never: /polo|chinos/ }],
  ['taking my son to class, mom', { never: /class trip/ }],
  ['bringing snacks to the board game night, woman', { says: /^For a (?:board )?game night/, never: /pointed flats/ }],
  ['my mother-in-law is strict, does she wear a hat, what should I wear to her wedding, man', { says: /suit/, never: /dress with/ }],
  ['proud uncle at his nephew’s graduation', { says: /^For a graduation/ }],
  ['my son is getting a degree in physics, we visit him for brunch, mom', { says: /^For brunch/ }],
  ['my daughter is collecting a degree on Friday, mom', { says: /^For your daughter's graduation/ }],
  // Who sweats and wants a signal gets both.
  ['hunting, I need to be seen and I sweat a lot, man', { says: /orange/i, never: /sky-blue/ }],
  // A dress code has no article.
  ['dinner in a swishy flumpy dress', { never: /recognize “swishy”/ }],
  ['dinner in my flumpy dress', { never: /recognize/ }],
  ['dinner, my host said flumpy dress', { says: /doesn't recognize “flumpy”/ }],
  ['brunch with my opponent', { never: /recognize/ }],
  ['a surreal wedding, woman', { never: /recognize/ }],
]

describe('words of two senses in a request', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
