import type { SpecialOccasion } from '../../contract/stylist/stylist.ts'

/** Advice for an occasion: a title and two or three short notes, each with a label. */
export interface OccasionHint {
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly text: string }[]
}

// Loaded by the web app: keep it small.
const hints: Readonly<Record<SpecialOccasion | 'custom', OccasionHint>> = {
  'wedding-guest': hint('For a wedding', {
    Colors: 'No white, cream or ivory; black only for the evening',
    Shoes: 'A block heel or a flat sole, since part of it is often on grass',
    Mind: 'The invitation outranks everything said here',
  }),
  graduation: hint('For a graduation', {
    'Under the gown': 'Plain and cool; only collar, hem and shoes will show',
    Shoes: 'Ones you can climb a stage in',
    Mind: 'Long rows of chairs, often in the sun, and many photographs',
  }),
  'job-interview': hint('For a job interview', {
    Dress: 'One step dressier than people dress there every day',
    Colors: 'Navy, gray, black or white, and one quiet color at most',
    'Leave out': 'Anything you would have to tug at, and loud jewelry',
  }),
  anniversary: hint('For an anniversary', {
    Dress: 'Dressed for dinner, one good cloth near the face',
    Colors: 'Something deep or warm; you sit across a table by low light',
    Mind: 'Whatever you wore the last time can stay at home',
  }),
  'baby-shower': hint('For a baby shower', {
    Dress: 'Daytime and easy, a little brighter than usual',
    Shoes: 'Low; there is sitting on the floor and standing with a plate',
    'Leave out': 'Black from head to toe, and a dress that outshines the host',
  }),
  'engagement-party': hint('For an engagement party', {
    Dress: 'A step below what you would wear to the wedding',
    Colors: 'Any but white, which is taken',
    Mind: 'You stand and talk; a small bag leaves a hand for the glass',
  }),
  'holiday-dinner': hint('For a holiday dinner', {
    Colors: 'Deep red, green, navy or cream, in one piece, not in all',
    Cloth: 'Wool, velvet or silk; a layer comes off once the room warms up',
    Mind: 'Hours at a table, so nothing tight at the waist',
  }),
  'cocktail-event': hint('For a cocktail event', {
    Dress: 'A dress to the knee or below, or a dark suit; no floor length, no denim',
    Shoes: 'Dressy, and good for two hours on your feet',
    Bag: 'Small enough to hold with a glass',
  }),
  'art-gallery': hint('For an art gallery', {
    Room: 'Cool, hard floors, two hours on your feet',
    Dress: 'Between work and evening; one considered thing',
    'Leave out': 'Loud prints, large bags, heels that ring',
  }),
  'charity-gala': hint('For a charity gala', {
    Dress: 'Floor length or a dinner suit where black tie is asked',
    Colors: 'Dark or jewel tones; let one surface shine',
    Mind: 'A coat that is as formal as what is under it',
  }),
  custom: hint('A special occasion of your own', {
    'Worth writing': 'Place, season, temperature, rain, time of day, dress code and activity',
    'For example': '“Rooftop dinner in July, 30 °C, walking there”',
  }),
}

/** Returns the hint for a special occasion, or for the user's own words. */
export function occasionHint(occasion: SpecialOccasion | 'custom'): OccasionHint {
  return hints[occasion]
}

function hint(title: string, lines: Readonly<Record<string, string>>): OccasionHint {
  return { title, lines: Object.entries(lines).map(([label, text]) => ({ label, text })) }
}
