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
  // A garment that the asker likes comes first, also if the other gender usually wears it.
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
  ['I’m a nurse on night shifts and my hospital only allows navy scrubs. What do I put under them when it’s freezing?', { says: /^For a hospital shift, wear navy scrubs.*close-fitting long-sleeve layer/s, never: /sweater|chinos/ }],
  ['my hospital only allows navy scrubs, what under them', { says: /navy scrubs.*close-fitting long-sleeve layer/s }],
  ['my clinic requires burgundy scrubs, what do I wear underneath', { says: /burgundy scrubs.*close-fitting long-sleeve layer/s }],
  // By the water, swimwear comes first.
  ['I had a mastectomy in spring and I’m going to the beach with my kids for the first time since.', { says: /swimsuit.*pockets/s, never: /tunic|sneakers|draping/ }],
  ['pool party after mastectomy', { says: /swimsuit.*pockets/s, never: /draping/ }],
  ['mastectomy, office party', { never: /swimsuit/ }],
  ['beach holiday, I have scars on my stomach', { says: /swimsuit/, never: /your scars/i }],
  // An evening on a boat isn't a day of sailing, and an unknown dress code is named as unknown.
  ['boat in Croatia, evening', { says: /^For an evening on a boat/, never: /baseball cap|day on the water/ }],
  ['dinner on a boat, dress code smart casual', { says: /^For dinner/, never: /baseball cap|waterproof/ }],
  ['The invite says ‘snorvical elegance’ and I have no clue. It’s on a boat in Croatia, evening.', { says: /doesn't recognize “snorvical”\..*(?:dress|jumpsuit|suit)/s, never: /elegance”|sweater|baseball cap/ }],
  ['The invite says ‘florpish chic’, garden party', { says: /doesn't recognize “florpish”\./ }],
  ['gala, timeless elegance', { never: /recognize/ }],
  // A commute is a day at work, in whatever city.
  ['monsoon in Mumbai, commuting', { says: /day at work.*boots.*rain jacket/s, never: /city trip|shorts|smart top/i }],
  ['commuting in London in November, woman', { says: /day at work/ }],
  ['commute by train in Tokyo', { never: /city trip/ }],
  // Members of a club watch in a jacket and tie.
  ['First Test at Lord’s as a guest in the members’ pavilion, I’m 60 and male. Forecast says showers.', { says: /(?:suit|blazer).*tie, plain/s, never: /chinos/ }],
  ['Henley, stewards’ enclosure, man', { says: /(?:suit|blazer).*silk tie/s }],
  ['members’ enclosure at the races, man, hot', { says: /(?:suit|blazer).*silk tie/s }],
  // The piece that is asked about comes first.
  ['plumber, what shoes', { says: /^For a day of house calls, wear brown work boots/ }],
  ['which coat for a funeral in winter', { says: /^For a funeral, wear a black wool coat with/, never: /Add a black wool coat/ }],
  ['which bag for the opera, woman', { says: /^For the opera, wear an? \w+ clutch/ }],
  ['what to wear with brown shoes, interview', { says: /^For an interview, wear a.*suit/ }],
  // The text is about the wearer, who needs no coat at home.
  ['My gran is 88, uses a walker and lives in a care home. What should I get her to wear for Christmas lunch?', { says: /^For Christmas lunch, she can wear.*easy closures/s, never: /coat/ }],
  ['what should my son, 15, wear to a funeral', { says: /^For a funeral, he can wear/ }],
  ['how do I dress my nan for church', { says: /^For church, she can wear/ }],
  ['what should my wife and I wear to a wedding', { never: /she can|he can/ }],
  ['visiting my gran who lives in a care home in January', { says: /Add a .*coat/ }],
  // A local rule stands alone.
  ['funeral in Ghana', { says: /Wear black or red/, never: /pastel/ }],
  // A gown in a color, and shoes for grass.
  ['my graduation, gown is maroon, woman', { says: /Under the gown, keep to/, never: /burgundy|pink|red\b/ }],
  ['i need somthing for my graduaton, its outdoors, grass, and i cant do heals. gown is maroon.', { never: /pumps|heels/ }],
  // Temples and deserts.
  ['Temple visit in Bangkok in the morning and then a rooftop bar at night, it’s sweltering.', { says: /shoulders and knees covered and shoes off/ }],
  ['Camel trekking in Morocco in April for three days, woman', { says: /sun hat.*scarf/s, never: /Merino base|old town/ }],
]

describe('work and own taste in requests', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
