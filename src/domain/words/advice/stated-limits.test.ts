import { describe, expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  // Without a word on who asks, both kinds of clothes are named.
  ['charity gala', { says: /If you wear (?:menswear|womenswear), choose/ }],
  ['charity gala, man', { never: /If you wear/ }],
  ['wedding, nonbinary', { never: /If you wear/ }],
  // Rejections in other words.
  ['brother’s wedding, mom wants me in a dress but no way', { never: /^For [^.]*dress with/ }],
  ['line cook who refuses dress shoes, cousin’s wedding, man', { never: /oxford|derby|loafers/i }],
  ['court date, man, suits aren’t my thing', { never: /\bsuit\b/i }],
  // Who only wears a garment gets it.
  ['pitch to investors, a woman who only wears pants and sneakers', { says: /sneakers/, never: /skirt|pumps|loafers/i }],
  ['he said boat shoes and sweaters, sailing, vegan woman', { says: /sweater/, never: /sweater dress|leather/ }],
  // A relative's treatment and the asker's own job are not the event.
  ['sister’s c-section tomorrow', { never: /pajamas|slippers/ }],
  ['a female firefighter receiving a medal at city hall, not in uniform', { says: /award ceremony/, never: /duty/ }],
  ['Construction foreman, arbitration hearing with lawyers, man', { says: /hearing/, never: /hi-vis|hard hat/ }],
  ['Hindu guy at a Catholic wedding, I don’t eat beef or wear leather', { never: /(?<!vegan-)leather/ }],
  ['went to prison, just got out, meeting my daughter at a diner', { never: /prison|detector/ }],
  ['black tie optional', { says: /tuxedo|suit/ }],
  ['city hall wedding, two grooms, I’m one', { says: /suit/, never: /dress with|veil/ }],
  ['a retired farmer, honorary doctorate, wife says no overalls', { never: /If you wear menswear|dress with/ }],
  ['a Muslim man starting at a law firm, Friday prayers at lunch', { says: /suit/ }],
  ['a size 26 bride, no veil', { says: /wedding dress/, never: /veil|white to the couple/i }],
  ['vasectomy appointment', { never: /leggings/ }],
  ['midwife at a home birth', { never: /nightgown|slippers/ }],
  ['lake baptism in October, I’m getting dunked', { never: /\bsuit\b|loafers|derby/ }],
  ['picking up my dog from surgery', { never: /pajamas|zips/ }],
  ['wedding cake tasting, woman', { never: /invitation|cocktail/ }],
  ['working the coat check at a gala', { never: /tuxedo|gown/ }],
  ['mums hip op, sitting with her', { never: /shoehorn|elastic-waist/ }],
  ['lunch with my birth mom', { never: /pajamas/ }],
  // Likenesses and topics name no event.
  ['swim meet, my kid swims, the hall is like a sauna, man', { never: /For a sauna|trunks/ }],
  ['bank meeting about a farm loan, woman', { never: /grass/ }],
  ['job interview, man, nothing fits in the shoulders', { says: /altered/, never: /waist/ }],
  ['portrait sitting, woman, I like purple and hate trousers', { says: /purple/i, never: /trousers/ }],
  ['best friend’s wedding, nonbinary, I’m the best person', { says: /suit.*wedding party/s, never: /invitation|sweater/ }],
  ['Orthodox Jewish woman, married, work barbecue', { says: /your hair\./, never: /if you are married/ }],
  // Tips fit the day.
  ['Christmas Eve candlelight service, woman', { never: /meal/ }],
  ['graduation of my nephew straight from work, no time to change, man', { never: /change before/ }],
  ['bowling league banquet, man', { never: /rented shoes/ }],
  ['pickleball with my doctor, woman', { never: /waiting rooms/i }],
  ['poll worker, 14 hours of sitting, man', { never: /cabins/i }],
]

describe('limits that a request states', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
