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
  // The role at an event decides, not the event.
  ['horse show judge, windy april', { says: /^For a day of judging.*suit|blazer/s, never: /riding|breeches|helmet/ }],
  ['I’m judging a dog show, woman', { says: /^For a day of judging/ }],
  ['I’m in a horse show, woman', { says: /breeches/ }],
  ['I’m a male wedding photographer at a smart country house wedding', { says: /^For working at a wedding.*tailored trousers/s, never: /work shoes|polo|suit\b/ }],
  ['I’m photographing my friend’s wedding, woman', { says: /^For working at a wedding/, never: /dress\b|heel/ }],
  ['waiter at a wedding', { says: /non-slip/ }],
  ['piano recital, I’m the pianist', { says: /few bars/, never: /coat check|Check your coat/ }],
  ['My daughter is 8 and has a piano recital', { never: /Check your coat|\bsuit\b/ }],
  ['I’m an accountant in Nairobi, client lunch', { says: /^For a client lunch/, never: /appointment/ }],
  ['I’m an accountant and we have a client lunch at a golf club', { never: /appointment/ }],
  ['meeting my accountant', { says: /appointment|accountant/ }],
  ['school run then dentist, mom', { says: /same outfit works for an appointment/ }],
  // What one doesn't do, own or like is left out.
  ['ski weekend, I don’t ski, lunch on the terrace', { never: /ski pants|base layer/ }],
  ['a rodeo with colleagues, never owned cowboy boots and don’t want to', { never: /cowboy boots/i }],
  ['rodeo, never owned cowboy boots', { says: /cowboy boots/ }],
  ['wedding, man, never worn a suit and won’t', { never: /\bsuit\b/ }],
  ['I coach under-12 football, then straight to a christening, no time to change', { says: /trousers.*change only the shoes/s, never: /dress with|heel/ }],
  ['nurse night shift, compression socks ugly', { says: /patterned and sheer/ }],
  ['colonoscopy on Thursday, I always feel freezing in hospitals', { says: /^For a colonoscopy.*joggers/s, never: /chinos|loafers/ }],
  ['I’m 62, vegan, and meeting my son’s in-laws, man', { never: /wool|leather|navy blazer/i }],
  // Gear that a place rules out or asks for.
  ['Umrah, first time, woman', { says: /abaya/, never: /boots/ }],
  ['what to wear to sumo in Tokyo', { says: /^For sumo.*floor/s, never: /jersey/ }],
  ['Burning Man', { says: /work boots/, never: /sneakers/ }],
  ['man, Royal Ascot, Royal Enclosure', { says: /morning suit.*black .*shoes.*top hat/s, never: /linen suit|tan|brown/i }],
  ['camping in Scotland, midges love me', { never: /black|navy|sky-blue|shorts/i }],
  ['beekeeping for the first time', { never: /sunglasses|watch/ }],
  ['bouldering gym date', { never: /\bcap\b/ }],
  ['hen do in Bath, woman', { says: /^For a hen do/ }],
  ['Quinceañera guest, woman', { says: /^For a quinceañera/ }],
  ['prosthetic leg, garden party, woman', { never: /zip in the leg/ }],
  ['opera in Vienna in the snow, woman, hates heels', { never: /evening shoes/ }],
  // The question names who is dressed, whoever asks.
  ['My wife hates the sun, it’s her brother’s wedding in Malta in July, what should she wear?', { says: /dress/, never: /\bsuit\b/ }],
  ['my husband hates ties, what could he wear to a wedding', { says: /suit/, never: /\btie\b|dress with/ }],
  ['PTA meeting, wet and windy', { never: /umbrella/i }],
  ['black-tie dinner, man with dandruff, dark jackets show the flakes', { says: /lint brush/, never: /earplugs/ }],
  ['lunch by the sea in October, woman', { says: /^For lunch/, never: /brunch/ }],
  ['housewarming at my new boss’s', { says: /^For a housewarming/ }],
  ['a wake at my uncle’s, man', { says: /^For a wake/ }],
  ['starting my first job in a barber shop, man', { says: /salon/, never: /suit|tie\b/ }],
  ['uni open day with my son', { says: /^For a uni open day/ }],
  ['Ascension Day picnic', { says: /^For an Ascension Day picnic/ }],
  ['Getting a civil partnership with my girlfriend, neither of us wants white', { never: /white/i }],
  ['we are getting a civil partnership in Leeds, woman', { never: /invitation/ }],
  ['Cambodia volunteering, teaching English', { says: /linen/ }],
  ['Lithuanian folk dance festival, spectator', { never: /kilt|ceilidh/i }],
  ['school governor meeting', { says: /^For a school governor meeting/ }],
  ['bride’s brother, Scottish, hates kilts', { never: /kilt|Argyll/i }],
  ['I’m a taxi driver, and my daughter’s getting her PhD at Cambridge', { says: /^For your daughter’s graduation|^For your daughter's graduation/ }],
  ['family funeral, man, can’t bear collars', { never: /dress shirt|firm collar/ }],
  ['trainee electrician, site induction', { says: /steel-toe/, never: /loafers|intern/ }],
  ['I’m the hospital’s accountant, gala, woman', { says: /gown/ }],
  ['boat christening in Hamburg, I’m the shipyard’s accountant, woman', { never: /hi-vis|hard hat/ }],
  ['charity walk at night in November', { says: /reflective/ }],
  ['rainy zoo trip, grandad', { never: /pack the rest/ }],
  ['goth girl, christening', { says: /burgundy/ }],
  ['stand-up comedy night, I’m performing', { never: /tote/ }],
]

describe('limits and roles in a request', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
