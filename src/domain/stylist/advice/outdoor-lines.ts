import type { EventLines } from './event-lines.ts'

// prettier-ignore
export const outdoorLines = {
  festival: {
    leads: [
      'For {phrase}, be easy to spot, easy to wash and hard to tire.',
      'For {phrase}, dress in layers that can get dirty and one piece by which your friends find you.',
      'Start {phrase} with the feet and the weather, then add a single piece of nonsense.',
      'Wear to {phrase} what you can sleep, dance and stand in a queue in.',
    ],
    asks: [
      'Whatever is on your feet at noon will be on them at midnight.',
      'Nights in a field are ten degrees colder than its afternoons, so the jacket is not optional.',
      'Jumpsuits are handsome until the portable toilets; two pieces are wiser.',
      'Natural cloth dries on you, and coated cloth keeps you dry: bring one of each.',
    ],
    tips: [
      'Pack a dry pair of socks in a bag that closes.',
      'Leave the jewelry you love at home and wear the kind you lose.',
      'Zip the money into something you never take off.',
      'Two pairs of wool socks weigh less than one blister.',
      'Write a phone number inside the hat.',
      'A bright bandana helps with dust, sun and being found.',
    ],
  },
  picnic: {
    leads: [
      'Choose for {phrase} what could also be worn to pick apples.',
      'Dress for the ground at {phrase}: cloth you can sit on, sleeves you can roll, nothing that minds a stain.',
      'For {phrase}, wear washed cotton, denim or linen in colors that make peace with mustard.',
      'Keep {phrase} low and loose: flat shoes, easy waist, one layer for when the sun goes.',
    ],
    asks: [
      'A wide hem makes its own blanket, and trousers with give do nearly as well.',
      'Smoke and grease settle in wool and stay, so leave good knits at home.',
      'You will kneel, crouch and reach across blankets; stretch or width is worth more than cut.',
      'A shirt open over a T-shirt does for sun, smoke and the cool hour after.',
    ],
    tips: [
      'Roll the trousers before you kneel.',
      'Wear the sleeves down when the mosquitoes come.',
      'Sit on the jacket you like least, so bring two.',
      'Grass stains come out of denim and stay in cream chinos.',
      'Cotton near the fire; synthetic fleece melts where a spark lands.',
      'Slip-on shoes save the blanket.',
    ],
  },
  'garden party': {
    leads: [
      'Meet {phrase} in daylight cloth, cotton, linen or crepe, in a print or a clear pale tone.',
      'For {phrase}, look as if you had walked in from the flower beds: fresh, polished and steady on your feet.',
      'Wear one generous shape to {phrase}, a full skirt or a wide trouser, and keep the top close.',
    ],
    asks: [
      'Green is everywhere, so coral, cobalt, ivory and pink stand out from it and olive disappears.',
      'A light jacket and an open collar hold their own beside any print here.',
      'Hosts plan such days around the weather; a hat and a shawl are part of the dress, not an extra.',
    ],
    tips: [
      'Bring a shawl that works as a picnic rug in an emergency.',
      'Wasps like floral perfume as much as you do.',
      'Take a hat with a brim you can kiss people under.',
      'Fasten full skirts with a few coins in the hem if the forecast says breeze.',
    ],
  },
  races: {
    leads: [
      'Dress for {phrase} in one color from hat to shoe, with the hat as the event.',
      'For {phrase}, begin at the head and come down only as far as good sense: brim, jacket, firm shoe.',
      'Follow the enclosure’s rules for {phrase}, then be the neatest person inside them.',
    ],
    asks: [
      'Stands are steep and lawns are soft, so the shoe has a broad heel or none.',
      'Some enclosures count inches of shoulder strap and hem; read the ticket before you choose.',
      'Color is expected here in a way that it is nowhere else by day.',
    ],
    tips: [
      'Pin the hat in two places; the finishing straight is windy.',
      'Pockets for betting slips save the bag.',
      'Match the tie or the clutch to the hat and nothing else.',
      'Bring foldable flats for the walk back to the car.',
    ],
  },
  beach: {
    leads: [
      'For {phrase}, wear what dries in an hour and shakes clean.',
      'For {phrase}, dress in two layers: one for the water and one that could sit down to lunch.',
      'Let sun and salt choose for {phrase}: pale, loose, woven, washable.',
    ],
    asks: [
      'A shirt worn open shades more skin than any cream and weighs nothing.',
      'Woven straw, rubber and cotton rope bear water; leather and metal do not.',
      'Sheer cotton looks best over plain swimwear in a solid tone.',
    ],
    tips: [
      'The safest place for jewelry is at home.',
      'Put the dry set of clothes in a cloth bag inside the tote.',
      'Bring a second hat, because the first one will be lent.',
      'Rinse linen in fresh water the same evening; salt makes it brittle.',
    ],
  },
  boat: {
    leads: [
      'For {phrase}, wear soles that leave no marks and cloth that does not mind spray.',
      'For {phrase}, dress for a wind that the shore does not have.',
      'Keep {phrase} close to the body: nothing that flaps, catches in a rope or flies off.',
    ],
    asks: [
      'It is three to five degrees cooler on the water, and the sun comes from below as well.',
      'Decks are for bare feet or rubber soles; the skipper will say so if you forget.',
      'Navy, white and sand look good because salt shows least on two of them.',
    ],
    tips: [
      'A hat needs a cord, sunglasses need a strap.',
      'Soft bags stow better than suitcases.',
      'Bring a windproof layer even when the harbor is still.',
      'Zip pockets: everything that falls, falls in.',
    ],
  },
  travel: {
    leads: [
      'For {phrase}, pick the shoes you could walk an airport, a museum and a hill in, then dress upward from them.',
      'Think of {phrase} in outfits rather than in pieces, and leave behind whatever fits into only one.',
      'For {phrase}, pack in one color family, so that every top meets every trouser.',
      'For {phrase}, wear the bulk and carry the rest: the heaviest shoes and the jacket go on you.',
      'Choose for {phrase} pieces that have two lives, a day one and an evening one.',
      'Dress for the longest stretch of {phrase}, and let the arrival take care of itself.',
    ],
    asks: [
      'Mid-tones and small patterns hide a journey; white and black both report on it.',
      'One smart layer turns the same trousers into dinner, wherever you are.',
      'Knit and crepe come out of a bag as they went in; linen and poplin come out as a map.',
      'Five pieces in three tones make more outfits than ten favorites.',
      'A jacket with inside pockets is a second bag that nobody weighs.',
      'Feet swell on long journeys, so take the shoe with laces.',
    ],
    tips: [
      'Photograph the packed outfits and you will not stand before a suitcase wondering.',
      'Carry a small bottle of stain remover and half of the spares stay at home.',
      'Roll knits, fold shirts around them, and put shoes at the hinge of the case.',
      'A large scarf is blanket, pillow and evening wrap.',
      'Hang the creased piece in the bathroom while you shower.',
      'Wear slip-on shoes through security and lace-ups after it.',
      'Keep one complete change in the bag that stays with you.',
    ],
  },
  hike: {
    leads: [
      'For {phrase}, three thin layers beat one thick one, and none of them is cotton.',
      'For {phrase}, dress for the stops and not for the climb: you warm up on the way and cool down fast.',
      'Let {phrase} be led by socks and soles; everything else can be ordinary.',
    ],
    asks: [
      'Merino next to the skin stays warm when it is damp, which cotton never does.',
      'Long trousers that dry fast guard against ticks, thorns and sun alike.',
      'Shoes want a thumb’s width in front, or the way down will tell you.',
    ],
    tips: [
      'Take the first layer off before you sweat, at the second bend.',
      'Put the rain shell on top in the pack, never at the bottom.',
      'Gloves live in the jacket, whatever the month.',
      'Wear one bright piece, for the people who may have to find you.',
    ],
  },
  snow: {
    leads: [
      'For {phrase}, dry matters more than warm: a wicking base, a wool middle, a shell that closes.',
      'Dress for {phrase} in layers with zips, so that you can open up while you move and close when you stop.',
      'Bring color to {phrase}; everything around you is white, blue or fir.',
    ],
    asks: [
      'One pair of thick socks is warmer than two, because cramped toes freeze.',
      'For the evening a cable knit and good boots are as dressed as anyone gets.',
      'Snow doubles the sun, so eyes and lips want cover as much as hands.',
    ],
    tips: [
      'Wear mittens over thin gloves and you can still use a phone.',
      'Carry a dry base layer for the afternoon.',
      'Tuck the base in, leave the middle out: that is where air warms.',
      'A neck tube cannot come loose the way a scarf can.',
    ],
  },
  sport: {
    leads: [
      'For {phrase}, dress for ten minutes in, not for the first: you should start out slightly cool.',
      'Choose for {phrase} what fits close where you bend and loose where you sweat.',
      'Keep {phrase} technical below and personal above.',
    ],
    asks: [
      'Cotton holds sweat and chafes; a light synthetic or merino lets go of it.',
      'Spend on what touches skin or ground, and save on the rest.',
      'Flat seams matter where a strap or an arm passes a thousand times.',
    ],
    tips: [
      'Put the outer layer on again before you stretch.',
      'Try anything new on an easy day first.',
      'Wash at thirty degrees without softener, which clogs the fibers.',
      'Keep a dry top in the bag for the way home.',
    ],
  },
  match: {
    leads: [
      'For {phrase}, show your colors in one piece and dress the rest for two hours on plastic.',
      'Wear to {phrase} what you can jump up in with a drink.',
      'Dress for the shade at {phrase}: the cold side of a stadium always has the view.',
    ],
    asks: [
      'Seats are cold and narrow, so length over the hips and slim layers above work best.',
      'A scarf in the colors is enough for belonging; the shirt is for those who sing.',
      'Clear-bag rules are common now, so trust your pockets.',
    ],
    tips: [
      'Thick soles keep the concrete away from your feet.',
      'Leave the opponents’ color at home, even in the socks.',
      'Sit on a folded newspaper or scarf in the second half.',
      'Cap for the sun side, beanie for the other.',
    ],
  },
  market: {
    leads: [
      'For {phrase}, wear layers with pockets and keep both hands for carrying.',
      'Dress for the slow walking of {phrase}, which is harder on the feet than a march.',
      'Bring a large empty bag to {phrase}, and wear clothes that fit close.',
    ],
    asks: [
      'Stalls are close together, so a slim outline moves better than a wide coat.',
      'Sellers remember a face with a good hat.',
      'Pockets that close leave both hands for tasting, turning things over and paying.',
    ],
    tips: [
      'Coins in the coat, cards inside it.',
      'Fold a cotton tote into a pocket for the way back.',
      'Wear dark cloth in the front, where you hold the cup.',
      'Try vintage over a thin top and leggings; there is seldom a fitting room.',
    ],
  },
} as const satisfies Readonly<Record<string, EventLines>>
