import { describe, expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  ['memorial, no black and no navy, man', { never: /black|navy/i }],
  ['I need to cover a shift at the office', { never: /Choose long sleeves and long hems/ }],
  // 'No cowboy boots' rules out cowboy boots, not all boots.
  ['country concert, woman, I don’t want cowboy boots', { never: /cowboy boots/i }],
  ['homecoming dance, boy of 16, I dont want to wear a full suit', { never: /\bsuit\b/i }],
  ['dinner, woman, no skinny jeans', { never: /skinny/i }],
  ['christening, nothing with a waistband works', { says: /dress|jumpsuit/, never: /trousers|skirt|\bsuit\b|waist/i }],
  ['gym, woman, no waistbands', { never: /sundress/ }],
  ['office, man, no waistband', { never: /dress with|skirt/ }],
  // A role before 'friend' is the friend's.
  ['Catholic priest friend is getting ordained, I’m a woman', { says: /service/, never: /clerical collar/ }],
  ['dinner with my bishop, I’m a priest, man', { says: /clerical collar/ }],
  // Parents who watch need no kit.
  ['my daughter has her first soccer practice, I stand on the sideline, mom with bad knees', { says: /sidelines/, never: /cleats|jersey|shorts|sports bra/i }],
  ['My daughter has ballet class, I watch, mom', { never: /gym top|tights|sports bra/i }],
  ['mom of a soccer player, away game in the rain', { never: /cleats|turf|a soccer,/i }],
  ['I coach my daughter’s soccer team, mom', { says: /turf shoes|cleats/ }],
  ['moving my son into his college dorm', { says: /^For moving day/ }],
  // The first outfit is kept only if it suits the second event too.
  ['video calls with clients, then school pickup in the snow, woman', { says: /add [^.]*boots/, never: /same outfit/ }],
  ['a hike in the morning and dinner at a steakhouse at night, man', { says: /For a hike[^]*hiking/, never: /same outfit/ }],
  ['office then a gala, man', { never: /same outfit|take off the jacket/ }],
  ['haircut before work, man', { says: /For work[^]*haircut/ }],
  ['church, then brunch, woman', { says: /same outfit works for brunch/ }],
  // Tips can still be followed.
  ['tonight is the awards banquet, man', { never: /a week ahead|night before/ }],
  ['job interview in an hour, woman, large bust', { never: /night before|taken in/ }],
  ['a wedding next month, man', { says: /night before/ }],
  // On a screen, nobody sees shoes and nobody passes security.
  ['virtual court hearing, man', { says: /top half/, never: /security|shoes|pockets/i }],
  ['remote interview for a library job, woman', { says: /top half/, never: /pumps|shoes|slim folder/i }],
  ['a meeting with clients over Zoom, man', { says: /top half|video call/, never: /shoes|loafers/i }],
  // A region has a climate, with a month or without.
  ['woman 71, cruise to Alaska', { says: /rain jacket/, never: /dress|boat shoes/ }],
  ['Norway fjords cruise, man', { says: /^For a Norway fjords cruise.*rain jacket/s, never: /blazer|boat shoes/ }],
  ['trip to Iceland', { says: /coat|fleece|rain jacket/, never: /trench|blazer|leather jacket/ }],
  ['a hike in Patagonia', { says: /hiking boots.*rain jacket/s }],
  ['Sikh wedding in Punjab in December, man', { says: /wool shawl/ }],
  ['wedding in Mumbai in December, woman', { never: /wool shawl/ }],
  ['trek, Nepal, January', { says: /fleece|down|coat/ }],
  ['dinner in Ethiopia in July, man', { never: /heat/ }],
  ['a walk in Scandinavia in January', { says: /coat|down|parka/ }],
  ['it’s really humid, first day as a teacher, pregnant', { says: /dress|cotton|linen/, never: /Layers help|blazer|wool|Add a/ }],
  ['muggy garden party, man', { says: /In the heat|light, breathable/, never: /wool|blazer/ }],
]

describe('limits and roles in a request', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
