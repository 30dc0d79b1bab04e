import { describe, expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  // The asker's own body, and that of company.
  ['dinner at a Michelin restaurant, husband here, I don’t wear ties and my feet hurt in leather shoes', { says: /cushioned/, never: /oxford/ }],
  ['taking my wheelchair using mother to the botanical garden, I’m pushing her, woman', { says: /^For the botanical garden/, never: /wheels/ }],
  ['I’m a plus size woman who sweats a lot, comedy club', { says: /spare shirt/ }],
  ['my date is nice, he’s a man who sweats a lot, I’m a woman, theater', { says: /^For the theater/, never: /spare shirt/ }],
  ['a mass for my grandmother, I’m her grandson and will push her wheelchair', { never: /wheels|when you sit/ }],
  ['a housewarming, I’m a man with two knee replacements', { never: /pajamas/ }],
  ['my swearing in, a police officer’s husband, man', { never: /uniform/ }],
  ['my wife gave birth yesterday, I’m picking them up from the hospital', { says: /^For the hospital[^.]*shirt/, never: /nightgown|pajamas/ }],
  ['speed networking for women in construction, woman', { never: /hi-vis/ }],
  ['mom of three kids and pregnant, birthday party', { says: /maternity/ }],
  ['mom to toddlers and breastfeeding, brunch', { says: /opens in front/ }],
  // A workplace as a venue.
  ['a hackathon in a warehouse, woman', { never: /steel-toe/ }],
  ['working in a warehouse, woman', { says: /steel-toe/ }],
  // Conditions in other words.
  ['memorial of my teacher, he asked that nobody wear black, woman', { never: /black/i }],
  ['scout ceremony, man, straight from a plumbing job with no time to go home', { says: /change before/ }],
  ['scout ceremony, man, straight from the office with no time to change', { says: /^For a scout ceremony[^.]* suit/, never: /change before/ }],
  ['a poetry reading, man, I own nothing but hoodies', { says: /hoodies at home/ }],
  ['garden party, man, I get sunburnt in minutes', { says: /wide-brimmed hat/ }],
  ['Thanksgiving, woman, I’m always too hot', { says: /light, open weaves/, never: /cashmere|wool/ }],
  ['a night train and then straight to a business lunch, one outfit, man, carry-on only', { never: /two bottoms/ }],
  ['a thermal spa for the weekend and dinner there, woman', { says: /For dinner, change into/ }],
  ['I just sit in the school gym, my son plays chess, man', { never: /slogans/ }],
  ['cooking Christmas dinner, hot kitchen, man', { never: /turtleneck/ }],
  ['graveside service in January, woman, minus 15', { says: /down/ }],
  ['we scatter my wife’s ashes from a cliff, man, 69', { says: /^For a scattering of ashes/ }],
  ['a retirement party in the school, woman, the kids sit on the floor', { never: /knees|socks/ }],
  ['a dad at the indoor water park, I stay dry on the bench', { never: /trunks/ }],
  ['my kindergarten forest day, a dad who only owns office shoes', { never: /desk/ }],
  ['two brides, my wedding, I want a suit in ivory', { says: /ivory[^.]* suit/, never: /veil/ }],
  ['night fishing on a pier, man, 50 degrees', { never: /sunscreen/ }],
  ['a best friend speech at a beach bachelor weekend in Mexico, man', { never: /\bsuit\b/ }],
  ['a piano recital of my sons, man, usually in scrubs', { says: /^For a piano recital[^.]* suit/, never: /scrubs/ }],
  ['two weeks after hernia surgery I fly to a board meeting in Toronto, man', { never: /pajamas/ }],
  ['a dog show, I run with the dog, woman, knee brace', { says: /room for the brace/, never: /room for the brace.*shorts/s }],
  ['a trade fair, I stand at the booth for three days, man', { says: /^For a trade fair/ }],
  ['marrying an Irish woman, the church wedding, man', { never: /invitation/ }],
  ['dance teacher judging a kids’ dance contest, woman', { never: /tights|training shoes/ }],
  ['the ER waiting room with my elderly neighbor, woman', { never: /scrubs/ }],
  ['my son plays in the marching band, mom in the stands', { says: /game/, never: /your band/ }],
  ['meeting my girlfriend’s father at his hunting cabin, man', { says: /^For meeting the parents/ }],
  ['my husband’s retirement, I’m his wife and wear only pants', { says: /pantsuit|trousers/, never: /dress with|skirt/ }],
  ['a wheelchair basketball coach, man, sports gala', { never: /wheels/ }],
  ['a lobster dinner, woman', { says: /^For a lobster dinner/, never: /SPF/ }],
  ['my daughter made me come to her law school graduation, woman', { never: /stage|gown/ }],
  ['I’m a beekeeper giving a talk to a garden club, woman', { says: /^For a talk/ }],
  ['beekeeping with my uncle, woman', { says: /veil/ }],
  ['I cater a wedding on Saturday, they want us in black, woman', { never: /dress with|invitation/ }],
  ['a great-grandson’s christening, nursing home resident, 89, woman', { says: /christening/ }],
  ['I’m the defendant, a jury of my peers, man', { says: /For a day in court[^.]* suit/ }],
  ['maid of honor at a beach wedding, the bride gave us emerald', { says: /emerald/i }],
  ['I have Crohn’s, a job interview, man', { says: /^For a job interview/, never: /Crohn|tiara/ }],
  ['a black tie ball, woman, bunions, so nothing pointy', { never: /point/ }],
  ['brunch with my editor, woman, I’m a debut author and hungover', { says: /^For brunch/ }],
  ['I’m a cellist’s husband and go to her concert in a cathedral', { never: /on stage|bars/ }],
  ['my mother has dementia, we celebrate her 80th, I’m her daughter', { never: /order they go on/ }],
  ['my wife surprises me with ballroom lessons', { never: /bra\b/ }],
  ['annual meeting of our beekeepers’ association in a hall, man', { never: /veil/ }],
  ['the symphony with a friend, man, pacemaker surgery last month', { never: /pajamas/ }],
  ['a ladies’ luncheon at my husband’s golf club', { never: /jeans/ }],
  ['stand up at a conference for dentists, man', { never: /bib/ }],
  ['a pinning ceremony of my son, dad, truck driver', { says: /^For a pinning ceremony/, never: /wheel/ }],
  ['a farewell breakfast on base for my husband, woman', { never: /uniform/ }],
  ['a cooking class with my girlfriend, open kitchen, man', { says: /cooking class/ }],
  ['a helicopter tour, man, they say dark clothes', { never: /cream|white/i }],
  ['my own wedding in a meadow, woman, I want a jumpsuit in white', { never: /veil/ }],
  // Each of two events.
  ['a treadmill stress test in the morning and I have to be at work in a bank at 10, man', { says: /test beforehand/ }],
  ['volunteering at a dog shelter before our shift at a bank, woman', { says: /beforehand, wear/ }],
  ['consulting in a cold store and dinner with the client afterwards, man', { says: /beforehand.*base layer/s }],
]

describe('conditions that a request states', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
