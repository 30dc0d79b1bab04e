import { type WeekDay, weekDays } from '../../contract/planner.ts'
import { capital } from '../sentence.ts'
import { stableNumber } from '../stable-number.ts'
import { readOccasion, readPresetOrWords } from '../stylist/occasions/read-occasion.ts'
import type { DayTime } from '../stylist/outfit-needs.ts'
import { isForWorkdays } from './needs-of-day.ts'

// Of the common occasions, Monday first; each a few concrete words.
// prettier-ignore
const detailsOf: Readonly<Record<string, readonly string[]>> = {
  work: [
    'Office, long meetings|Planning round, desk work|First call of the week, office', 'Client lunch|Desk work, calls|Office, reading', 'Workshop, office|Half a day of meetings|Office, coffee with colleagues',
    'Presentation|Office, late train home|Interviews, review', 'Short Friday, drinks after work|Office, Friday lunch|Handover, early weekend',
  ],
  campus: [
    'Lectures, library|First lecture, coffee', 'Seminar, group work|Reading room, seminar', 'Lecture, long afternoon|Lab, library', 'Group work, canteen|Seminar, study session', 'Last lecture, friends|Library, Friday evening',
  ],
  casual: [
    'Errands, desk at home|Groceries, a walk', 'Coffee, errands|Library, a slow afternoon', 'Appointments in town|Midweek lunch, errands', 'Post office, coffee with a friend|A visit, groceries', 'Friday market, friends|Early cinema, takeaway',
    'Market, friends|Long walk, café', 'Family brunch|A quiet Sunday, a walk in the park',
  ],
  date: ['Wine bar, two hours', 'Cinema, late noodles', 'Gallery at night, a drink', 'Dinner for two', 'Cocktails, dinner', 'Day date, market and coffee', 'Sunday matinee, early dinner'],
  dinner: ['Neighborhood bistro', 'Dinner with a colleague', 'Kitchen table of friends', 'Table at eight', 'Friday dinner, drinks', 'Long dinner, late walk home', 'Sunday roast, early night'],
  party: ['Birthday on a weekday', 'Housewarming', 'Small party, standing', 'After-work party', 'Friday night, dancing', 'Saturday party, late train', 'Garden table, Sunday afternoon'],
  formal: ['Reception, speeches', 'Concert hall', 'Formal dinner', 'Award evening', 'Opening night', 'Ball, last dance', 'Chamber concert, supper'],
  brunch: ['Late breakfast', 'Coffee and eggs before noon', 'Midweek brunch', 'Breakfast meeting', 'Brunch, Friday off', 'Long brunch with friends', 'Family brunch'],
  travel: ['Early train', 'Airport, long flight', 'Road trip, rest stops', 'City walk with a bag', 'Night train', 'Old town, museum', 'Way home, window seat'],
  wedding: ['Registry office', 'Welcome dinner', 'Rehearsal, small toast', 'Drinks on the eve', 'Ceremony, dinner', 'Ceremony, dancing until late', 'The brunch after'],
  interview: ['First interview', 'Interview, second round', 'Panel interview', 'Meeting the team', 'Final interview', 'A rehearsal of the answers', 'Laying it all out for Monday'],
  gallery: ['Gallery, quiet hour', 'Studio visit', 'Museum, late opening', 'Opening, a glass of wine', 'Opening night', 'Gallery walk', 'Museum, Sunday crowd'],
}

const WORKDAYS = 5
// What may be said of any occasion by the time of day; at most one of them is chosen a day.
// prettier-ignore
const aroundIt: Readonly<Record<'late' | 'early', readonly string[]>> = {
  late: ['a quiet start to the week', 'an early table', 'a midweek evening', 'a drink before', 'a late end', 'a long night', 'an early night'],
  early: ['a fresh start to the week', 'lunch after', 'a midweek break', 'an afternoon on foot', 'an early weekend', 'a slow afternoon', 'coffee after'],
}

/** What an outfit is perfect for, in a few concrete words: the plan's occasion as the day of the week has it. */
export function occasionDetails(occasion: string, day: WeekDay, date: string): string {
  const at = weekDays.indexOf(day)
  const isWeekend = at >= WORKDAYS
  const said = occasion.trim().toLowerCase()
  const isPlain = said === '' || said === 'custom'
  const kind = isPlain || (isWeekend && isForWorkdays(said)) ? 'casual' : readPresetOrWords(said).family
  const ways = (kind && isBare(said, kind) ? detailsOf[kind]?.[at] : undefined)?.split('|') ?? []
  const way = ways[Math.floor(stableNumber(date) * ways.length)]
  return way ?? ownWords(occasion, at)
}

// 'Work' is any day at work; 'conference in Berlin' is that one.
function isBare(said: string, kind: string): boolean {
  return kind === 'casual' || said.split(/[\s-]+/).length <= 2
}

function ownWords(occasion: string, at: number): string {
  const { phrase, dayTime } = readOccasion(occasion)
  const name = capital(phrase.replace(/^(?:an?|the) /, ''))
  return `${name}, ${aroundIt[isLate(dayTime) ? 'late' : 'early'][at] ?? 'a day of its own'}`
}

function isLate(dayTime: DayTime | null): boolean {
  return dayTime === 'evening' || dayTime === 'night'
}
