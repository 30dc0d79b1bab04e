import { expect, test } from 'vitest'
import { profileRows } from '../profiles/profile-rows.ts'
import { readEvent } from '../read-event.ts'
import disambiguations from './disambiguations.json' with { type: 'json' }
import mentioned from './mentioned.json' with { type: 'json' }
import notMeant from './not-meant.json' with { type: 'json' }
import replacedEvents from './replaced-events.json' with { type: 'json' }
import secondaryEvents from './secondary-events.json' with { type: 'json' }
import wordSenses from './word-senses.json' with { type: 'json' }

interface Rule {
  readonly id?: readonly string[]
  readonly kind?: readonly string[]
  readonly with?: readonly string[]
  readonly without?: readonly string[]
  readonly follows?: readonly string[]
  readonly of?: readonly string[]
  readonly before?: readonly string[]
  readonly after?: readonly string[]
  readonly near?: readonly string[]
  readonly unless?: readonly string[]
  readonly row?: string
}
const rules: readonly Rule[] = [
  ...disambiguations,
  ...mentioned,
  ...notMeant,
  ...replacedEvents,
  ...secondaryEvents,
  ...wordSenses,
]

test('context rules name existing rows and kinds', () => {
  const ids = new Set(profileRows().map(({ id }) => id))
  const kinds = new Set(
    profileRows().flatMap(({ id, group, mood, activities }) => [id, group, mood, ...(activities ?? [])]),
  )
  expect(
    rules.flatMap((rule) => [...(rule.id ?? []), rule.row ?? 'work']).filter((id) => !ids.has(id)),
  ).toEqual([])
  const named = rules.flatMap((rule) =>
    [rule.kind, rule.with, rule.without, rule.follows].flatMap((some) => some ?? []),
  )
  expect(named.filter((kind) => !kinds.has(kind))).toEqual([])
})

