import { describe, expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  // The first class of someone who teaches it is that class.
  ['yoga teacher, first class', { says: /gym top|yoga/, never: /chinos|loafers/ }],
  ['pilates instructor, my first class', { never: /chinos|loafers/ }],
  ['dance teacher, first class', { says: /training shoes/, never: /chinos/ }],
  ['my first class at university', { never: /gym top|joggers/ }],
  ['first class flight to Dubai', { says: /^For a flight/ }],
  // Shifts in a warehouse are warehouse work.
  ['I work night shifts in a warehouse, work has safety boots', { says: /cargo work pants[^]*steel-toe/, never: /chinos|wool coat/ }],
  ['working in a warehouse', { says: /^For a warehouse shift[^]*work pants/ }],
  ['night shift at the warehouse', { says: /work pants/, never: /chinos/ }],
  ['an office party in a warehouse', { never: /work pants|steel-toe/ }],
  ['a warehouse tour with clients', { says: /^For a warehouse tour/ }],
  // A matinee is a movie only by itself.
  ['matinee at the theatre', { never: /movies/ }],
  ['Saturday matinee of a musical', { never: /movies/ }],
  ['ballet matinee with my niece', { never: /movies/ }],
  ['a matinee', { says: /movies|matinee/ }],
  // Cool weather and sleet count next to other conditions.
  ['sunny but cool walk round a lake', { says: /sweater|cardigan|coat/, never: /polo/ }],
  ['dog walk in sleet', { says: /sweater|fleece[^]*rain jacket[^]*gloves/ }],
  ['dry but cool picnic, man', { says: /sweater|turtleneck|jacket/ }],
  ['a cool party', { never: /Add a/ }],
  // Boots that slip on come off at the door too.
  ['dinner in Oslo in February, they take their shoes off at the door', { says: /Chelsea boots/, never: /loafers/ }],
  ['dinner, man, February, shoes off at the door', { says: /Chelsea boots/ }],
  ['dinner in July, shoes off at the door', { never: /boots/ }],
  ['mosque visit in January, woman', { never: /boots/ }],
  // What is tight is ruled out, not the kind of garment.
  ['date at a tapas bar, woman, I hate tight trousers', { never: /leggings|skinny|slim/ }],
  ['office, woman, no tight pants', { says: /trousers|suit/ }],
  ['office, woman, I hate trousers', { never: /trousers|chinos|\bsuit\b/ }],
  ['beach barbecue, man, I want to be covered to below the knee', { says: /trousers/, never: /shorts|doesn't take/ }],
  ['a walk in the park in July, man, hems to below the knees', { never: /shorts/ }],
  ['beach barbecue, man', { says: /shorts/ }],
  ['amputee below the knee, wedding in June, man', { never: /below the knee when you sit/ }],
  // The parents of a partner say nothing about the asker.
  ['shabbat dinner with his parents', { never: /Bring a kippah/ }],
  ['shabbat dinner, I’m a man', { says: /kippah/ }],
  // Couriers on a bicycle wear a rain jacket.
  ['I’m a delivery cyclist in Manila, it pours every afternoon', { says: /rain jacket/, never: /umbrella|poncho|trench|recognize/ }],
  ['delivery rider in the rain', { says: /rain jacket/, never: /umbrella|poncho|trench/ }],
  ['bike courier, drizzle', { says: /rain jacket/, never: /umbrella|trench/ }],
  ['wedding, I’m a delivery rider', { says: /^For a wedding/, never: /joggers/ }],
  // Work experience with animals needs washable clothes.
  ['I’m 16 and I have work experience at a vet’s surgery. I only own trainers.', { says: /jeans[^]*trainers/, never: /scrubs|Rotate/ }],
  ['I work at a vet’s surgery', { says: /scrubs/ }],
  // A stiff leg needs wide legs and no laces, and guests of a graduation cross no stage.
  ['on crutches after knee surgery, graduation guest', { says: /wide legs, and shoes that slip on/, never: /stage|gown|derby|oxford shoes/ }],
  ['broken leg, office, man', { says: /loafers|Chelsea/, never: /derby|oxford shoes|jeans/ }],
  ['knee surgery tomorrow', { never: /wide legs/ }],
  ['my graduation', { says: /stage/ }],
  // Who sleeps on the way travels.
  ['overnight coach to Berlin, I need to sleep', { says: /sweater|cardigan/, never: /pajamas|slippers/ }],
  ['sleeping on an overnight bus', { never: /pajamas|slippers/ }],
  ['a sleepover on a weekend trip', { says: /pajamas/ }],
  // Misspelled relatives, and names that somebody made up.
  ['christening, im the godmuther', { says: /As a godparent/ }],
  ['I’m the godfater at a christening', { says: /As a godparent/ }],
  ['going to the flumpfest on saturday, wear somthing vrimmy', { says: /“flumpfest” or “vrimmy”/ }],
  ['party, wear something comfy', { never: /recognize/ }],
  ['Stadtfest mit Freunden', { never: /recognize/ }],
]

describe('second conditions of everyday requests', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
