import { describe, expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  // The home of others is a visit.
  ['dinner with my girlfriend’s Korean parents at their home', { says: /^For meeting the parents.*socks/s, never: /pajamas|slippers/ }],
  ['Sunday lunch with my fiancé’s Iranian family', { says: /socks you're happy to show/ }],
  ['tea at his grandmother’s home, woman', { says: /^For tea/, never: /pajamas/ }],
  ['tea at her home', { never: /pajamas/ }],
  // The words say which clothes are worn.
  ['nonbinary, dressing femme for a wedding', { says: /dress/, never: /If you wear|suit\b/ }],
  ['enby, femme presenting, prom', { says: /dress|gown/, never: /If you wear|tuxedo/ }],
  ['presenting masc at a wedding', { says: /suit/, never: /If you wear|talk|microphone/ }],
  // At a celebration, a suit and a dress are both possible.
  ['nonbinary, prom', { says: /(?=.*(?:suit|tuxedo))(?=.*(?:dress|gown))/, never: /If you wear|button-down/ }],
  ['nonbinary wedding guest', { says: /(?=.*suit)(?=.*dress)/, never: /If you wear|oxford shirt/ }],
  ['they/them, gala', { says: /Or choose/ }],
  // Festive dress comes in deep colors, too.
  ['Indian wedding, I hate bright colors', { never: /fuchsia|jade|emerald|turquoise|sky-blue|cobalt|magenta|ruby/i }],
  ['Punjabi wedding, no bright colors, woman', { never: /fuchsia|jade|emerald|turquoise|sky-blue|cobalt|magenta|ruby|purple/i }],
  ['Diwali party, not into bright colours, woman', { never: /fuchsia|jade|turquoise|sky-blue|cobalt|magenta|ruby|purple|one bright/i }],
  ['Nigerian wedding, man, can’t stand bright colors', { never: /fuchsia|jade|turquoise|sky-blue|cobalt|magenta|ruby|purple/i }],
  // No wool on the sand.
  ['72-year-old man, beach wedding in Mexico, can’t stand ties', { says: /linen/, never: /wool|\btie\b/ }],
  ['72-year-old man, beach wedding, can’t stand ties', { never: /wool|merino|sweater/ }],
  // A word that nobody knows is named, also before a noun that isn't an event by itself.
  ['flibbertywonk gathering', { says: /doesn't recognize “flibbertywonk”/ }],
  ['party with flibbertywonks', { says: /doesn't recognize “flibbertywonks”/, never: /party with/ }],
  ['wedding of flibbertywonks', { says: /doesn't recognize/ }],
  ['party with coworkers', { never: /recognize/ }],
  // A trade with a shift is a day in that trade.
  ['welder, shift', { says: /flame-resistant/ }],
  ['welder, night shift', { says: /flame-resistant/ }],
  ['roofer, shift', { says: /boots/, never: /chinos/ }],
  // Misspelled months.
  ['fly to Oslo in janury', { says: /coat|down|parka/ }],
  ['Chicago in decmber', { says: /coat|down|parka/ }],
  ['trip to Augusta', { never: /August\b/ }],
  ['funeral in Ghana', { says: /black.*White is for the thanksgiving/s, never: /white (?:\w+ )?shirt|wool/ }],
  ['Ashanti funeral, man', { never: /white (?:\w+ )?shirt|wool|merino/ }],
  ['I’m a teacher, sports day at school', { says: /joggers/, never: /shorts/ }],
  ['sports day helper, mom', { never: /running shorts/ }],
  // The clothes of the first part are said, too.
  ['sailing then lunch at the yacht club', { says: /sailing beforehand.*boat shoes/s, never: /same outfit/ }],
  ['horse riding then tea with grandma', { says: /riding beforehand.*riding boots.*helmet/s }],
  ['barista shift then brunch', { says: /shift beforehand.*work shoes/s }],
  ['nurse, shift then breakfast, comfy shoes', { says: /scrubs.*work shoes/s, never: /pumps/ }],
  ['Orthodox Jewish woman, hiking', { says: /skirt.*Leggings/s, never: /hiking pants/ }],
  ['Orthodox Jewish woman, gym', { never: /joggers|running tights/ }],
  // The wind calls for a layer that keeps it out, and takes wide hats.
  ['blustery picnic on the beach', { season: 'summer', says: /windbreaker|rain jacket|bomber/ }],
  ['gusty day, boat trip', { says: /jacket|windbreaker/, never: /trench|sun hat/ }],
  ['windy garden party, woman', { says: /Add a/, never: /\bhat\b/ }],
  ['picnic in a gale, man', { says: /Add a/ }],
  ['muddy festival', { says: /rain boots/ }],
  ['florbish dinner with my zandu', { says: /doesn't recognize “florbish” or “zandu”\./ }],
  ['a quimbal ceremony, my host said snarvish dress', { says: /doesn't recognize “quimbal” or “snarvish”\./ }],
  ['tribal wedding, my host said modest dress', { never: /recognize/ }],
  ['brunch with my nonna', { never: /recognize/ }],
  ['kitschy dinner with my landlord', { never: /recognize/ }],
  ['moonlit dinner, houndstooth dress', { never: /recognize/ }],
  ['job interveiw', { says: /^For a job interview/ }],
  ['bussiness dinner', { says: /^For a business dinner/ }],
]

describe('visits, wearers and weather in requests', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
