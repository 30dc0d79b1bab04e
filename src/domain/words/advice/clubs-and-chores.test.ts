import { expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  // Clubs, councils and volunteering are no office.
  ['union meeting', { says: /union meeting/, never: /suit|desk/ }],
  ['hoa meeting, man', { never: /suit/ }],
  ['quilt show with my guild', { never: /earplugs|security/ }],
  ['sheepdog trials', { says: /livestock sale|jeans/, never: /suit|courtroom/ }],
  ['reading to kids at the library', { never: /suit|heels/ }],
  ['first day at starbucks', { never: /suit/ }],
  ['car wash fundraiser', { never: /pumps|sheath/ }],
  ['driving patients to appointments', { never: /joggers|pajamas|waiting room/i }],
  ['taking my grandma to chemo', { never: /joggers|roll up above/ }],
  ['foot surgery follow up', { never: /pajamas/ }],
  ['foster care training', { never: /running|gym/ }],
  // Nature, crafts and trades.
  ['beekeeping class', { says: /white beekeeping coveralls/, never: /denim|flannel/ }],
  ['tide pooling with nephews', { says: /rain boots/, never: /loafers|swimsuit/ }],
  ['glass blowing class', { says: /cotton/i, never: /leggings|joggers|fleece/ }],
  ['gold panning', { says: /rain boots/, never: /loafers/ }],
  ['picking up my tux', { never: /tuxedo|suit\b/ }],
  ['church cleanup and lunch after', { says: /work boots|sneakers/, never: /loafers|worship/ }],
  ['opening a bank account', { never: /suit|desk/ }],
  // Games and sports.
  ['chess tournament', { says: /chess tournament/, never: /tailored|loafers/ }],
  ['krav maga', { never: /gi\b|a krav/ }],
  ['cricket match, I’m umpiring', { says: /sun hat/, never: /jersey/ }],
  ['swim meet timer', { never: /swimsuit/ }],
  ['square dance', { never: /kilt/ }],
  ['a cappella concert, I’m singing', { never: /earplugs/ }],
  ['first date at an axe throwing bar', { says: /jeans/, never: /turtleneck|derby/ }],
  // The trade says who the wearer is.
  ['Long-haul trucker, meeting my girlfriend’s parents for lunch', { says: /meeting the parents/, never: /joggers|cab\b/ }],
  ['Night shift nurse, custody hearing the next morning', { says: /suit/, never: /scrubs/ }],
  ['volunteer firefighter pancake breakfast', { never: /uniform/ }],
  ['welder, 50, my daughter’s wedding rehearsal dinner', { never: /flame/ }],
  ['Paramedic, 41, blood drive speech in the lobby, uniform not allowed', { never: /uniform/ }],
  ['Tourist from Brazil, Broadway show in January', { never: /tourist/ }],
  ['Construction worker, courthouse wedding, then back to work', { never: /back to work/ }],
  ['Woman, in chemo with no hair, daughter’s choir concert', { never: /chemotherapy|Waiting rooms/ }],
  // Wishes and bodies.
  ['Mennonite woman, niece’s graduation', { never: /trousers/ }],
  ['white coat ceremony, my mom wants me in a sari, I want something simpler', { never: /sari\b/ }],
  ['reunion dinner, man, blazer okay', { says: /blazer/ }],
  ['Nonbinary, friend’s Diwali party, something festive', { says: /kurta/ }],
  ['climbing gym in shorts, prosthetic leg', { never: /wide legs|trousers/ }],
  ['My wife is in labor', { never: /dress|nightgown/ }],
  ['salsa night, man', { never: /turtleneck/ }],
  ['job fair, autistic, tags bother me', { never: /coat/ }],
  // Players on stage, and trades on their first day.
  ['trombone in the school orchestra, concert black', { style: 'formal', says: /black/, never: /cocktail|pumps|clutch|a trombone/ }],
  ['wide black trousers, whole orchestra in black', { style: 'formal', never: /navy|brown|white|clutch/i }],
  ['tickets for the symphony, my friend plays the oboe', { never: /few bars/ }],
  ['male nurse, first day on ward', { style: 'professional', says: /scrubs/, never: /suit|tie/ }],
  ['my wife is a nurse and it’s my first day at a bank', { never: /scrubs/ }],
  ['helping mate shift furniture', { style: 'casual', season: 'fall', says: /moving day/, never: /sneakers/ }],
  ['woman apprentice electrician on a construction site tour for investors', { says: /hard hat/i, never: /workshop/ }],
  ['i play bass guitar at a gig', { never: /earplugs/ }],
  ['electrician, first day tomorrow', { says: /work boots/, never: /loafers/ }],
  // Places, seasons and stated codes bind.
  ['meeting his parents at their farm', { style: 'casual', never: /heel|sandals/ }],
  ['visiting my son in prison', { style: 'casual', never: /coral|rust/i }],
  ['Hindu funeral in Birmingham in November, woman', { season: 'fall', says: /loafers/, never: /espadrilles/ }],
  ['Zoom interview, they said dress casual but I want to look sharp', { style: 'professional', never: /suit\b/ }],
  ['country line dancing night', { says: /cowboy hat/, never: /sun hat/ }],
  ['first time skiing, don’t want anything tight', { season: 'winter', says: /warm layer/, never: /close fitting|fleece/ }],
  ['father of the bride, garden wedding in August, she wants us in light colors', { style: 'formal', says: /(?:stone|beige|sand) linen suit/, never: /navy/i }],
  ['friend’s white wedding in Lagos, aso ebi is emerald green, man', { style: 'formal', says: /emerald agbada/, never: /suit\b/ }],
  ['cruise to the fjords in May, one gala night but mostly standing on deck in the wind, man', { says: /days on board, change into/, never: /blazer/ }],
  ['gala dinner on a cruise ship', { never: /days on board/ }],
  // Stated genders count before the company.
  ['line cook, male, 28, my girlfriend is taking me to the opera', { never: /dress\b(?! shirt)|pumps/ }],
  ['my boss, woman, 60, retires, dinner, I am a guy', { never: /dress\b(?! shirt)|pumps/ }],
  ['im a white guy’s wife, wedding in Lagos, they gave me aso ebi', { never: /agbada/ }],
  ['walk in the park with my wife, 35 F', { never: /dress\b|skirt/ }],
  ['wedding guest, f 30, husband is the best man', { says: /dress\b/ }],
  ['first time at a gallery opening', { never: /For your first time/ }],
  // The request opens with who asks, or says what only a man does.
  ['Ghanaian grandmother, service in Kumasi, I always wear kaba and slit', { style: 'formal', says: /kaba and slit/, never: /suit/ }],
  ['retired miner, walking my granddaughter down the aisle, no tie', { never: /dress\b(?! (?:shirt|code))/ }],
  // One familiar word is not the event.
  ['adoption court day', { never: /black|suit|out of place/ }],
  ['pre top surgery, trans man, swearing in on Friday', { never: /pajamas|slippers/ }],
  ['pre surgery appointment', { never: /recognize/ }],
  ['my son’s swim gala, cannot lift my arms over my head, mastectomy', { never: /gown|tunic|sweater|pumps/ }],
  ['lollipop lady, hi vis coat from the council, school', { never: /hard hat|steel-toe/ }],
  ['21 weeks preg, office christmas party', { style: 'trendy', says: /maternity|stretch/ }],
  ['soup kitchen shift for an evening', { never: /work gloves/ }],
  ['getting my passport foto taken', { style: 'minimalist', never: /recognize/ }],
  ['forklift job interview, steel toes needed', { style: 'professional', says: /steel-toe/, never: /Chelsea|suit/ }],
  ['guiding tourists through a cave', { style: 'casual', season: 'summer', says: /hiking boots|trail shoes/ }],
  ['skating a natural ice marathon', { style: 'casual', says: /ice skates/, never: /jeans/ }],
  ['school run then dentist', { style: 'casual', season: 'fall', never: /hiking boots/ }],
  // Stated clothes and refusals bind.
  ['swearing in, man, no shirt tucked in, suit is ok', { says: /suit/ }],
  ['Ethiopian Orthodox christmas vigil, woman, white cotton they said', { style: 'formal', says: /habesha kemis/, never: /suit/ }],
  ['brewery awards, no dress shoes', { never: /loafers|derby|pumps/ }],
  ['beach wedding, 6 yr old son, hates collars', { never: /guayabera|collar/ }],
  ['presenting to investors in Riyadh, woman, I only wear trousers', { style: 'professional', never: /abaya|skirt/ }],
  ['pool party, man, psoriasis on my arms and legs and want them covered', { season: 'summer', says: /rash guard/, never: /swim trunks/ }],
  ['engagement dinner, colostomy bag, a dress, nothing fitted at the waist', { never: /wrap dress/ }],
  ['white party on a boat', { season: 'summer', never: /beige|brown|navy/i }],
  ['pole dance class, woman', { says: /tank top[^]*shorts[^]*barefoot/, never: /leggings|sneakers/ }],
  ['karaoke with clients, man', { says: /shirt|turtleneck/, never: /jeans|hoodie|sneakers/ }],
  ['selling honey at county fair, woman', { never: /apron|rain boots|distressed/ }],
  ['temple visit, woman, barefoot inside', { never: /ankle strap|boots/ }],
  // Tips name only what is worn.
  ['langar at the gurdwara, woman in a skirt', { never: /easy trousers/ }],
  ['citizenship interview', { never: /team/ }],
  ['costume party', { says: /base to build the costume on/ }],
]

