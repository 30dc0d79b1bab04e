import { describe, expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  // A relative's new role isn't the asker's.
  ['my cousin is getting ordained as a priest, I am his aunt', { says: /ordination/, never: /clerical|\btie\b/ }],
  ['my cousin is being made a deacon, woman', { says: /ordination/ }],
  ['my son is getting sworn in as a cop, mom', { says: /swearing-in/, never: /uniform/ }],
  ['I’m a priest, baptism of a friend’s baby', { says: /clerical collar/ }],
  ['getting sworn in as city councilor', { says: /^For a swearing-in/ }],
  // Spectators dress for the stands.
  ['ballroom competition spectator, woman', { never: /dance shoes/ }],
  ['ballroom competition, woman', { says: /dance shoes/ }],
  // The place of a party, a ceremony or a meeting.
  ['grandma’s 95th birthday, nursing home', { says: /^For your grandma's 95th birthday/ }],
  ['visiting grandma at the nursing home', { never: /birthday/ }],
  ['Memorial Day ceremony in a cemetery', { never: /jingles|funeral/ }],
  ['burial in a cemetery', { says: /black/ }],
  ['hearing at the tenants association', { never: /courtroom|tattoos/ }],
  ['eviction hearing', { says: /courtroom|Security/ }],
  ['dog agility trial, just watching', { never: /courtroom|suit/ }],
  ['a potty training meetup at the library', { never: /name badge|suit/ }],
  ['a tech meetup, woman', { says: /^For a tech meetup/ }],
  // Verbs that name no sport.
  ['football match tonight', { says: /jersey/ }],
  ['climbing 1,200 steps to a monastery', { says: /^For a monastery/, never: /harness|climbing shoes/ }],
  ['climbing with friends', { says: /climbing shoes/ }],
  // Colors that all wear, and screens.
  ['ballet with my daughter, she wants us to match in navy', { says: /navy/i }],
  ['my choir sings on Sunday, girls wear long black', { says: /black/ }],
  ['divorce mediation, zoom', { says: /top half/, never: /shoes|loafers/ }],
  // A phrase begins after the person, and keeps relatives by marriage.
  ['single mom cleaning out my late father’s house', { says: /^For cleaning/ }],
  ['my mother in law turns 70 at a trattoria, woman', { says: /birthday/ }],
  // The same word in another context.
  ['poetry slam finals, nervous', { never: /exam/i }],
  ['finals week at college', { says: /finals/ }],
  ['trying out for the community theater musical, man', { says: /^For an audition/ }],
  ['working my first Saturday at a garden center', { says: /shift/ }],
  ['a relaxed Saturday at home', { never: /shift/ }],
  ['new job, roadside mechanic', { says: /steel-toe/ }],
  ['my brother is a mechanic, new job for me at a bank', { never: /steel-toe/ }],
  // Only who takes the test drives.
  ['my daughter’s driving test, I’m just waiting', { never: /pedals/ }],
  ['driving test tomorrow', { says: /pedals/ }],
  ['jury duty, man, back brace', { never: /room for the brace/ }],
  ['baby shower, no dress obviously', { never: /into account/ }],
  // Clubs that meet are no nightclubs.
  ['astronomy club, hilltop at midnight', { never: /coat check|pumps/ }],
  ['a techno club, man', { says: /^For a techno club/ }],
  ['I’m pouring the wine at a gallery opening, woman', { never: /rain|umbrella/i }],
  ['it’s pouring, office day', { says: /umbrella/ }],
  ['8th grade promotion, my son, dad', { never: /cross a stage/ }],
  ['flight attendant on a layover, sightseeing in Rome', { never: /uniform/ }],
  ['flight attendant, first day', { says: /uniform/ }],
  ['teaching kids to swim, woman', { says: /swim/ }],
  ['night before her wedding, bridesmaids in matching pajamas', { says: /pajamas/, never: /pumps/ }],
  ['anniversary dinner at a diner, man', { never: /suit\b|\btie\b/ }],
  ['anniversary dinner at a French restaurant, man', { says: /suit/ }],
  ['I sign in sign language at a conference, man', { never: /microphone|rub the aids/ }],
  ['movie premiere from Bollywood, woman, is a sari ok', { never: /costume/ }],
  // What someone else picks, marries or wears.
  ['I’m the guest of honor at the union banquet, wife picked navy for herself', { says: /suit/, never: /dress with/ }],
  ['my best friend is marrying her partner in a handfasting, woman', { never: /wedding dress|own wedding/ }],
  ['I’m marrying her on Saturday, man', { says: /own wedding/ }],
  ['an usher at a funeral, man, ushers wear white gloves', { never: /white (?:trousers|tailored)|groomsmen/ }],
  ['pub quiz, everyone wears white', { says: /white/i }],
  ['a Tet festival at the temple', { never: /earplugs/ }],
  ['a jazz festival', { says: /earplugs/ }],
  ['costume contest judge', { never: /costume on|restaurant in the costume/ }],
  ['costume contest', { says: /costume/ }],
  ['aquarium trip as a chaperone', { never: /students/ }],
  ['stepmom at my stepson’s football game', { never: /^For a stepmom/ }],
  ['tour guide, 50 degrees in the sun', { says: /50 °C/ }],
  ['picnic, 50 degrees', { says: /50 °F/ }],
  ['homecoming Sunday at her family’s church, man', { never: /bow tie/ }],
  ['homecoming dance, boy', { says: /suit|tie/ }],
  ['CPR demo to the city council in chambers, man', { never: /courtroom|counsel/ }],
  ['hearing in chambers with the judge', { says: /courtroom/ }],
  ['mounting TVs all day at client houses', { never: /desk|loafers/ }],
  ['house concert, I’m hosting', { never: /earplugs/ }],
  ['sleep study tonight, two piece pajamas, then work at 7am, man', { says: /pajamas/ }],
  ['trial run as an au pair, biking the kids, October, 20 f', { never: /°F/ }],
  ['morning run, 25 f', { says: /°F/ }],
  // Words of a meal, a talk and a tattoo that name no event of their own.
  ['a one year chip at AA, then dinner with my sponsor, man', { says: /^For dinner/ }],
  ['a cheese fair after brunch with her book club', { says: /^For a cheese fair/ }],
  ['drinks after dinner', { says: /drinks/ }],
  ['moving into assisted living, first communal dinner tonight', { says: /dinner/, never: /cargo/ }],
  ['a breakup talk at a cafe', { never: /microphone|suit/ }],
  ['giving a talk at a library', { says: /microphone/ }],
  ['lunch with her family, I have sleeve tattoos', { says: /^For lunch/ }],
  ['catering tasting for our wedding', { never: /tuxedo|wedding dress|chef/ }],
  ['DJ at a quinceañera', { says: /working at an event/ }],
  ['data center night shift', { never: /call center/ }],
  ['interview at the co-op, cashier', { says: /^For an interview/ }],
  ['Muslim teen, school swim unit, must cover, girl', { says: /burkini/ }],
  ['choir concert, all black with a touch of purple', { says: /“touch of purple”/ }],
  // A trait of the asker's child, a role of four words and a spelled temperature.
  ['autistic son’s graduation, I’m his dad', { never: /labels/ }],
  ['autistic man, graduation', { says: /labels/ }],
  ['first generation college student, scholarship dinner with donors', { says: /^For (?:a )?(?:scholarship )?dinner/ }],
  ['load in at noon, forty degrees and drizzle', { says: /40 °F/ }],
  ['ice fishing derby, man', { says: /base layer/, never: /suit/ }],
  ['Kentucky Derby party, woman', { says: /fascinator/ }],
  // Weather fits where the day is spent.
  ['mail carrier in Phoenix in August', { never: /rain jacket/ }],
  ['first snow, walking to campus', { says: /snow boots/ }],
  // Countries have seasons of their own.
  ['polo match in Argentina in November, man', { never: /coat/ }],
  ['polo match in England in November, man', { says: /coat/ }],
]

describe('short requests', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
