import { describe, expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  // A made-up place is named as unknown, also beside words that are known; a name with a capital is not.
  ['florping gala at the zubbery', { says: /doesn't recognize “zubbery”/ }],
  ['off to the blorvat at my uncle’s farm, it will be muddy', { says: /doesn't recognize “blorvat”/ }],
  ['birthday party at the snorfle', { says: /doesn't recognize “snorfle”/ }],
  ['dinner with friends, then to the wimbax', { says: /doesn't recognize “wimbax”/ }],
  ['garden party at the Savoy', { never: /recognize/ }],
  ['wedding at the Kelmarsh', { never: /recognize/ }],
  ['brunch at the bakery with my mum', { never: /recognize/ }],
  // Carers bend and wash: a tunic or polo, dark trousers and closed shoes that grip. Visitors don't.
  ['I’m a man starting as a care home assistant. It’s hot indoors and I’m bending all day.', { says: /care work.*(?:tunic|polo).*trousers.*non-slip/s, never: /hospital|loafers|watch/ }],
  ['care worker, first shift', { says: /tunic|polo/, never: /hospital visit|sky-blue chinos|watch/ }],
  ['job in a care home, woman', { says: /(?:tunic|polo).*non-slip/s, never: /hospital visit/ }],
  ['support worker, long days', { says: /(?:tunic|polo).*non-slip/s }],
  ['visiting gran in the care home', { never: /tunic|care work|non-slip work/ }],
  ['wedding guest, I’m a carer', { never: /tunic|non-slip work/ }],
  ['interview at a care home', { says: /interview/, never: /tunic/ }],
  // A day on the farm is named, and mud calls for rain boots and no leather strap.
  ['we’re off to my uncle’s farm and it will be muddy', { says: /farm.*rain boots/s, never: /leather|ankle boots/ }],
  ['Saturday at the farm, muddy', { says: /farm.*rain boots/s, never: /watch/ }],
  ['muddy walk to the farm with my nephews', { says: /boots/, never: /leather strap/ }],
  ['wedding at my uncle’s farm', { says: /^For a wedding/, never: /rain boots/ }],
  ['birthday party on a farm', { says: /birthday/, never: /rain boots|day on the farm/ }],
  ['farm shop job', { never: /day on the farm/ }],
  // One wrong letter still is a hairdresser, and bleach spoils clothes.
  ['Im a hairdreser and on my feet ten hours, bleach gets evrywhere', { says: /salon.*old clothes that may stain/s, never: /recognize|white|cream|watch/ }],
  ['I’m a hairdresser on my feet all day', { says: /salon/, never: /errands/ }],
  ['I’m a haidresser, hair dye all day', { says: /salon.*may stain/s }],
  ['appointment at the hairdresser', { never: /salon|stain/ }],
  ['I’m a hairdresser, guest at a wedding in June', { says: /^For a wedding/, never: /salon|may stain/ }],
  ['beach wedding, I bleach my hair', { never: /may stain/ }],
  // By the water in the cold months, the wind matters and the sun doesn't.
  ['Fishing off the pier in November with my brother, I get cold feet.', { says: /windproof.*warm hat/s, never: /sunscreen/i }],
  ['pier fishing in January', { says: /windproof.*wool socks/s, never: /sunscreen/i }],
  ['sea fishing in December', { says: /wool socks/, never: /sunscreen/i }],
  ['boat trip in February', { never: /sunscreen/i }],
  ['fishing in July', { says: /sunscreen/i, never: /wool socks|windproof parka/ }],
  ['boat trip in August', { says: /sunscreen/i }],
  ['office party in December', { never: /windproof|wool socks/ }],
  // In the heat, women mourn in a dress.
  ['funeral, heatwave, woman', { says: /black \w+(?: \w+)? dress/, never: /suit\b/ }],
  ['my aunt’s funeral, 33 degrees, I’m a woman', { says: /black.*dress/, never: /suit\b/ }],
  ['woman, burial in the heat wave', { says: /black.*dress/, never: /suit\b/ }],
  ['funeral in January, woman', { never: /sundress/ }],
  ['funeral, heatwave, man', { says: /suit/ }],
  ['funeral in a heatwave, woman, I hate dresses', { never: /dress with/ }],
  // A passport photo shows the face and neck.
  ['passport photo', { says: /neck open/, never: /turtleneck|white|ivory|loafers|watch/ }],
  ['visa photo tomorrow, man', { says: /neck open/, never: /turtleneck|white/ }],
  ['id photo at the booth', { says: /neck open/ }],
  ['family photo shoot', { never: /neck open/ }],
  ['passport office appointment', { never: /neck open/ }],
  ['headshot for work', { never: /neck open/ }],
  // By a paddling pool, legs get wet.
  ['paddling pool party with toddlers', { says: /shorts.*sandals.*sunscreen/s, never: /leggings|shine or color|running shoes/ }],
  ['an afternoon at the paddling pool with my kids', { says: /shorts.*sandals/s, never: /leggings|jeans/ }],
  ['wading pool with my grandson', { says: /sandals|slides/, never: /leggings/ }],
  ['toddler birthday', { never: /sandals|paddling/ }],
  ['pool party', { never: /bring sunscreen, a sun hat and a towel/i }],
  ['paddling race', { never: /sun hat and a towel/ }],
  // West African hosts dress up, and may give colors.
  ['My boyfriend’s mum is Nigerian and it’s her 60th party in Peckham. No one told me the colours.', { says: /aso ebi/, never: /turtleneck|loafers|keep the rest plain/ }],
  ['owambe next Saturday, woman', { says: /aso ebi/, never: /Leave white/ }],
  ['Nigerian friend’s 50th birthday', { says: /aso ebi/ }],
  ['birthday party of a Ghanaian friend', { says: /aso ebi/ }],
  ['60th birthday party, woman', { never: /aso ebi/ }],
  ['my boss is Nigerian, office meeting', { never: /aso ebi/ }],
  ['Nigerian restaurant for lunch', { never: /aso ebi/ }],
  // Dance fitness jumps: soles must cushion.
  ['zumba clas at church hall', { says: /(?:training|running) shoes/, never: /suede/ }],
  ['aerobics class, woman', { says: /shoes/, never: /suede/ }],
  ['dance fitness on Tuesday', { says: /(?:training|running) shoes/, never: /suede/ }],
  ['salsa class', { says: /dance shoes/ }],
  ['ballroom class', { says: /dance shoes/ }],
  ['party after zumba', { never: /suede sole/ }],
  // Orthodox Jewish men wear a collar.
  ['I’m Jewish Orthodox and have a first date at a hotel lobby. It’s chilly.', { says: /menswear, choose an? \S+ \w+ shirt/ }],
  ['Orthodox Jewish man, first date', { says: /shirt.*dark jacket/s, never: /sweater/ }],
  ['meeting my boyfriend’s orthodox parents, I’m a man', { says: /shirt/, never: /turtleneck/ }],
  ['first date at a hotel lobby, man', { never: /dark jacket/ }],
  // Cricket has its own clothes for umpires.
  ['Cricket club tea, I’m umpiring, forecast is sunshine and showers.', { says: /white \S+ shirt.*brimmed hat/s, never: /charcoal polo/ }],
  ['umpiring a cricket match in July', { says: /white \S+ shirt.*sun hat/s }],
  ['umpiring a baseball game', { never: /Cricket/ }],
  ['refereeing a soccer match', { never: /Cricket|brimmed/ }],
  ['watching cricket', { never: /umpires/ }],
  // A weekend needs more than one outfit.
  ['hen weekend in Blackpool, 52', { says: /something for the day.*coat/s }],
  ['stag weekend in Prague', { says: /something for the day.*coat/s }],
  ['bachelorette weekend', { says: /something for the day/ }],
  ['hen night', { never: /something for the day/ }],
  ['weekend with the hens on the farm', { never: /something for the night/ }],
]

describe('jobs, outings and hosts in requests', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