// prettier-ignore
const inContext: readonly RequestCase[] = [
  // Those who come along aren't the patient or the player.
  ['picking up brother from rehab', { never: /physio|joggers/ }],
  ['waiting for my husband at physio', { never: /physio|joggers/ }],
  ['dropping off my son at chemo', { never: /chemo/ }],
  ['my husband runs the marathon, I wait at the finish line', { never: /running|tights/ }],
  ['maternity ward visit', { never: /pajamas/ }],
  ['my wife’s marathon', { never: /running|tights/ }],
  ['my sister’s surgery day', { never: /pajamas|roll up/ }],
  ['my niece’s dance competition', { never: /dance shoes/ }],
  // A familiar word means something else next to another.
  ['carol singing door to door', { season: 'winter', says: /carols/, never: /name badge/ }],
  ['tarmac job, airport, minus 20', { says: /hi-vis/, never: /travel/ }],
  ['golf club captain’s dinner, man', { never: /cruise/ }],
  ['Greek Orthodox Easter vigil, woman', { never: /memorial/ }],
  ['sheep dog trial', { never: /courtroom|suit/ }],
  ['board game cafe date', { never: /jersey|stadium/ }],
  ['rental viewing with the landlord', { never: /memorial|black/ }],
  ['museum board dinner', { says: /board dinner/ }],
  ['tapas bar job', { says: /tapas bar job/ }],
  // The new role counts, and the couple aren't guests.
  ['security guard at a hotel, promoted to duty manager, first day', { says: /shift as a manager/, never: /guard/ }],
  ['I used to be a nurse, now a teacher, first day', { never: /scrubs/ }],
  ['my daughter’s beach wedding, I’m the dad', { style: 'formal', season: 'summer', says: /linen/, never: /tank top|shorts|sidelines/ }],
  ['lesbian couple, town hall wedding, I am the butch one', { says: /suit/, never: /white to the couple/i }],
  ['I’m the groom’s sister', { never: /own wedding/ }],
  ['tax audit meeting, self employed plumber', { never: /desk/ }],
  ['PE teacher, school ski trip to Austria, I must be easy to spot', { season: 'winter', says: /orange ski jacket/i }],
  // Wishes are met, or said to be left out.
  ['quinceanera, I’m the godmother, the girl wears rose gold so not that', { style: 'formal', never: /\b(?:rose|pink|gold)\b/i }],
  ['my twin wears emerald to the rehearsal dinner so anything but green', { style: 'formal', never: /emerald|green/i }],
  ['mortgage appointment, man, one thing a bit fun', { says: /patterned socks/ }],
  ['water park, girl, one piece with shorts over', { style: 'casual', says: /one-piece swimsuit and [\w-]+ cotton shorts/ }],
  ['Sikh man with a turban, gurdwara', { never: /bandana/ }],
  ['sledding with my kids in Calgary then gurdwara langar, one outfit for both, man', { season: 'winter', says: /add black ski pants/ }],
  ['volunteer shift at the library, long sleeves not allowed', { style: 'casual', never: /long-sleeve|sweater|flannel/ }],
  ['theater, nothing that rustles', { says: /doesn't take “nothing that rustles” into account/ }],
  ['dinner, need pockets, no bikini', { never: /into account/ }],
  ['wedding, no idea what to wear', { never: /into account/ }],
]

test.each(inContext)('%s', (request, expected) => {
  expect(faultsOfAdvice(request, expected)).toEqual([])
})

test.each(requests)('%s', (request, expected) => {
  expect(faultsOfAdvice(request, expected)).toEqual([])
})

// prettier-ignore
test.each([
  ['canal lock opening', 'canal lock opening'],
  ['turtle census', 'turtle census'],
  ['what to wear to the bagpipe swap in the rain', 'bagpipe swap'],
])('an event that no row has is named, although its words are English: %s', (request, phrase) => {
  expect(faultsOfAdvice(request, { says: new RegExp(`doesn't recognize “.*${phrase.split(' ')[0]}`) })).toEqual([])
})

test.each(['what should I wear tomorrow', 'Seattle in November', 'pear shaped, want to look taller'])(
  'a request without an event is not called unknown: %s',
  (request) => {
    expect(faultsOfAdvice(request, { never: /recognize/ })).toEqual([])
  },
)
