import { expect, test } from 'vitest'
import type { GarmentTag } from '../../closet/tags/garment-tags.ts'
import type { OccasionBan, OccasionWant } from '../outfit-needs.ts'
import { readEvent } from './read-event.ts'
import { readOccasion } from './read-occasion.ts'

interface Expected {
  /** Id of the main event. */
  readonly is: string
  /** Bounds of the ideal formality. */
  readonly ideal: readonly [number, number]
  readonly wants?: GarmentTag
  readonly never?: GarmentTag
}

const wanted = (wants: readonly OccasionWant[] = []) =>
  wants.filter(({ weight }) => weight > 1).flatMap(({ of }) => of.tags ?? [])
const banned = (bans: readonly OccasionBan[] = []) => bans.flatMap(({ of }) => of.tags ?? [])

// prettier-ignore
const inputs: readonly (readonly [string, Expected])[] = [
  ['clay pigeon shooting with the club', { is: 'clay shooting', ideal: [1.5, 2.3], wants: 'ear protection' }],
  ['offshore race, wind force 6', { is: 'dinghy', ideal: [1, 1.6], wants: 'rain jacket' }],
  ['walking my daughter down the aisle', { is: 'wedding', ideal: [3.7, 4.3] }],
  ['giving grand rounds, on camera', { is: 'speaking', ideal: [3.4, 4.2], wants: 'tailored' }],
  ['clinic day, patients to see until five', { is: 'hospital shift', ideal: [1.3, 2], wants: 'scrubs' }],
  ['school field day, three legged race with my son', { is: 'pe', ideal: [1, 1.6], wants: 'running shoes' }],
  ['running the gala, crew in black', { is: 'event crew', ideal: [2.5, 3.2], never: 'high heels' }],
  ['trade tasting, all in suits', { is: 'wine', ideal: [3.7, 4.3], wants: 'suit jacket' }],
  ['begravelse i januar', { is: 'funeral', ideal: [3.7, 4.3], never: 'sneakers' }],
  ['lopetur i skogen, 5 grader', { is: 'run', ideal: [1, 1.5], wants: 'running shoes' }],
  ['julefrokost på kontoret', { is: 'office party', ideal: [3, 3.8] }],
  ['Gartenhochzeit im Juni', { is: 'wedding', ideal: [3.7, 4.3] }],
  ['Firmenweihnachtsfeier', { is: 'office Christmas party', ideal: [3, 3.8] }],
  ['ylioppilasjuhlat', { is: 'graduation', ideal: [3.3, 4] }],
  ['na siłownię po pracy', { is: 'gym', ideal: [1, 1.6], never: 'jeans' }],
  ['turno no restaurante, 10 horas em pé', { is: 'waiting tables', ideal: [2.8, 3.6], wants: 'apron' }],
  ['interview for nurse anesthetist school!! so nervous 😬', { is: 'interview', ideal: [3.6, 4.3], wants: 'suit jacket', never: 'scrubs' }],
  ['second interview at the hospital, icu dept', { is: 'interview', ideal: [3.6, 4.3], wants: 'suit jacket', never: 'hoodie' }],
  ['giving a talk at the university, then pizza', { is: 'speaking', ideal: [3.4, 4.2], wants: 'tailored', never: 'slogan' }],
  ['funeral of someone from work', { is: 'funeral', ideal: [3.7, 4.3], wants: 'dress shoes', never: 'sneakers' }],
  ['oral argument before the Ninth Circuit tmrw', { is: 'counsel', ideal: [4, 4.5], wants: 'tie', never: 'sneakers' }],
  ['appearing before the High Court', { is: 'counsel', ideal: [4, 4.5], wants: 'dress shirt', never: 'jeans' }],
  ['crown court, full wig and gown', { is: 'robed court', ideal: [4, 4.6], wants: 'uniform', never: 'statement jewelry' }],
  ['custody hearing. need to look responsible', { is: 'court', ideal: [3.8, 4.4], wants: 'suit jacket', never: 'cap' }],
  ['jury selection, all day', { is: 'jury duty', ideal: [2.9, 3.5], never: 'shorts' }],
  ['grocery run then dinner w/ my in laws', { is: 'in-laws', ideal: [2.8, 3.6], never: 'slogan' }],
  ['first day at the office, I wear hijab', { is: 'first day', ideal: [3, 3.8], wants: 'headscarf', never: 'short skirt' }],
  ['parkrun 3 degrees, hijab, arms and legs covered', { is: 'run', ideal: [1, 1.6], wants: 'headscarf', never: 'winter coat' }],
  ['Eid prayers at the mosque w/ my aunties 🌙', { is: 'eid prayer', ideal: [3.2, 4], wants: 'headscarf', never: 'shorts' }],
  ['janazah this afternoon', { is: 'muslim funeral', ideal: [3, 3.8], wants: 'headscarf', never: 'sequined' }],
  ['long run, -8, windy', { is: 'run', ideal: [1, 1.5], wants: 'running shoes', never: 'down' }],
  ['cross-country skiing, minus ten', { is: 'nordic', ideal: [1, 1.6], wants: 'base layer', never: 'dress coat' }],
  ['shoveling the driveway, a foot of new snow, -5F', { is: 'snow', ideal: [1, 2], wants: 'snow boots', never: 'cleats' }],
  ['sledding w the kids', { is: 'snow', ideal: [1, 2], wants: 'hiking boots', never: 'running shoes' }],
  ['swimming at the leisure centre with my niece', { is: 'indoor swimming', ideal: [1, 1.6], wants: 'slides', never: 'hiking boots' }],
  ['spa weekend with mum', { is: 'sauna', ideal: [1, 1.6], wants: 'slides', never: 'hiking boots' }],
  ['island hopping on a bangka!! snorkeling too', { is: 'island hopping', ideal: [1, 1.9], wants: 'flip-flops', never: 'ankle boots' }],
  ['pontoon with the whole family, 85F', { is: 'lake boat day', ideal: [1, 2], wants: 'sandals', never: 'high heels' }],
  ['retirement lunch for our caretaker, I’m a dinner lady', { is: 'retirement', ideal: [2.4, 3.6] }],
  ['my mate’s stag weekend, I’m the best man', { is: 'stag', ideal: [2, 3.2] }],
  ['mapping outcrops for a week', { is: 'fieldwork', ideal: [1, 2.2] }],
  ['80 km on the road bike', { is: 'cycle tour', ideal: [1, 1.6], wants: 'cycling shoes', never: 'jeans' }],
  ['homecoming dance', { is: 'school dance', ideal: [3.6, 4.2], wants: 'cocktail', never: 'hoodie' }],
  ['my godson’s first communion', { is: 'communion', ideal: [3.3, 3.9], never: 'gown' }],
  ['Seollal at my grandparents’', { is: 'seollal', ideal: [3, 3.8], wants: 'traditional' }],
  ['Vappu picnic', { is: 'vappu', ideal: [1.8, 2.6], wants: 'uniform' }],
  ['Hogmanay fireworks outside', { is: 'new year fireworks', ideal: [2, 2.8], wants: 'ankle boots' }],
  ['my first day as a substitute teacher', { is: 'classroom', ideal: [2.6, 3.4], wants: 'loafers' }],
  ['outdoor concert at night in October', { is: 'concert', ideal: [2, 2.8], wants: 'ankle boots' }],
  ['kayaking picnic with church group', { is: 'surf', ideal: [1, 1.6], wants: 'water shoes' }],
  ['kayak trip on the river', { is: 'surf', ideal: [1, 1.6], wants: 'water shoes', never: 'denim' }],
  ['graveyard shift at the call center, aircon is freezing 🥶', { is: 'call center', ideal: [2.4, 3.2], wants: 'cardigan', never: 'sweatpants' }],
  ['barista shift, opening', { is: 'cafe shift', ideal: [1.6, 2.8], wants: 'clogs', never: 'sandals' }],
  ['retail shift on black friday', { is: 'shop shift', ideal: [2, 2.8], wants: 'sneakers', never: 'flip-flops' }],
  ['Stall ausmisten, alles matschig', { is: 'farm', ideal: [1, 1.8], wants: 'rain boots', never: 'dress shoes' }],
  ['Holz machen im Wald mit Papa', { is: 'farm', ideal: [1, 1.8], wants: 'work boots', never: 'loafers' }],
  ['vendanges chez mon oncle', { is: 'farm', ideal: [1, 1.8], wants: 'work boots', never: 'sandals' }],
  ['nettoyer l’écurie', { is: 'farm', ideal: [1, 1.8], wants: 'rain boots', never: 'heels' }],
  ['limpiar el establo, mucho barro', { is: 'farm', ideal: [1, 1.8], wants: 'rain boots', never: 'heels' }],
  ['Beerdigung, danach Friedhof', { is: 'funeral', ideal: [3.7, 4.3], wants: 'dress shoes', never: 'sneakers' }],
  ['choir concert at the town hall, all singers in black', { is: 'choir', ideal: [3.5, 4.1], wants: 'dress shirt' }],
  ['pennant bowls on Saturday, club whites and flat soles', { is: 'bowls', ideal: [1.5, 2.5], wants: 'lawn bowls', never: 'heels' }],
  ['a day at my hardware store, unloading lumber', { is: 'warehouse', ideal: [1.2, 2.4], wants: 'safety' }],
  ['three days on the Overland Track, rain and sleet forecast', { is: 'wet hike', ideal: [1, 1.8], wants: 'rain jacket' }],
  ['choir concert, all in black pls', { is: 'choir', ideal: [3.5, 4.1], wants: 'dress shirt', never: 'sneakers' }],
  ['Wiesn with colleagues', { is: 'oktoberfest', ideal: [2.2, 3], never: 'heels' }],
  ['owambe on saturday, lots of dancing', { is: 'owambe', ideal: [4, 4.6], wants: 'traditional', never: 'sneakers' }],
  ['lobola negotiations', { is: 'african wedding', ideal: [4, 4.6], wants: 'festive', never: 'hoodie' }],
  ['dholki at my cousins place', { is: 'sangeet', ideal: [3.6, 4.4], wants: 'festive', never: 'denim' }],
  ['my best friends shaadi', { is: 'shaadi', ideal: [4, 4.6], wants: 'traditional', never: 'shorts' }],
  ['18th debut of my niece, 18 roses', { is: 'debut', ideal: [3.8, 4.5], wants: 'gown', never: 'sneakers' }],
  ['simbang gabi at 4am', { is: 'simbang gabi', ideal: [2.5, 3.3], never: 'shorts' }],
  ['posada w/ the neighbors', { is: 'posada', ideal: [2.4, 3.2], wants: 'sweater', never: 'sleepwear' }],
  ['Friendsgiving!! gonna eat so much 🦃', { is: 'thanksgiving', ideal: [2.4, 3.2], wants: 'sweater', never: 'sunglasses' }],
  ['songkran in chiang mai', { is: 'songkran', ideal: [1, 2], wants: 'flip-flops', never: 'heels' }],
  ['punk gig, prob in the mosh pit', { is: 'punk gig', ideal: [1.6, 2.6], wants: 'ankle boots', never: 'sandals' }],
  ['science practical in the lab', { is: 'lab', ideal: [1.8, 2.8], wants: 'sneakers', never: 'sandals' }],
  ['viva tomorrow. help', { is: 'oral exam', ideal: [3, 3.8], wants: 'tailored', never: 'slogan' }],
  ['factory tour for a new client', { is: 'factory', ideal: [1.6, 2.6], wants: 'work boots', never: 'sandals' }],
  ['coaching Little League', { is: 'pe', ideal: [1, 1.8], wants: 'sneakers', never: 'jeans' }],
  ['loan appointment, bank manager', { is: 'appointment', ideal: [2.6, 3.4], never: 'hoodie' }],
  ['IKEA run', { is: 'errands', ideal: [1.8, 2.6], never: 'gown' }],
  ['mri of my knee', { is: 'scan', ideal: [1.4, 2.4], wants: 'sweatpants', never: 'belt' }],
  ['giving blood on my lunch break', { is: 'blood donation', ideal: [1.6, 2.6], wants: 't-shirt', never: 'heels' }],
  ['tattoo appt. tattoo on my forearm', { is: 'tattoo', ideal: [1.6, 2.6], wants: 't-shirt', never: 'jumpsuit' }],
  ['duck hunting, 5am', { is: 'hunting', ideal: [1, 1.9], wants: 'hiking boots', never: 'sneakers' }],
  ['fly fishing w/ grandpa', { is: 'fishing', ideal: [1, 2], wants: 'rain boots', never: 'loafers' }],
  ['pride 🏳️‍🌈 all day', { is: 'pride', ideal: [1.6, 2.6], wants: 'sneakers', never: 'heels' }],
  ['fetish party in berlin', { is: 'kink party', ideal: [2.2, 3.2], wants: 'leather', never: 'hoodie' }],
  ['walking up Ben Nevis, rain', { is: 'wet hike', ideal: [1, 1.9], wants: 'hiking boots', never: 'sandals' }],
  ['typhoon, have to get to the office', { is: 'work', ideal: [3, 3.8], wants: 'rain jacket', never: 'espadrilles' }],
  ['office party, festive casual', { is: 'office party', ideal: [2.8, 3.6], wants: 'shirt', never: 'hoodie' }],
  ['first day of school!', { is: 'first school day', ideal: [2, 3], wants: 'sneakers', never: 'high heels' }],
]

