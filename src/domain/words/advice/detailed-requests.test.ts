import { describe, expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  // The event that the question names decides.
  ['Flying to Reykjavik in October for 3 days of meetings plus a glacier hike. Male, 38. What should I wear to the glacier hike?', { says: /^For the glacier hike/, never: /sneakers/ }],
  ['I am a grad student, 28, going to my first academic conference to present a poster.', { says: /^For (?:a talk|your first)/, never: /graduation|gown/ }],
  ['I run a small pottery stall and have been shortlisted for a craft prize. The ceremony is in a museum, woman, 61', { style: 'bohemian', never: /clogs|\brun\b/ }],
  ['I’m going back to my job as a bank branch manager after a mastectomy, I don’t want the flatness to show', { style: 'professional', never: /brunch|concert|show,/ }],
  ['Solo trip to Tokyo to meet my fiancé’s parents for dinner, woman, sitting on the floor', { season: 'summer', says: /^For dinner/ }],
  ['Apple picking at a farm, I’m a 57 year old dad recovering from back surgery, can’t bend to tie shoes', { season: 'fall', says: /slip-on/, never: /hospital|pajamas/ }],
  ['Tailgate, football game, then a mother-daughter tea on Sunday, woman. What do I wear to the tea?', { season: 'fall', says: /tea, wear/, never: /jersey/ }],
  // Company is not the wearer.
  ['I’m a retired judge of 71, toasting at my old clerk’s wedding, cocktail attire. My wife will wear teal.', { says: /suit/, never: /teal|dress with/i }],
  ['My daughter (8) is a flower girl on a farm in August. What should I wear as her mom, I’m 39 and breastfeeding', { season: 'summer', never: /tulle|twirl|long-sleeve/ }],
  ['I’m a dad of newborn twins, a friend’s 40th in a beer garden, hot day', { season: 'summer', never: /opens in front|milk/ }],
  ['I work as a bartender in a metal bar and now I have to go to my ex’s wedding, woman, black only. The invite says no black.', { style: 'edgy', season: 'winter', says: /wedding, wear/, never: /black/i }],
  ['My grandson’s bar mitzvah. I’m 78, use a walker and don’t want to look like an old lady.', { never: /\btie\b/ }],
  ['The Vienna ball. My date is 5’4 and I don’t want to tower over him. Woman, 5’10', { style: 'formal', season: 'winter', never: /shortened|heel/ }],
  ['My late husband’s funeral is in February. I am 81 and always cold.', { style: 'classic', never: /derby|\btie\b/ }],
  ['Chaperones for the homecoming dance. I’m 50 and coach football there, everyone has only seen me in sweats.', { season: 'fall', says: /chaperone/, never: /bow tie|patent|cleats|spare shirt/ }],
  ['My baby’s baptism. I’m the mother and the godmother is wearing yellow so I shouldn’t.', { season: 'spring', never: /yellow/i }],
  ['Prom, I’m 18, girl, I want a two piece or a jumpsuit in dark green, my date uses a wheelchair', { style: 'trendy', says: /jumpsuit/, never: /when you sit/ }],
  ['My mother is receiving an honorary doctorate. I’m her son, 40', { style: 'formal', season: 'fall', says: /suit/ }],
  ['Burns supper at the golf club, I’m a woman of 48', { style: 'formal', season: 'winter', never: /golf glove|no denim/ }],
  ['I teach spinning classes but I’m invited to pitch my wellness startup to investors, woman', { style: 'professional', says: /^For a talk/, never: /classroom|spa/ }],
  ['Solstice sauna evening, then a candlelit dinner, woman', { season: 'winter', never: /same outfit/ }],
  ['I’m a 48 year old pharmacist and have been asked to give evidence at an inquest in court, woman', { style: 'professional', season: 'fall', never: /pharmacy|lab coat/ }],
  ['Taking the bar exam in Tampa, I’m a male law grad of 26', { season: 'summer', never: /graduation|stage/ }],
  ['My husband and I take our autistic 6 year old twins to a theme park. I’m 37 and sunburn.', { season: 'summer', never: /labels/ }],
  ['A boat party. I’m the birthday boy, 18, want something cool', { style: 'trendy', season: 'summer', never: /draped|neckline/ }],
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
  ['Thrifting with my roommate, 20, my thighs are chubby so jeans always chafe', { never: /jeans/ }],
  ['Family reunion at a state park, matching t-shirts provided, woman', { season: 'summer', says: /group T-shirt/i, never: /dress/ }],
  ['Speaking on a panel, I’m a professor, 60, male, hate looking corporate', { style: 'professional', season: 'summer', never: /\bsuit\b|\btie\b/ }],
  ['My nephew’s Nigerian wedding, I’m the Italian aunt, aso ebi fabric isn’t needed but come colourful', { style: 'formal', never: /aso ebi/ }],
  ['Best man at a barn wedding, suits are navy for all the groomsmen', { style: 'edgy', says: /navy[^.]*suit/ }],
  ['A ceremony, everyone in white linen, man', { season: 'summer', says: /white linen/ }],
  ['A receptionist in a funeral home, woman, I’d like something other than a black trouser suit', { style: 'professional', never: /\bsuit\b/ }],
  ['A week of pool and bars with the lads, I’m 69 with a bypass scar', { season: 'summer', never: /tank|underwire/ }],
  ['A Michelin star dinner in Paris, woman, my feet get blisters from anything', { style: 'trendy', never: /pumps|\bheel/ }],
  ['My brother’s ordination at the cathedral, I’m his sister and prefer pants', { season: 'summer', never: /wear a[^.]*dress with/ }],
  // The weather of the text.
  ['County fair with my 3 kids, it’s gonna be 95 and dusty, I’m a dad', { says: /95 °F/, never: /sweatshirt/ }],
  ['Cabin on a lake in Maine for the 4th of July, woman, I get cold at night', { season: 'summer', never: /thermal layer under/ }],
  ['Office holiday party in Toronto, man, freezing', { style: 'trendy', season: 'winter', says: /coat/ }],
  ['I am a barrister from Lagos, one day in the High Court in London. Male, 25', { style: 'professional', season: 'fall', says: /suit/, never: /linen/ }],
  ['Jury duty in Houston in a freezing courthouse, woman', { style: 'professional', never: /coat|°C/ }],
  ['Hosting a Super Bowl party, man, the house will be packed and hot', { season: 'winter', never: /shorts|heat/ }],
  // Clothes that someone owns are no dress code.
  ['Custody hearing in family court, I’m a 34 year old mom, I have mostly t-shirts and jeans', { season: 'fall', says: /^For a custody hearing, wear a(?![^.]*jeans)/ }],
  // The text fits the list and the wearer.
  ['Garden party, I’m a man with a stoma, tight waistbands are out', { season: 'summer', never: /a dress/ }],
  ['My mom’s funeral in the rain, 45F, I’m 7 months pregnant and my clothes don’t fit anymore', { never: /leather jacket|Choose trousers/ }],
]

describe('detailed requests', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, { style: 'casual', ...expected })).toEqual([])
  })
})
