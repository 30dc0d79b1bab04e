import type { Activity } from '../../outfit-needs.ts'
import type { EventWord } from '../../occasions/event-words-of.ts'
import { findPhrases, phraseTable } from '../../occasions/find-phrases.ts'

/** What a description may tell of place, ground, way, weather and company, beyond the kind of event. */
// prettier-ignore
const factWords = {
  rooftop: 'rooftop roof roof-terrace roof-bar sky-bar dachterrasse azotea',
  terrace: 'terrace patio courtyard balcony veranda deck-chair piazza terrasse al-fresco pavement-cafe',
  lawn: 'lawn garden grass in-the-park park-picnic central-park city-park field meadow backyard garten giardino jardin racecourse orchard vineyard farm barn countryside marquee prado',
  sand: 'beach sand dune seaside strand spiaggia playa shore',
  ice: 'ice ice-rink skating icy black-ice frozen-lake',
  cobbles: 'cobblestone cobble cobbled old-town venice lisbon prague altstadt gravel unpaved dirt-road',
  stairs: 'stair staircase step steep hill hilly',
  boat: 'boat yacht ship sailing cruise ferry catamaran deck dock pier',
  tent: 'tent marquee camping campsite',
  walking: 'walking walk-there walk-home walk-to walking-there on-foot strolling stroll sightseeing long-walk a-lot-of-walking wandering walking-tour exploring',
  cycling: 'cycling bike bicycle biking by-bike bike-there fahrrad cycle-there cycle cargo-bike scooter vespa moped',
  train: 'train subway metro tram bus public-transport tube commute commuting',
  plane: 'flight plane flying airport long-haul',
  luggage: 'cabin-bag carry-on hand-luggage one-bag backpacking suitcase',
  dancing: 'dancing dance danced dance-floor dancefloor disco ceilidh salsa tango swing milonga dj',
  standing: 'standing on-my-feet on-your-feet mingling standing-room',
  sitting: 'sitting seated sit-down hours-of-sitting',
  floor: 'on-the-floor sitting-on-the-floor floor-seating floor-cushion tatami cross-legged shoes-off take-off-shoes no-shoes barefoot',
  presenting: 'presenting speech speaking on-stage stage panelist giving-a-talk giving-the-toast presenter reading-a-poem officiating best-man maid-of-honor hosting host',
  children: 'kids kid children toddler baby stroller grandchildren nephew niece daughter son pram kindergarten',
  dog: 'dog puppy',
  eating: 'dinner lunch buffet food barbecue tasting ramen spaghetti picnic',
  hiking: 'hike hiking trek trekking trail',
  sport: 'gym yoga pilates workout running tennis golf padel climbing',
  photos: 'photo photograph photographer camera pictures instagram filmed',
  rain: 'rain rainy raining drizzle drizzly shower-of-rain downpour wet storm stormy thunderstorm thunder monsoon pouring puddle regen pluie pioggia lluvia umbrella hail muddy mud damp',
  snow: 'snow snowy snowing snowfall sleet slush blizzard schnee neve nieve snowstorm',
  wind: 'wind windy breeze breezy gusty gale stormy storm blustery mistral',
  sun: 'sun sunny sunshine blazing-sun full-sun heat-wave heatwave midday-sun',
  humid: 'humid muggy sticky tropical',
  'air conditioning': 'air-conditioning air-conditioned air-con aircon ac',
  late: 'until-late late-night until-midnight all-night into-the-night till-late until-dawn until-morning after-midnight till-midnight late-into-the-night until-two until-three',
  'day to evening': 'straight-from-work after-work from-the-office day-to-night all-day from-morning from-day-to-night whole-day then-dinner followed-by-dinner dinner-afterwards dinner-after',
  temple: 'temple mosque church cathedral synagogue gurdwara vatican kirche monastery chapel shrine',
  hotel: 'hotel ballroom palace castle manor chateau mansion embassy',
  museum: 'museum gallery theater theatre opera cinema',
  restaurant: 'restaurant bistro trattoria brasserie',
  indoors: 'indoors indoor inside at-home office ballroom hall auditorium studio hotel church cathedral mosque synagogue basement loft mall house apartment restaurant bar theater theatre opera gallery museum cinema club',
  outdoors: 'outdoors outdoor outside al-fresco open-air under-the-stars plein-air in-the-open waterfront lakeside riverside harbor harbour mountain campsite street draussen pool stadium courtyard',
  boss: 'boss ceo director my-manager colleague client coworker partner-of-the-firm bigwig',
  startup: 'startup start-up tech-company creative-agency agency tech',
  'law firm': 'law-firm bank consultancy consulting finance insurance-company ministry government courtroom corporate',
  elders: 'parents grandparents grandmother grandma in-law conservative traditional religious elders family',
  friends: 'friends best-friend old-friend college-friend roommate',
  'staying in': 'staying-in stay-in night-in day-in at-home sleep sleeping sleepover slumber-party pajama-party pajama bedtime',
  'wears dress': 'which-dress what-dress a-dress-that long-dress gown bridesmaid maid-of-honor woman as-a-woman pregnant maternity saree lehenga',
  'wears suit': 'groomsman best-man-suit for-men as-a-man menswear which-suit what-suit my-suit as-a-guy',
} as const

export type EventFact = keyof typeof factWords

const isFact = (key: string): key is EventFact => key in factWords
const factTable = new Map(
  Object.keys(factWords)
    .filter(isFact)
    .map((fact) => [fact, phraseTable({ [fact]: factWords[fact] }, [fact])] as const),
)

const activityOf: Readonly<Partial<Record<EventFact, Activity>>> = {
  lawn: 'on grass',
  sand: 'on sand',
  ice: 'on ice',
  snow: 'on ice',
  cobbles: 'walking',
  walking: 'walking',
  dog: 'walking',
  cycling: 'cycling',
  train: 'traveling',
  plane: 'traveling',
  luggage: 'traveling',
  dancing: 'dancing',
  standing: 'standing',
  sitting: 'sitting',
  floor: 'sitting',
  presenting: 'presenting',
  children: 'playing with children',
  eating: 'eating',
  hiking: 'hiking',
  sport: 'sport',
  'staying in': 'staying in',
}

// prettier-ignore
const outdoorFacts: readonly EventFact[] = ['outdoors', 'rooftop', 'terrace', 'lawn', 'sand', 'ice', 'boat', 'tent', 'hiking']

/** All that the words tell of place, way, weather and company; what a 'no' denies is left out. */
export function readFacts(words: readonly EventWord[]): ReadonlySet<EventFact> {
  const found = new Set<EventFact>()
  for (const [fact, table] of factTable) if (findPhrases(words, table).length > 0) found.add(fact)
  return found
}

/** What the facts say that a person will do or stand on. */
export function activitiesOf(facts: ReadonlySet<EventFact>): Activity[] {
  return [...facts].flatMap((fact) => activityOf[fact] ?? [])
}

/** Under the sky where any fact says so, else under a roof where one does, else null. */
export function settingOf(facts: ReadonlySet<EventFact>): 'indoors' | 'outdoors' | null {
  if (outdoorFacts.some((fact) => facts.has(fact))) return 'outdoors'
  return facts.has('indoors') ? 'indoors' : null
}