test.each(inputs)('%j is read as its event', (text, { is, ideal, wants, never }) => {
  const needs = readOccasion(text)
  expect(needs.profiles?.[0]).toBe(is)
  expect(needs.formality.ideal).toBeGreaterThanOrEqual(ideal[0])
  expect(needs.formality.ideal).toBeLessThanOrEqual(ideal[1])
  if (wants) expect(wanted(needs.wants)).toContain(wants)
  if (never) expect(banned(needs.never)).toContain(never)
})

test.each([
  ['wake up early, coffee with friends', 'funeral'],
  ['a foot of snow, walk to the shop', 'football'],
  ['dinner, the place is tiny', 'work'],
  ['cami and jeans for drinks', 'mosque'],
  ['new boots for the party', 'boat'],
  ['circuit training at the gym', 'counsel'],
  ['fun day with friends', 'school event'],
  ['porter beer tasting', 'hotel door'],
])('%j does not name the event %j', (text, id) => {
  expect(readOccasion(text).profiles).not.toContain(id)
})

test('an icy air conditioner does not mean cold weather', () => {
  expect(readOccasion('office, the aircon is freezing').temperatureCelsius).toBeNull()
  expect(readOccasion('office all day, aircon like Antarctica').temperatureCelsius).toBeNull()
})

