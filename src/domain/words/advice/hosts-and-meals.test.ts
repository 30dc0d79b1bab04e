import { describe, expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  // A color that is said not to be okay is ruled out.
  ['Chuseok with my boyfriend’s grandparents. I usually wear all black but know that’s not okay', { style: 'minimalist', season: 'fall', never: /black/i }],
  ['a baptism, I only ever wear white and they said it is not appropriate, woman', { never: /white/i }],
  ['a funeral, I usually wear all black and that’s ok, man', { says: /black/ }],
  // A meeting before an operation is an appointment.
  ['meeting the surgeon before my operation', { style: 'casual', season: 'fall', never: /pajamas|hospital stay/ }],
  ['a consultation about my knee surgery', { never: /pajamas/ }],
  ['packing for my operation', { says: /pajamas/ }],
  // Being interviewed by a panel isn't giving a talk, and a stated dress code holds.
  ['electrician being interviewed for a college instructor job, panel of four, smart casual, a workshop demo afterwards', { style: 'professional', season: 'fall', says: /interview[^]*sleeves that roll up/, never: /suit\b|microphone|panel/ }],
  ['job interview, they said smart casual, woman', { style: 'professional', never: /suit\b|tie\b/ }],
  ['moderating a panel at a conference, man', { style: 'professional', says: /microphone/ }],
  // 'Colleague's' says whose ceremony it is, and Jain hosts have no leather.
  ['Jain colleagues fast breaking ceremony in Leicester, woman', { season: 'fall', says: /temple|ceremony/, never: /at work|desk|(?<!vegan-)leather/ }],
  ['my Jain friend’s wedding, man', { style: 'formal', season: 'summer', says: /without animal materials/, never: /(?<!vegan-)leather/ }],
  ['a colleague’s Buddhist ordination, woman', { says: /shoes that slip off/, never: /pumps|desk/ }],
  ['dinner with colleagues, man', { style: 'professional', says: /dinner with colleagues/ }],
  // Who can do no buttons and no zips gets neither, in the list or the tips.
  ['taking my 80 yr old mum to tea with the mayor at town hall, she has bad arthritis in her hands and cant do buttons or zips', { season: 'spring', says: /afternoon tea[^]*elastic-waist/, never: /button|zip|menswear|bomber|sneakers/i }],
  ['office party, man, no zips or buttons please', { season: 'winter', says: /pull on/, never: /button|zip/i }],
  ['lunch with my grandmother, arthritic hands, she can’t do buttons', { says: /large pull/ }],
  // Dinner in hall at a college is formal.
  ['my daughter got into Oxford, family dinner in the college hall, man', { season: 'winter', says: /suit|blazer/, never: /sweatshirt|socks/ }],
  ['high table at Cambridge, woman', { says: /suit|dress|blazer/, never: /jeans|sneakers/ }],
  ['family dinner at my sister’s, man', { season: 'winter', never: /suit\b/ }],
  // The party at the end of a treatment is a celebration.
  ['bell ringing end of chemo party', { style: 'casual', says: /party/, never: /chemo|roll up|Waiting rooms/i }],
  ['drinks for the end of my chemo, woman', { never: /Waiting rooms|roll up/i }],
  ['last chemo session, then a party at home', { says: /chemo/i }],
  // At a messy meal nothing is white, and stains come out.
  ['crawfish boil', { style: 'casual', season: 'spring', says: /washable[^]*stains/, never: /white/i }],
  ['crab boil with neighbors, woman', { style: 'casual', season: 'summer', says: /stains/, never: /white|cream/i }],
  ['barbecue with neighbors, woman', { style: 'casual', season: 'summer', never: /messy/ }],
  // Cooking on camera is no kitchen shift; a green screen and hot lights count.
  ['Filming a youtube cooking video in my kitchen under hot lights, green screen behind me, I am a bald bearded guy of 50', { style: 'casual', says: /filming[^]*light, breathable/i, never: /chef|hair|shift|olive|sage|wool|sweat/i }],
  ['recording a tutorial with a green screen, woman', { season: 'spring', says: /green screen/, never: /emerald|olive|sage|kitchen/i }],
  ['pottery, I’m bald', { never: /hair/ }],
  ['kitchen shift, man', { says: /chef/ }],
  // A balloon rises in the cold of dawn, and breakfast follows in a field.
  ['Going up in a hot air balloon at sunrise in Cappadocia in november with my wife, then breakfast with champagne', { style: 'casual', season: 'fall', says: /fleece|down jacket/, never: /running top|change into|leather jacket/ }],
  ['hot air balloon at dawn, near freezing, woman', { season: 'winter', says: /gloves[^]*beanie|beanie[^]*gloves/, never: /skirt|heel/ }],
  ['hot air balloon, woman', { season: 'summer', never: /gloves|beanie/ }],
  // Heels sink into sand, whatever the event; nothing strapless means sleeves or straps.
  ['We are renewing our vows on a beach in Cornwall in october, I am the bride, 55, and I do not want white or anything strapless', { style: 'bohemian', season: 'fall', says: /sleeve|straps/, never: /heel|pump|white/i }],
  ['a beach dinner in heels, woman', { season: 'summer', never: /heel (?!s sink)|pumps/ }],
  ['a gala in Palm Beach, woman in heels', { style: 'formal', season: 'summer', says: /pumps|heel/ }],
  // With a stoma, nothing sits tight around the waist.
  ['I have an ostomy bag, man, 41, black tie wedding in a castle', { style: 'formal', season: 'winter', says: /suspenders/, never: /cummerbund|belt/ }],
  ['black tie gala, woman, stoma bag', { style: 'formal', never: /belted|sheath|wrap dress/ }],
  ['black tie wedding in a castle, man', { style: 'formal', season: 'winter', never: /suspenders/ }],
  // The side of a muddy pitch asks for boots and trousers.
  ['coaching my daughters football final in the mud, then my fathers 70th lunch at a nice italian place, dad', { style: 'casual', says: /boots/, never: /shorts|training shoes/ }],
  ['watching my son play rugby, muddy sideline, mum', { season: 'fall', says: /boots/, never: /sneakers/ }],
  ['coaching soccer, woman', { season: 'spring', never: /muddy|rain boots/ }],
  // Blood given in a lunch break is given in work clothes.
  ['donating blood on lunch brake', { style: 'professional', season: 'summer', says: /roll up/, never: /shorts|sneakers|jeans/ }],
  ['donating blood on saturday, man', { style: 'casual', says: /roll up/, never: /tailored/ }],
  // Members of the court wear its colors.
  ['my cousins quinceañera as one of the chambelanes, non binary', { style: 'edgy', season: 'summer', says: /court wears|honoree chose/, never: /Leave the colors/ }],
  ['quinceañera guest, woman', { season: 'summer', never: /honoree chose/ }],
  // A typing error in the verb still names the work.
  ['Voluntering to dig wells with my church in rural Malawi, woman of 23, knees and shoulders covered at all times', { style: 'casual', season: 'summer', says: /volunteering[^]*boots/, never: /recognize|dress with|ballet/ }],
  ['Sterling castle wedding, woman', { says: /wedding/, never: /recognize/ }],
]

describe('hosts, meals and grounds in a request', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
