import { describe, expect, test } from 'vitest'
import type { StylePreference, StylistSeason } from '../../../contract/stylist/stylist.ts'
import { styleAdvice } from './style-advice.ts'

interface Expected {
  readonly style?: StylePreference
  readonly season?: StylistSeason
  readonly says?: RegExp
  readonly never?: RegExp
}

// prettier-ignore
const requests: readonly (readonly [string, Expected])[] = [
  // The event that the question names decides.
  ['Flying to Reykjavik in October for 3 days of meetings plus a glacier hike. Male, 38. What should I wear to the glacier hike?', { says: /^For the glacier hike/, never: /sneakers/ }],
  ['I am a grad student, 28, going to my first academic conference in Lisbon in April.', { says: /conference/, never: /graduation|gown/ }],
  // Company is not the wearer.
  ['I’m a retired judge of 71, toasting at my old clerk’s wedding, cocktail attire. My wife will wear teal.', { says: /suit/, never: /teal|dress with/i }],
  ['My daughter (8) is a flower girl on a farm in August. What should I wear as her mom, I’m 39 and breastfeeding', { season: 'summer', never: /tulle|twirl|long-sleeve/ }],
  ['I’m a dad of newborn twins, a friend’s 40th in a beer garden, hot day', { season: 'summer', never: /opens in front|milk/ }],
  ['I work as a bartender in a metal bar and now I have to go to my ex’s wedding, woman, black only. The invite says no black.', { style: 'edgy', season: 'winter', says: /wedding, wear/, never: /black/i }],
  ['My grandson’s bar mitzvah. I’m 78, use a walker and don’t want to look like an old lady.', { never: /\btie\b/ }],
  // Both events of a day are served.
  ['I’m a female engineer with a site visit in the morning and then present to the city council at 6pm. The site wants steel toes.', { style: 'professional', says: /suit[^]*steel-toe/ }],
  ['I’m starting radiation. 49, usually in turtlenecks and jeans. Going to work directly afterwards.', { season: 'fall', says: /^For (?:a day at )?work[^]*opens in front/, never: /sweatshirt|jeans/ }],
  // Wishes count in any wording.
  ['My granddaughter is graduating indoors in December. I’m 67 and I really don’t like wearing pants.', { never: /suit|trousers/ }],
  ['I teach art and have an afternoon of clay with 30 six year olds, woman. I love prints and colour.', { style: 'bohemian', never: /white|cream/i }],
  ['An album party in a basement club, 22, woman, lots of tattoos I want to show', { style: 'edgy', season: 'winter', never: /sweatshirt|cover your tattoos/ }],
  ['My 16 yr old daughter has homecoming. She hates heels and sparkles and will NOT wear a dress.', { style: 'trendy', never: /sequin|dress\b/ }],
  ['Black tie optional gala, I’m a guy, I don’t own a tux and I’m not gonna rent one', { style: 'formal', never: /\brent\b/i }],
  ['Interview for line cook, man, I have only 100 dirhams and one pair of black trousers', { season: 'summer', says: /your black trousers/ }],
  ['Award dinner, black tie, I’m a woman who never ever wears dresses or heels', { style: 'formal', never: /gown|dress\b|pumps/ }],
  ['A walk and some easy trails, man, I hate fleece and hiking gear', { season: 'fall', never: /hiking (?:shirt|pants)/ }],
  ['Birthday party, 5’0, I hate anything tight on the tummy, love heels, woman', { style: 'trendy', never: /slip dress|bias/ }],
  ['I’m a 74 year old man with a rollator and swollen ankles, formal night on a cruise', { says: /soft wide/i, never: /boat shoes/ }],
  // The weather of the text.
  ['County fair with my 3 kids, it’s gonna be 95 and dusty, I’m a dad', { says: /95 °F/, never: /sweatshirt/ }],
  ['Cabin on a lake in Maine for the 4th of July, woman, I get cold at night', { season: 'summer', never: /thermal layer under/ }],
  ['Office holiday party in Toronto, man, freezing', { style: 'trendy', season: 'winter', says: /coat/ }],
  // Clothes that someone owns are no dress code.
  ['Custody hearing in family court, I’m a 34 year old mom, I have mostly t-shirts and jeans', { season: 'fall', says: /^For a custody hearing, wear a(?![^.]*jeans)/ }],
  // The text fits the list and the wearer.
  ['Garden party, I’m a man with a stoma, tight waistbands are out', { season: 'summer', never: /a dress/ }],
  ['My mom’s funeral in the rain, 45F, I’m 7 months pregnant and my clothes don’t fit anymore', { never: /leather jacket|Choose trousers/ }],
]

describe('detailed requests', () => {
  test.each(requests)('%s', (eventDescription, { style = 'casual', season = null, says, never }) => {
    const advice = styleAdvice({ eventDescription, stylePreference: style, season }, null)
    const text = [advice.recommendation, ...advice.whatToLookFor, ...advice.proTips].join('\n')
    if (says) expect(text).toMatch(says)
    if (never) expect(text).not.toMatch(never)
  })
})
