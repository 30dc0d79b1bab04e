import type { PlaceRow } from './listed-place.ts'

/** From Perth to Papeete. */
// prettier-ignore
export const placesInOceania: readonly PlaceRow[] = [
  ['Sydney', 'Australia', -33.87, 151.21, 23, 13, 8, 38, 32],
  ['Melbourne', 'Australia', -37.81, 144.96, 21, 10, 10, 27, 48],
  ['Brisbane', 'Australia', -27.47, 153.03, 25, 15, 10, 40, 20],
  ['Perth', 'Australia', -31.95, 115.86, 24, 13, 12, 6, 58],
  ['Adelaide', 'Australia', -34.93, 138.60, 23, 11, 11, 14, 52],
  ['Hobart', 'Australia', -42.88, 147.33, 17, 8, 9, 34, 46],
  ['Canberra', 'Australia', -35.28, 149.13, 21, 6, 14, 25, 32],
  ['Darwin', 'Australia', -12.46, 130.84, 28, 25, 9, 68, 1],
  ['Cairns', 'Australia', -16.92, 145.77, 28, 22, 8, 58, 30],
  ['Alice Springs', 'Australia', -23.70, 133.88, 29, 12, 16, 16, 6],
  ['Auckland', 'New Zealand', -36.85, 174.76, 20, 11, 7, 27, 52],
  ['Wellington', 'New Zealand', -41.29, 174.78, 17, 9, 6, 24, 42],
  ['Christchurch', 'New Zealand', -43.53, 172.64, 17, 6, 10, 21, 26],
  ['Queenstown', 'New Zealand', -45.03, 168.66, 16, 4, 10, 27, 25],
  ['Suva', 'Fiji', -18.14, 178.44, 27, 23, 6, 72, 58],
  ['Papeete', 'French Polynesia', -17.54, -149.57, 27, 25, 7, 48, 17],
  ['Port Moresby', 'Papua New Guinea', -9.44, 147.18, 28, 26, 7, 52, 10],
]