test('phrases of context rules are written as plain words', () => {
  const phrases = rules.flatMap((rule) =>
    [rule.of, rule.before, rule.after, rule.near, rule.unless].flatMap((some) => some ?? []),
  )
  expect(phrases.filter((phrase) => !/^[\p{Ll}\d /()[\]*#.{}!]+$/u.test(phrase))).toEqual([])
})

test.each([
  ['Christmas Eve vigil mass', 'worship'],
  ['candlelight vigil for the victims', 'memorial'],
  ['solar panel installer', 'trade workshop'],
  ['panel at a conference', 'speaking'],
  ['flat viewing', 'house viewing'],
  ['stage rally', 'motor race'],
  ['open house at my son’s elementary school', 'parents evening'],
  ['Saturday night in a club', 'club'],
  ['girls night in Vegas', 'night out'],
  ['girls night in with wine', 'staying in'],
  ['date night in Paris', 'date'],
  ['movie night in the park', 'movie night'],
  ["I'm on TV in a game show", 'job tv'],
  ['watching the game on TV with family', 'super bowl'],
  ['Bury my head in books, library', 'library'],
  ['we bury my grandfather on Friday', 'funeral'],
  ['my cousin is buried in paperwork, office', 'work'],
  ['my recital at the Sydney Opera House', 'opera'],
  ['interview for my first job, I need to pay the landlord', 'interview'],
  ['interview with the landlord', 'appointment'],
  ['Buckingham Palace garden party, kids stay home', 'garden party'],
  ["fencing match at my son's place of study", 'fencing'],
  ['estancia wedding, riding bus there', 'wedding'],
  ['trial day at an office with a dog', 'job trial'],
  ['HR meeting for new hires', 'work'],
  ['Working at the observatory, office day', 'shift'],
  ['night at the observatory', 'stargazing'],
  ['a beer at the office', 'work'],
  ['naming of my boat', 'ship christening'],
  ['naming of my niece', 'naming'],
  ['family Christmas photo shoot', 'camera'],
  ['slideshow night with friends', 'night with friends'],
  ["family visit for my cousin's wedding", 'wedding'],
  ['cake tasting for the wedding', 'errands'],
  ['laying my father to rest at the cemetery, short ceremony', 'funeral'],
  ['Memorial Day ceremony in a cemetery', 'military ceremony'],
  ['brother was sworn in last year, dinner with him', 'dinner'],
  ['my ex is marrying his girlfriend, night out with friends', 'night out'],
  ['my sister is marrying her girlfriend on Saturday', 'wedding'],
  ['playing a set of tennis with my boss', 'tennis'],
  ['an extra on the guest list, wedding', 'wedding'],
  ['an extra in a film', 'film extra'],
  ['I got a piercing today', 'tattoo'],
  ['costume party with a judge', 'costume'],
  ["costume contest, I'm the judge", 'night with friends'],
  ['her favorite club', 'club'],
  ['a blues club in town', 'club'],
  ['the Spanish club meets on Tuesday', 'community meeting'],
  ['lunch at the golf club', 'brunch'],
  ['yoga and meditation', 'yoga'],
  ['a physical theatre show', 'theater'],
  ['walking the dogs at the dogs park', 'dog walk'],
  ['a night at the dogs', 'dog track'],
  ['works night at the greyhounds', 'dog track'],
  ['the NDP convention in Ottawa', 'conference'],
  ['watching the NDP with my family', 'national day show'],
  ['to float the idea at a meeting', 'work'],
  ['no sofa at the bar, standing drinks', 'night out'],
  ['my NHS induction day as a nurse', 'hospital shift'],
  ['watching the halftime show at the Super Bowl', 'super bowl'],
  ['first day of spring semester', 'first day'],
  ['first day of summer camp', 'first day'],
  ['first day of my summer job', 'first day'],
  ['school debate, my parents will be watching', 'speaking'],
  ['going to watch my son’s debate', undefined],
  ['homecoming, my church friends come too', 'school dance'],
  ['our church homecoming', 'worship'],
  ['interview for school principal', 'interview'],
  ['school interview for a teaching job', 'interview'],
  ['a sixth form interview', 'student interview'],
  ['uni interview, I need a job too', 'student interview'],
  ['watching my niece play the violin', 'school event'],
  ['watching my kids play in a concert', 'school event'],
  ['watching my nephews play rugby', 'touchline'],
  ['watching a folk dance ensemble', undefined],
  ['dancing with my folk dance ensemble', 'folk parade'],
  ['a Singapore National Day dinner at the embassy', 'national day'],
])('words mean what their context says: %s', (request, id) => {
  expect(readEvent(request).event?.id).toBe(id)
})

test.each([
  ['theatre in the village', 'village'],
  ['a wedding in the village church', 'village'],
  ['flooded with emails at the office', 'flood'],
  ['a conference on flooding', 'flood'],
  ['flood insurance meeting', 'flood'],
  ['a cruise to a place like Antarctica', 'cold room'],
  ['funeral, in a flood of tears', 'flood'],
  ['funeral, he hated black coffee', 'bright colors'],
  ['decorating the float the day before', 'beach'],
])('%s is not about %s', (request, id) => {
  expect(readEvent(request).rows.map((row) => row.id)).not.toContain(id)
})

test('a river that floods the way is a flood', () => {
  const { rows } = readEvent('flooding by the river, walking to work')
  expect(rows.map((row) => row.id)).toContain('flood')
})

test.each(['starting at a golf club as greenkeeper', 'I start at a yoga studio as a teacher'])(
  'a job at a place of sport has a first day: %s',
  (request) => {
    expect(readEvent(request).rows.map((row) => row.id)).toContain('first day')
  },
)

test.each([
  ['triathlon, my wife is a spectator', 'triathlon'],
  ["swim meet, I'm competing, parents in the bleachers", 'swimming'],
  ['running a marathon with lots of spectators', 'run'],
  ['golf day, not competing, just for fun', 'golf'],
  ['marathon, just watching', 'race spectator'],
])('only those who watch are spectators: %s', (request, id) => {
  expect(readEvent(request).event?.id).toBe(id)
})

test.each(['dinner with Chelsea at home', 'movie with Arsenal at home', 'working in the city at home'])(
  'a club plays at home only if nothing else is said: %s',
  (request) => {
    expect(readEvent(request).event?.id).not.toBe('match')
  },
)

test.each([
  ['garden party, no kids', 'garden party'],
  ['kayak tour, no rain expected', 'surf'],
  ["farmers market, I'm not selling", 'market'],
])('words that are denied give no other meaning: %s', (request, id) => {
  expect(readEvent(request).event?.id).toBe(id)
})

test.each(['donating a pint of blood', 'a spaghetti strap top', 'we bury the hatchet', 'buried in debt'])(
  'figures of speech name no event: %s',
  (request) => {
    expect(readEvent(request).event).toBeNull()
  },
)
