import { describe, expect, test } from 'vitest'
import { faultsOfAdvice, type RequestCase } from './request-case.test-support.ts'

// prettier-ignore
const requests: readonly RequestCase[] = [
  // Weather that is implied or misspelled.
  ['im a bloke, goin to the dogs racing in Romford on fryday nite, its gona be freezin', { says: /at the track.*(?:coat|down jacket)/s, never: /recognize|loafers/ }],
  ['car boot sale at 6am, foggy', { says: /jacket|coat/ }],
  ['lunch with a foggy head after a late night', { never: /coat/ }],
  ['overnight bus from Hanoi to Sapa in January, then trekking', { says: /jacket/ }],
  ['crabbing on a windy pier in April, I feel the cold', { never: /fleece jacket|boat shoes/ }],
  ['teaching PE outdoors in the snow', { says: /snow boots/, never: /training shoes|sneakers/ }],
  ['teaching PE in the gym, it’s snowing outside', { never: /snow boots/ }],
  // Tips and notes agree with the pieces.
  ['ice skating date at a rink', { says: /thin, high socks/, never: /warm \w+ socks|jeans/i }],
  ['bowling with coworkers', { style: 'trendy', says: /socks/, never: /espadrilles|sandals/ }],
  ['a prison visit with my two children, woman', { never: /charcoal|gray \w+ sweater/ }],
  ['no money for new clothes, school interview at 15', { never: /Classroom chairs|T-shirt/ }],
  ['stiff hands, watching my son play football in December', { says: /Chelsea boots|snow boots/, never: /loafers/ }],
  // The jacket of a party isn't replaced by the coat.
  ['a barn wedding in October, I give the best man’s speech', { says: /blazer|suit/ }],
  // What the asker does there.
  ['piano recital, I’m playing', { says: /Play a few bars/, never: /Check your coat/ }],
  ['my daughter’s piano recital', { never: /few bars/ }],
  ['my first shift as a barista, I stand for eight hours', { says: /insoles/ }],
  ['I wear hijab and I’m starting at a gym', { says: /sports hijab/, never: /loafers|day one/ }],
  ['I’m starting at a bank on Monday', { says: /day one/ }],
  ['a plumber who has to meet a bank about a loan between two jobs', { says: /appointment.*change before you go in/s }],
  ['a summer job at a tapas bar', { says: /non-slip work shoes/ }],
  ['first day as a bus driver', { says: /uniform/, never: /dressier/ }],
  ['Nurse at Mount Sinai', { says: /scrubs/, never: /hik/ }],
  ['hiking Mount Sinai', { says: /hiking/ }],
  ['graduation, a degree in nursing, woman', { never: /milk/ }],
  ['coffee with our wedding photographer', { never: /wedding dress|tie\b/ }],
  ['meeting our wedding planner', { never: /working at/ }],
  ['DJ at a wedding, man', { says: /working at a wedding.*blazer/s }],
  ['comedy show, my brother is doing a set', { never: /on stage/ }],
  ['office cleaner', { never: /suit\b/ }],
  ['barbecue in July, compression socks, man', { never: /sandals|espadrilles/ }],
  // Customs and cool days.
  ['Sikh wedding, a friend of the bride', { says: /salwar kameez|kurta/, never: /sari\b/ }],
  ['Sikh wedding, man', { never: /(?:ivory|white) Nehru/i }],
  ['nikah as a guest, man', { says: /white dress shirt.*shoes come off/s }],
  ['Hindu wedding, man', { says: /mourning/, never: /white/ }],
  ['mountain biking in Wales in March', { says: /cycling tights/, never: /chain/ }],
  ['mountain biking in July', { says: /bike shorts/ }],
  // Each of two events: its bans hold for one outfit, and its tips are told too.
  ['dentist apointment then lunch wiht mum', { says: /bib/, never: /turtleneck/ }],
  ['dentist before court, man', { says: /suit/ }],
  ['a hike in the morning and dinner at night, man', { says: /waistband that stays.*Cotton causes blisters/s }],
  // Other words of the request name the event.
  ['choir auditions next Tuesday, I’ve got a cold', { says: /auditions/, never: /pajamas/ }],
  ['watching my twins at a swimming gala', { never: /swimsuit/ }],
  ['going to watch my nephews play rugby', { says: /sidelines/, never: /recognize/ }],
  ['a retirement do for our head gardener, in a greenhouse', { never: /rain boots/ }],
  ['planting tomatoes in the greenhouse', { says: /boots/ }],
  ['a Vipassana retreat, woman', { never: /leggings/ }],
  ['our church homecoming picnic in Alabama', { says: /picnic/, never: /bow tie|cocktail/ }],
  ['climbing Snowdon, it’ll be drizzling', { says: /hiking boots.*rain jacket|rain jacket.*hiking boots/s, never: /harness|climbing shoes/ }],
  ['rock climbing with a friend', { says: /climbing shoes/ }],
  ['pub quiz, it’s pouring down', { never: /rain boots/ }],
  ['first antenatal appointment, 12 weeks', { never: /recognize/ }],
  ['a naming ceremony in a park, bit muddy, I’m the mum', { never: /pumps|cream \w+ trousers/ }],
  ['photo day at work, I have a rash on my neck', { says: /neck open/, never: /turtleneck|firm collar/ }],
  ['my first day of chemo', { never: /dressier/ }],
  ['camping in April with toddlers, woman', { never: /sink into/ }],
  ['stacking shelves at night, it’s cold by the fridges', { says: /cardigan|fleece|jacket/, never: /wool coat/ }],
  ['a speed awareness course', { never: /recognize/ }],
  ['wild camping in Norway in June', { never: /cardigan/ }],
  ['my partner’s army mess dinner, I’m his boyfriend', { says: /tuxedo/, never: /womenswear|pumps/ }],
  ['prize giving at my son’s school, I’ve only got trainers', { says: /your trainers/i, never: /suit\b|pumps/ }],
  ['Sunday league football, I’m the ref', { says: /officiating/, never: /jersey/ }],
  ['playing bridge at the golf club', { never: /recognize/ }],
  ['I’m a vicar, off duty at a barbecue', { says: /barbecue/, never: /collar with/ }],
  ['funeral of a goth friend, she asked for colour', { says: /bright color/, never: /black \w+ (?:suit|shirt|blouse)/ }],
  ['funeral, I’m goth, woman', { says: /black/ }],
  ['hospital volunteer, first shift, pushing wheelchairs', { never: /when you sit|the wheels/ }],
  ['I carry a cane, wedding in June, woman', { never: /clutch/ }],
  ['baby sensory class with my 6 month old', { never: /labels/ }],
  ['works do at the dogs', { says: /track/ }],
  ['carnival at Notting Hill, I don’t want to show flesh, woman', { says: /sleeves/ }],
  ['my daughter’s a bridesmaid and I’m taking her to the fitting', { says: /fitting/, never: /color and length|pumps/ }],
  ['climbing frame day at the park with the grandkids', { never: /climbing shoes|harness/ }],
  ['Sunday roast at the in-laws then dog walk, muddy', { never: /roast, [^.]*rain boots/ }],
  ['a muddy dog walk, then Sunday roast at the in-laws', { says: /boots/ }],
  ['picking strawberries with my toddler', { never: /farm work|work gloves/ }],
  ['leaving do for my boss at a tapas place', { never: /retirement/ }],
  ['work Christmas jumper day, I hate novelty knitwear', { says: /plain sweater/, never: /ugly holiday/i }],
  ['a wedding as a bridesmaid friend of the bride', { says: /color and length/ }],
  ['no novelty ties please, church wedding, man', { never: /plain sweater/ }],
  ['to sit in the Lords gallery for a debate, tourist', { never: /microphone/ }],
  ['I’ve been asked to be a mystery shopper', { says: /recognize “mystery shopper/ }],
  ['my dog is being put down at the vet’s tomorrow', { never: /For a put down/ }],
  // Who is pregnant.
  ['antenatal class, my girlfriend is 8 months pregnant, I’m the dad', { never: /maternity|bump/ }],
  ['lunch with my pregnant wife, man', { never: /maternity|feet swell/ }],
  ['I’m pregnant and my husband is tall, a lunch', { says: /maternity/ }],
  ['pregnant trans man, a wedding', { says: /room at the waist/ }],
  // Nobody knows what the asker wears.
  ['poker night at Dave’s', { never: /ballet flats|pointed flats/ }],
  ['poker night with the girls, woman', { says: /poker night/ }],
]

describe('pieces suit the day, and tips suit the pieces', () => {
  test.each(requests)('%s', (request, expected) => {
    expect(faultsOfAdvice(request, expected)).toEqual([])
  })
})
