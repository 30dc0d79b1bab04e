import { describe, expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  // The event decides, not its place, its ride, its game or the company.
  ['My grandmother’s 90th birthday lunch at a nursing home, woman', { says: /birthday/, never: /nursing home/ }],
  ['dinner theater on a senior bus trip, man', { says: /dinner theater/, never: /running shoes/ }],
  ['company picnic with a softball game, woman', { season: 'summer', never: /cleats|jersey/ }],
  ['a casino for the first time with my bridge club, woman', { says: /^For a casino/ }],
  ['my cousin’s sweet 16 at a skating rink, girl of 20', { says: /ice skates/, never: /pumps|cocktail/ }],
  ['landscaping company interview, man', { never: /\bsuit\b/ }],
  ['work retreat at a ranch in Montana, horseback riding optional, woman', { says: /work retreat/, never: /breeches|hiking shirt/ }],
  ['Zoom therapy is over, now I lead a workshop for teachers in a school gym, woman', { says: /^For a talk/, never: /running/ }],
  ['warehouse supervisor promoted to office manager, first monday, man, I own zero dress shoes', { says: /first day/, never: /steel-toe|zero/ }],
  ['cutting our own xmas tree', { style: 'casual', says: /boots/, never: /dinner|chinos/ }],
  ['puffin boat trip in iceland', { style: 'casual', says: /beanie|rain boots/, never: /canvas|boat shoes|sun hat/ }],
  ['taraweeh with my sisters', { says: /If you wear womenswear.*cover hair/ }],
  ['a hijabi med student, surgery rotation, scrubs only in theatre', { never: /coat check|buttons or zips/ }],
  ['retirement dinner at the fire station, man', { says: /retirement dinner/, never: /duty|uniform/i }],
  ['Mormon missionary coming home, speaking in church sunday', { says: /suit.*tie/s, never: /missionary/ }],
  ['pub quiz, I’m hosting', { never: /apron/ }],
  ['picking up my husband from deployment', { says: /homecoming/ }],
  ['I deliver mail on foot, straight to my kids christmas concert, can’t change', { season: 'winter', says: /boots/, never: /worship/ }],
  ['temple stay in Thailand, white clothes only, woman', { says: /temple stay/, never: /pearl|flats|black/ }],
  ['geologist, fieldwork in the Atacama, burning sun by day', { says: /wide brim/, never: /geologist|rain shell/ }],
  // Relatives, officials and helpers have their own clothes.
  ['my husband is being promoted to major, outdoor ceremony on the army base, I’m the wife', { never: /duty/ }],
  ['my niece is graduating high school, man', { never: /stage|gown/ }],
  ['I am a Pakistani bride’s brother, mehndi night', { says: /kurta/, never: /sari\b/ }],
  ['swim meet parent, mom', { never: /swimsuit/ }],
  ['roller derby championship, I’m the announcer, woman', { never: /skates/ }],
  ['birthday dinner, I’m the photographer, woman', { says: /working at an event/ }],
  ['Grandma of a flower girl, 74, beach wedding', { never: /twirl|tulle/ }],
  ['I am a Hindu woman going to a Christian funeral', { says: /black/, never: /salwar/ }],
  ['moms night out, woman', { never: /your mom/ }],
  // Bodies and circumstances count.
  ['birthday dinner, man, short neck', { never: /turtleneck/ }],
  ['birthday dinner, big calves', { never: /work boots|big calves/ }],
  ['grandson’s graduation, man, Parkinson’s so buttons are difficult', { says: /magnetic/, never: /T-shirt/ }],
  ['a birthday, woman, heavy periods', { never: /white|cream|camel/i }],
  ['softball tournament, I have lupus and can’t be in the sun, woman', { season: 'summer', says: /sun hat/, never: /shorts|cotton T-shirt/ }],
  ['skiing, man, allergic to wool', { season: 'winter', says: /synthetic base layer/, never: /cotton cable/ }],
  ['book club at my house, woman, I’m hosting and my house runs hot', { season: 'fall', never: /coat|cardigan|blazer/ }],
  ['college tour, lots of walking and rain, mom with plantar fasciitis', { never: /rain boots/ }],
  ['delivering food by ebike in Montreal, man, -20', { season: 'winter', says: /down jacket/ }],
  ['moving my daughter into college in Alabama in August, mom', { season: 'summer', says: /sneakers/, never: /work boots/ }],
  ['8 year old girl, first communion', { says: /dress/, never: /trousers/ }],
  // Ages, colors and remote hearings in short clauses.
  ['blind date at an aquarium, 26 F, use a power wheelchair, like bright colours and skirts', { says: /skirt/, never: /°F/ }],
  ['Mardi Gras parade, 29 f, gold purple green', { says: /purple/, never: /cat,/ }],
  ['residency interview, virtual, man', { says: /top half/, never: /shoes|coat/ }],
  ['youth orchestra concert, boy of 15, dress code is concert black', { says: /black/, never: /navy|burgundy|brown/ }],
  ['best man at a garden wedding, need a linen suit', { season: 'summer', never: /linen linen/ }],
  // The list follows notes, wishes and what the asker won't wear.
  ['lunar new year dinner at my office, woman', { season: 'winter', never: /black (?!at home)(?!and all)\w+ (?:coat|dress)/ }],
  ['log flume and water slides, woman', { season: 'summer', says: /quick-drying/, never: /sky-blue|white (?!shirt)/ }],
  ['pirate party, man, dont do costumes', { never: /pirate shirt|sash/ }],
  ['goth going to a baby shower, no pastels', { says: /black/, never: /sky-blue|pink|cream|daylight/ }],
  ['wheelchair user, beach day with my family', { season: 'summer', never: /by the strap/ }],
  // The profession, the tattooist, the visitor and the crew.
  ['nursing clinicals', { says: /scrubs/, never: /opens in front|buttons in front/ }],
  ['audition for a band', { never: /papers|photos of the team/ }],
  ['tattoo appointment on my thigh, man', { says: /shorts/, never: /cover your tattoos/ }],
  ['visiting my brother in prison, woman', { says: /without underwire/, never: /\bsuit\b|parole|watch|orange \w+ (?:sweater|shirt)/ }],
  ['burying our cat in the backyard, man', { says: /jeans/, never: /\bsuit\b|\btie\b/ }],
  ['filming my cousin’s wedding, kneeling and crawling for hours, woman', { says: /dark trousers/, never: /dress\b(?! code)|tote|skirt/ }],
  ['summit night on kilimanjaro, man', { says: /down jacket[^]*insulated mountain gloves/, never: /harness|name badge/ }],
  ['driving my mom with dementia to the doctor, woman', { never: /favorites|closes? with a strap/ }],
  ['school trip to a dairy farm, girl', { says: /class trip/, never: /overalls|small hands/ }],
  ['watching the football match at a friend’s, woman', { says: /watch party/, never: /stadium/ }],
  ['elks lodge banquet, woman', { never: /gown/ }],
  // Colors and phrases.
  ['should i wear red to a funeral, woman', { says: /Don't wear red there/ }],
  ['can i wear black to a wedding, woman', { says: /Black is fine there/ }],
  ['job interview warehouse', { says: /^For a job interview, / }],
  ['a mens bible study', { says: /men's Bible study/ }],
  ['sauna with finnish in laws', { never: /with Finnish,/i }],
  ['no synthetics and boots with safety toe, electrician apprentice starting monday, woman', { says: /steel-toe/ }],
]

describe('people, places and bodies in a request', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
