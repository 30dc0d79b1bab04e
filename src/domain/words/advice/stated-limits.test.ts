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
  // Gear that others provide is not on the list.
  ['forklift operator at a warehouse, they give us vests and hard hats', { says: /gear they give you/, never: /hi-vis vest|hard hat/i }],
  ['horse riding lesson, they lend us helmets', { never: /helmet|cap/i }],
  ['food bank, aprons and gloves provided', { never: /apron|gloves/i }],
  ['I give helmets to kids at a bike shop, first day', { never: /they give you/ }],
  ['sikh man at a jewish wedding', { says: /turban/, never: /kippah/i }],
  // Colors that are denied aren't asked for.
  ['crawfish boil, messy, I don’t want to wear white', { never: /white|sky-blue|cream|beige/i }],
  ['guests aren’t allowed to wear red, wedding, woman', { never: /\bred\b/i }],
  // A loose cut is no advice for sports tights.
  ['hot yoga, I sweat a lot, woman', { never: /loose/ }],
  ['first time at a shooting range', { says: /shooting range/, never: /clay/ }],
  ['anniversary dinner, vegan woman', { says: /microfiber/, never: /microfiber dress shoes/ }],
  ['marathon volunteer at a water stop', { says: /volunteering at a race/, never: /beanie|tote/ }],
  ['helicopter tour over the glacier', { says: /down jacket|coat/, never: /running top|joggers/ }],
  ['man, 6\'7", prom chaperone', { says: /tall sizes/ }],
  ['communion, I’m the mom, short and curvy', { says: /shortened/ }],
  ['short notice interview, man', { never: /shortened/ }],
  ['comic con as a spectator, no costume', { never: /two or three pieces/ }],
  ['mammogram', { says: /opens in front/, never: /menswear|dress/i }],
  ['barista interview, I have a nose ring', { never: /Your nose ring/ }],
  ['we are two women getting married at the beach, no dress', { never: /white to the couple/ }],
  ['a conference in Singapore, humid outside but freezing inside', { says: /cold inside/ }],
  ['sister missionary in Brazil, rain', { says: /skirt|dress/, never: /polo|rain pants/ }],
  ['visiting my boyfriend’s conservative parents in Amman', { says: /^For meeting the parents|^For visiting/, never: /recognize/ }],
  ['meeting my girlfriend’s very rich family, man', { never: /recognize/ }],
  ['Mass on Ash Wednesday', { says: /Ash Wednesday|For mass,/, never: /on Ash,/ }],
  ['garden party, it will be about 55 F', { says: /If you wear/ }],
  ['naming ceremony, the family said traditional attire', { says: /your own traditional dress/ }],
  ['dog sitting for rich neighbors', { never: /dog walk|rain/ }],
  ['ski lesson, no ski clothes', { says: /Rent or borrow/ }],
  ['no gear that pinches, climbing', { never: /Rent or borrow/ }],
  ['I’m 16 and going to homecoming, girl', { says: /skater dress/, never: /pumps|wrap dress/ }],
  ['bachelorette, the theme is denim and diamonds', { says: /denim|jeans/ }],
  ['male nanny, science museum, I need my hands free', { says: /hands stay free/, never: /tote|doesn't take/ }],
  ['job trial at a bakery, apron is provided', { says: /non-slip/, never: /leather loafers|apron/ }],
  ['orthodox woman, Shabbat dinner for my husband’s boss', { never: /if you are married/ }],
  ['I lost a lot of weight, nothing fits, networking at a rooftop bar', { never: /elastic-waist/ }],
  // The decade of an age is no theme, and a town is no beach.
  ['bus tour of castles, we’re both in our 70s', { never: /1970s|sequin|your 70s/ }],
  ['ladies who lunch, Palm Beach, January', { never: /wool coat|gloves/ }],
  ['Christmas lunch in Sydney', { never: /sweater|coat|wool scarf/ }],
  ['Christmas lunch in Minnesota', { says: /coat/ }],
  ['Day of the Dead in Oaxaca', { never: /trench|sweater/ }],
  ['company party, aloha shirts', { says: /hawaiian shirt/i }],
  ['retirement home volunteer, piano player', { never: /staining|work boots/ }],
  ['a woman who wants to try kayaking', { never: /For try/ }],
  ['dental hygienist, they supply scrubs', { says: /under the scrubs/, never: /Choose scrubs/ }],
  ['tax audit', { never: /recognize/ }],
  ['school photo day, boy 9', { never: /loafers|watch/ }],
  ['the end-of-season party of my team, man', { says: /end-of-season party/ }],
  ['a welcome dinner with professors', { never: /white to the couple/ }],
  ['leg in an external fixator, citizenship ceremony', { says: /room for the brace/ }],
  ['first office Christmas party, woman, something understated', { never: /doesn't take|sequin|ruby|\bred\b/i }],
  ['Henley regatta, woman', { never: /folded flats/ }],
]

describe('limits that a request states', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
