import type { StylistSeason } from '../../../../contract/stylist/stylist.ts'
import { plainText } from '../matching/clauses.ts'
import type { EventWord } from '../matching/tokenize-event.ts'
import { coldestOf, namedPlaces } from './read-climate.ts'

// Places without a climate of their own here, and those that people write in lowercase.
const americanPlace =
  /\b(?:minnesota|wisconsin|dakota|montana|michigan|alaska|vermont|maine|new hampshire|wyoming|colorado|iowa|illinois|indiana|ohio|nebraska|kansas|missouri|oklahoma|arkansas|pennsylvania|new jersey|connecticut|massachusetts|maryland|virginia|idaho|oregon|utah|nevada|arizona|texas|california|florida|tennessee|kentucky|louisiana|alabama|new mexico|north carolina|south carolina|hawaii|death valley|yosemite|yellowstone|grand canyon|las vegas|chicago|boston|minneapolis|denver|detroit|buffalo|cleveland|pittsburgh|milwaukee|philadelphia|atlanta|seattle|new york|nyc|brooklyn)\b/

// °C below the usual of a place at which nobody means Fahrenheit: 'New York in July, 30 degrees'.
const FAR_BELOW_USUAL = 22

/** Whether the words name a place in the United States. */
export const namesAmericanPlace = (words: readonly EventWord[]): boolean =>
  americanNames(words) || namedPlaces(words).some(isAmerican)

/** Whether the words name a place in the United States where `celsius` isn't far too cold for the time of year. */
export function isUsualInAmerica(
  celsius: number,
  words: readonly EventWord[],
  month: string | null,
  season: StylistSeason | null,
): boolean {
  if (!namesAmericanPlace(words)) return false
  const usual = namedPlaces(words).map((place) => coldestOf(place, month, season))
  return usual.length === 0 || usual.some((one) => celsius >= one - FAR_BELOW_USUAL)
}

const americanNames = (words: readonly EventWord[]) => americanPlace.test(plainText(words))

const isAmerican = ({ country }: { readonly country?: string }) => country === 'United States'