test('the cuisine of a hot place does not mean heat', () => {
  expect(readOccasion('date night, Caribbean restaurant, fall').temperatureCelsius).toBeNull()
  expect(readOccasion('a week in the Caribbean').temperatureCelsius).toBeGreaterThan(24)
  expect(readOccasion('freezing walk home').temperatureCelsius).toBe(-2)
})

test('a place of worship requires covered shoulders at any event', () => {
  expect(readOccasion('sightseeing, then a mosque visit').asksCover).toBe(true)
})

test.each([
  ['Meeting friends on the beach', 'beach'],
  ['A day at the beach club on Ischia', 'beach'],
  ['Dinner meeting on a boat', 'boat evening'],
  ['Surgery on Monday, my dog stays with mom', 'hospital stay'],
  ['Picking up my dog from surgery', 'vet visit'],
  ['Walking the dog after knee surgery', 'dog walk'],
  ['Wedding over lunch, casual restaurant', 'wedding'],
  ['I never went to an opera before, what do I wear', 'opera'],
  ['School gala', 'gala'],
  ['School fun day', 'school event'],
  ['A box office hit premiere', 'premiere'],
  ['Box office shift', 'front desk'],
  ['Night porter', 'hotel door'],
  ['Hospital porter', 'hospital shift'],
  ['Kriya yoga', 'yoga'],
  ['A kriya ceremony for my uncle', 'funeral'],
  ['sprinkle on the parade', 'carnival'],
  ['green man pub', 'pub'],
  ['confessions on a dancefloor party', 'party'],
  ['rotary cutter class', 'campus'],
  ['going to confession', 'worship'],
  ['out running errands all day', 'errands'],
  ['taking the Greyhound to Chicago', 'travel'],
  ['balboa class', 'salsa'],
  ['full body mole check', 'doctor'],
  ['my husband is a soldier coming home, I wait on the tarmac', 'military homecoming'],
  ['grouse shooting weekend lodge dinner', 'banquet'],
  ['driven grouse shoot in August', 'driven shoot'],
  ['my brother is getting ordained', 'feast service'],
  ['milonga at Salón Canning', 'salsa'],
  ['Boca against Racing on tv', 'super bowl'],
  ['I am on tv on Friday', 'job tv'],
  ['weekend on an estancia, riding in the morning', 'stock work'],
  ['boat trip in the rain', 'wet boat'],
  ['derby at Baba Yara stadium', 'match'],
])('%s is about %s', (words, id) => {
  expect(readEvent(words).event?.id).toBe(id)
})

test('a noun without an article is known at the end of a line of its table too', () => {
  expect(readEvent('college').needs.phrase).toBe('college')
})
