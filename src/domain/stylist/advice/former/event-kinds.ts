import type { Activity, DayTime } from '../../outfit-needs.ts'

export interface EventProfile {
  /** As it stands after 'for' where the person's own words cannot be used. */
  readonly name: string
  /** Least, ideal and most on the scale of `Garment.formality`. */
  readonly formality: readonly [number, number, number]
  /** How much its word says: 3 settles what the event is, 1 gives way to any other. */
  readonly weight: 1 | 2 | 3
  readonly dayTime?: DayTime
  readonly setting?: 'indoors' | 'outdoors'
  readonly activities: readonly Activity[]
  readonly asksCover?: true
}

/** What each kind of event asks of clothes where its guest says no more; customs as they are in Europe and America. */
// prettier-ignore
export const eventKinds = {
  wedding: { name: 'a wedding', formality: [3.2, 4, 4.7], weight: 3, activities: ['standing', 'eating', 'dancing'] },
  'indian wedding': { name: 'an Indian wedding', formality: [3.5, 4.2, 4.9], weight: 3, activities: ['dancing', 'standing', 'eating'], asksCover: true },
  engagement: { name: 'an engagement party', formality: [3, 3.7, 4.4], weight: 2, activities: ['standing', 'eating'] },
  shower: { name: 'a baby shower', formality: [2.3, 3, 3.7], weight: 3, dayTime: 'day', activities: ['sitting', 'eating'] },
  christening: { name: 'a christening', formality: [3, 3.6, 4.2], weight: 3, dayTime: 'day', activities: ['standing', 'sitting', 'eating'], asksCover: true },
  funeral: { name: 'a funeral', formality: [3.3, 4, 4.7], weight: 3, dayTime: 'day', activities: ['standing', 'walking'], asksCover: true },
  graduation: { name: 'a graduation', formality: [3, 3.7, 4.4], weight: 3, dayTime: 'day', activities: ['sitting', 'standing', 'walking'] },
  ceremony: { name: 'a ceremony', formality: [3.1, 3.8, 4.5], weight: 2, dayTime: 'day', setting: 'indoors', activities: ['sitting', 'standing'] },
  interview: { name: 'a job interview', formality: [3.2, 3.9, 4.5], weight: 3, dayTime: 'day', setting: 'indoors', activities: ['sitting'], asksCover: true },
  'first day': { name: 'a first day at work', formality: [2.7, 3.4, 4.1], weight: 3, dayTime: 'day', setting: 'indoors', activities: ['sitting', 'walking'], asksCover: true },
  work: { name: 'a day at work', formality: [2.6, 3.4, 4.2], weight: 1, dayTime: 'day', setting: 'indoors', activities: ['sitting'] },
  speaking: { name: 'a talk', formality: [3, 3.8, 4.4], weight: 2, dayTime: 'day', setting: 'indoors', activities: ['presenting', 'standing'] },
  conference: { name: 'a conference', formality: [2.8, 3.5, 4.2], weight: 2, dayTime: 'day', setting: 'indoors', activities: ['standing', 'walking', 'sitting'] },
  court: { name: 'a day in court', formality: [3.5, 4.1, 4.6], weight: 3, dayTime: 'day', setting: 'indoors', activities: ['sitting'], asksCover: true },
  date: { name: 'a date', formality: [2.4, 3.1, 4], weight: 2, dayTime: 'evening', activities: ['sitting', 'walking', 'eating'] },
  anniversary: { name: 'an anniversary dinner', formality: [3, 3.8, 4.6], weight: 2, dayTime: 'evening', activities: ['sitting', 'eating'] },
  dinner: { name: 'dinner', formality: [2.6, 3.3, 4.1], weight: 1, dayTime: 'evening', activities: ['sitting', 'eating'] },
  family: { name: 'a family gathering', formality: [2.2, 2.9, 3.7], weight: 2, activities: ['sitting', 'eating'] },
  'holiday dinner': { name: 'a holiday dinner', formality: [2.6, 3.3, 4.1], weight: 2, dayTime: 'evening', setting: 'indoors', activities: ['sitting', 'eating'] },
  feast: { name: 'a feast', formality: [2.6, 3.3, 4.2], weight: 2, activities: ['sitting', 'eating'], asksCover: true },
  party: { name: 'a party', formality: [2.2, 3, 4.1], weight: 1, dayTime: 'evening', activities: ['standing', 'dancing'] },
  'office party': { name: 'an office party', formality: [2.7, 3.4, 4.2], weight: 2, dayTime: 'evening', setting: 'indoors', activities: ['standing', 'eating'] },
  'new year': { name: 'New Year’s Eve', formality: [3, 3.8, 4.8], weight: 2, dayTime: 'night', activities: ['standing', 'dancing'] },
  'night out': { name: 'a night out', formality: [2.2, 3, 4], weight: 1, dayTime: 'night', setting: 'indoors', activities: ['standing', 'dancing'] },
  cocktail: { name: 'a cocktail event', formality: [3.5, 4, 4.6], weight: 2, dayTime: 'evening', activities: ['standing'] },
  gala: { name: 'a gala', formality: [4.3, 4.8, 5], weight: 3, dayTime: 'evening', setting: 'indoors', activities: ['standing', 'sitting', 'eating'] },
  formal: { name: 'a formal evening', formality: [4, 4.5, 5], weight: 2, dayTime: 'evening', setting: 'indoors', activities: ['standing', 'eating'] },
  prom: { name: 'a prom', formality: [3.8, 4.5, 5], weight: 3, dayTime: 'evening', setting: 'indoors', activities: ['dancing', 'standing'] },
  gallery: { name: 'an art gallery', formality: [2.4, 3.2, 4.1], weight: 2, setting: 'indoors', activities: ['standing', 'walking'] },
  theater: { name: 'the theater', formality: [2.8, 3.7, 4.7], weight: 2, dayTime: 'evening', setting: 'indoors', activities: ['sitting'] },
  concert: { name: 'a concert', formality: [1.8, 2.4, 3.4], weight: 2, dayTime: 'evening', activities: ['standing', 'dancing'] },
  festival: { name: 'a festival', formality: [1.3, 1.9, 2.8], weight: 2, dayTime: 'day', setting: 'outdoors', activities: ['walking', 'standing', 'dancing', 'on grass'] },
  outing: { name: 'an easy evening out', formality: [1.7, 2.3, 3.2], weight: 1, setting: 'indoors', activities: ['sitting'] },
  brunch: { name: 'brunch', formality: [2, 2.7, 3.5], weight: 1, dayTime: 'day', activities: ['sitting', 'eating', 'walking'] },
  tea: { name: 'afternoon tea', formality: [2.8, 3.4, 4.1], weight: 2, dayTime: 'day', setting: 'indoors', activities: ['sitting', 'eating'] },
  picnic: { name: 'a picnic', formality: [1.4, 2, 2.9], weight: 2, dayTime: 'day', setting: 'outdoors', activities: ['sitting', 'eating', 'on grass'] },
  'garden party': { name: 'a garden party', formality: [2.8, 3.5, 4.2], weight: 2, dayTime: 'day', setting: 'outdoors', activities: ['standing', 'eating', 'on grass'] },
  races: { name: 'a day at the races', formality: [3.4, 4, 4.6], weight: 2, dayTime: 'day', setting: 'outdoors', activities: ['standing', 'walking', 'on grass'] },
  beach: { name: 'a day at the beach', formality: [1, 1.5, 2.6], weight: 1, dayTime: 'day', setting: 'outdoors', activities: ['on sand', 'walking'] },
  boat: { name: 'a day on the water', formality: [1.6, 2.4, 3.4], weight: 1, dayTime: 'day', setting: 'outdoors', activities: ['standing', 'sitting'] },
  travel: { name: 'a day of travel', formality: [1.6, 2.3, 3.3], weight: 1, dayTime: 'day', activities: ['traveling', 'walking', 'sitting'] },
  hike: { name: 'a hike', formality: [1, 1.5, 2.3], weight: 2, dayTime: 'day', setting: 'outdoors', activities: ['hiking', 'walking'] },
  snow: { name: 'a day in the snow', formality: [1, 1.6, 2.6], weight: 2, dayTime: 'day', setting: 'outdoors', activities: ['sport', 'on ice'] },
  sport: { name: 'training', formality: [1, 1.2, 2.1], weight: 2, dayTime: 'day', activities: ['sport'] },
  match: { name: 'a match', formality: [1.3, 2, 2.9], weight: 2, dayTime: 'day', setting: 'outdoors', activities: ['sitting', 'standing'] },
  school: { name: 'a school evening', formality: [2.2, 2.9, 3.7], weight: 3, setting: 'indoors', activities: ['sitting', 'standing'] },
  children: { name: 'a day with children', formality: [1.4, 2, 2.9], weight: 2, dayTime: 'day', activities: ['playing with children', 'walking'] },
  worship: { name: 'a place of worship', formality: [2.6, 3.3, 4.2], weight: 1, dayTime: 'day', setting: 'indoors', activities: ['sitting', 'standing'], asksCover: true },
  errands: { name: 'a day of errands', formality: [1.5, 2.2, 3.2], weight: 1, dayTime: 'day', activities: ['walking', 'standing'] },
  market: { name: 'a market', formality: [1.5, 2.2, 3.1], weight: 2, dayTime: 'day', setting: 'outdoors', activities: ['walking', 'standing'] },
  everyday: { name: 'a casual day', formality: [1.4, 2.1, 3.1], weight: 1, dayTime: 'day', activities: ['walking', 'sitting'] },
  campus: { name: 'a day of lectures', formality: [1.7, 2.3, 3.2], weight: 1, dayTime: 'day', setting: 'indoors', activities: ['sitting', 'walking'] },
  camera: { name: 'a photo shoot', formality: [2.4, 3.3, 4.3], weight: 2, dayTime: 'day', activities: ['sitting', 'standing'] },
  wine: { name: 'a wine tasting', formality: [2.4, 3, 3.8], weight: 2, dayTime: 'day', activities: ['standing', 'walking', 'eating'] },
  costume: { name: 'a costume party', formality: [1.6, 2.8, 4.6], weight: 2, dayTime: 'evening', activities: ['standing', 'dancing'] },
  'work with hands': { name: 'a day of working with your hands', formality: [1, 1.7, 2.4], weight: 2, dayTime: 'day', activities: ['standing'] },
  visit: { name: 'a visit', formality: [1.8, 2.4, 3.2], weight: 3, dayTime: 'day', setting: 'indoors', activities: ['sitting'] },
} as const satisfies Readonly<Record<string, EventProfile>>

export type EventKind = keyof typeof eventKinds

/** What `eventKinds` has for `kind`, with what it leaves out as absent. */
export function eventProfile(kind: EventKind): EventProfile {
  return eventKinds[kind]
}
