import type { EventLines } from './event-lines.ts'

// prettier-ignore
export const dailyLines = {
  brunch: {
    leads: [
      'Make {phrase} an outfit for long sitting and slow walking, in the color you like best by day.',
      'For {phrase}, look rested: one crisp piece, one soft one, and sunglasses to hand.',
      'Dress for {phrase} as for a day off, with one detail that shows you saw a mirror.',
      'Take {phrase} as the chance to wear the light-colored thing that evenings ruin.',
    ],
    asks: [
      'A good knit or a soft shirt looks dressed at eleven and would look idle at eight in the evening.',
      'Daylight shows cloth honestly, so texture, washed linen, ribbed knit or good denim, pays off.',
      'A half-tucked shirt and a clean shoe put the same jeans one class higher.',
      'It usually ends in a walk; choose the shoe for that.',
    ],
    tips: [
      'Leave room for the newspaper in the bag.',
      'Tie or pin hair back before the eggs.',
      'Syrup and hollandaise prefer patterned tops.',
      'Push the sleeves up before the coffee comes.',
      'A bag with a flat base survives the café floor.',
      'Put color on the knit, not on the denim.',
    ],
  },
  tea: {
    leads: [
      'For {phrase}, sit up straight in something with a collar, a cuff or a waist.',
      'Dress for {phrase} like the china: fine, light and patterned in one place only.',
      'Choose neat, gentle tailoring for {phrase}, and shoes that look well crossed at the ankle.',
    ],
    asks: [
      'Hotels ask for smart dress and mean no sportswear; a tea dress or a soft jacket is exactly it.',
      'Low armchairs and small plates favor a hem that covers the knee when you sit.',
      'Cuffs that end at the wristbone stay out of the jam.',
    ],
    tips: [
      'Gloves and hats come off before the scones.',
      'Keep rings to one hand; the other holds the pot.',
      'Pastels want one dark anchor, a shoe or a bag.',
      'Loosen the waist beforehand: there are three tiers.',
    ],
  },
  family: {
    leads: [
      'For {phrase}, dress a touch more neatly than you feel you must; it is read as respect.',
      'Wear to {phrase} something with a good fabric and an easy fit, so that the clothes look calm while you are not.',
      'Make {phrase} easier with familiar pieces and one careful detail.',
    ],
    asks: [
      'People who meet you for the first time remember a color and a smile, so let the color be warm.',
      'You may be led to the garden, the kitchen or the floor; nothing should forbid any of them.',
      'Avoid slogans, deep necklines and visible labels, and the talk can be about you.',
    ],
    tips: [
      'Ask whether shoes stay on, and wear good socks either way.',
      'Bring the flowers unwrapped and the coat over your arm; it makes a better entrance.',
      'A soft jacket over a knit suits the oldest and the youngest at the table.',
      'Have something with sleeves you can push up, then offer to dry the dishes.',
    ],
  },
  funeral: {
    leads: [
      'Dress for {phrase} in plain dark clothes, so that no one has to look at you.',
      'For {phrase}, choose what is quiet, covered and warm enough to stand still in.',
      'Let {phrase} decide everything: no shine, no sound, no detail that has to be explained.',
    ],
    asks: [
      'Black is never wrong; charcoal and dark navy are right as well unless the family has asked for color.',
      'A dark suit or a sleeved dress below the knee, with closed shoes, does for every rite.',
      'You will stand on grass or gravel and hold people, so take low heels and soft cloth.',
    ],
    tips: [
      'Carry two handkerchiefs, one of them to give away.',
      'Keep jewelry to what you never take off.',
      'If the family asks for a color, a scarf or a tie in it is enough.',
      'Have the coat be dark too; at the grave it is all that is seen.',
      'Choose mascara and shoes that withstand an hour outdoors.',
    ],
  },
  worship: {
    leads: [
      'For {phrase}, cover shoulders and knees in something that hangs rather than clings.',
      'Dress for {phrase} as for a host you have not met: modest, clean and unhurried.',
      'Bring one large scarf to {phrase} and most questions answer themselves.',
    ],
    asks: [
      'Sleeves past the elbow and a hem below the knee are welcome in every tradition.',
      'Loose trousers and a long shirt do as well as a dress, and sit better on floors and benches.',
      'Low color and no lettering keep the eyes where they belong.',
    ],
    tips: [
      'Wear shoes that slip off, and socks without holes.',
      'Some doors ask for covered hair, some for a bare head; have a scarf and ask.',
      'Silence watch, keys and bracelets before you go in.',
      'Stone keeps the cold: add a thin layer even on a warm day.',
    ],
  },
  errands: {
    leads: [
      'For {phrase}, wear the good version of your easiest outfit.',
      'For {phrase}, dress with changing rooms, stairs and someone you know in mind.',
      'Make {phrase} simple: flat shoes, deep pockets and one color that makes you look awake.',
    ],
    asks: [
      'Slip-on layers save time wherever you try things on.',
      'A coat or jacket of good shape covers whatever the hurry left beneath it.',
      'Weight on one shoulder pulls every neckline off center, so take a bag you can carry across.',
    ],
    tips: [
      'Wear the shoes and underwear you would wear with what you mean to buy.',
      'Front pockets for the phone, back pockets for nothing.',
      'A cap is a hairstyle.',
      'Check hems in a shop window while there is still time to turn back.',
    ],
  },
  everyday: {
    leads: [
      'For {phrase}, start with the trousers that fit best and add one thing you look forward to.',
      'Let {phrase} rest on three good basics in two tones, and one texture to stop them from being plain.',
      'Give {phrase} the piece that is too good for home and too easy for work.',
    ],
    asks: [
      'Fit is what separates comfortable from careless: the shoulder seam on the shoulder, the hem off the floor.',
      'A second layer makes basics look like a decision.',
      'Contrast of texture, denim with knit or cotton with suede, does the work of color.',
    ],
    tips: [
      'Roll the cuff twice, or not at all.',
      'Clean shoes make old jeans look chosen.',
      'Wear the watch even at home; it dresses a sweatshirt.',
      'If it needs a belt, let the belt match the shoes in tone.',
    ],
  },
  children: {
    leads: [
      'For {phrase}, dress for knees, sticky hands and a sudden run.',
      'Wear to {phrase} what you can wash tonight and be photographed in this afternoon.',
      'Choose bright, tough and flat for {phrase}; children find you by color.',
    ],
    asks: [
      'Necklines that stay up when you bend down save the day.',
      'Patterns hide juice, and denim forgives grass.',
      'You will carry things that are not yours, so take the backpack.',
    ],
    tips: [
      'Leave hoops and long chains in the drawer; small fingers love both.',
      'Lace the shoes double.',
      'Wipes in one pocket, plasters in the other.',
      'Take a sweater you are happy to lend or sit on.',
    ],
  },
  visit: {
    leads: [
      'For {phrase}, wear soft color and quiet shoes; you are there to be a comfort.',
      'Dress for {phrase} in layers that come off easily, for rooms that are always too warm.',
      'Keep {phrase} gentle: clean lines, washable cloth, no scent.',
    ],
    asks: [
      'Sleeves that roll help with appointments and with holding hands alike.',
      'A warm tone near the face does more for someone in bed than black does.',
      'Slip-on shoes and few buttons are considerate where someone waits for you.',
    ],
    tips: [
      'Wash hands and cuffs when you get home; choose cloth that lets you.',
      'Bring a cardigan you would be ready to leave there.',
      'No rings with stones if you mean to help.',
      'A small bag fits on a small chair.',
    ],
  },
  'work with hands': {
    leads: [
      'For {phrase}, put on the clothes you would not miss, in shapes that let you lift and kneel.',
      'Dress for {phrase} in canvas, denim and old cotton, with sleeves that roll above the elbow.',
      'Let {phrase} have the worn favorites: they are soft, they move, and they have nothing left to lose.',
    ],
    asks: [
      'Two thin layers are better than a thick one once you start moving.',
      'Loose ends, cords, scarves and open cuffs, are a hazard near tools.',
      'Closed shoes with a firm sole are the only real rule.',
    ],
    tips: [
      'An apron with a pocket saves a pair of trousers.',
      'Tie the hair, take off the rings.',
      'Take long trousers for kneeling; shorts leave the knees to the ground.',
      'Bring a clean top for the meal after.',
    ],
  },
  general: {
    leads: [
      'For {phrase}, dress at the middle height: a good jacket, a plain base and shoes that could go either way.',
      'Plan {phrase} around what you know of it, and keep one layer in reserve for what you do not.',
      'Choose for {phrase} a base you feel at home in and one piece that lifts it.',
      'For {phrase}, take smart cloth in a relaxed cut, and nothing that dictates a mood.',
      'For {phrase}, let fit do the talking: shoulders that sit, a waist that closes, hems that stop in the right place.',
      'Set the tone of {phrase} yourself with one well-made thing, and keep the rest familiar.',
      'Go to {phrase} in clothes you can move in and would be glad to be photographed in.',
      'For {phrase}, pick the shoes first, the layer second and everything else to suit those two.',
    ],
    asks: [
      'Where the level is uncertain, good cloth in a simple shape is never far off.',
      'A jacket moves an outfit up by a full step and comes off in two seconds.',
      'Shoes decide how the rest is read, so choose them first and the better pair.',
      'One neat line, at the shoulder, the waist or the hem, is enough to look prepared.',
      'Plain pieces leave room for whatever turns up; a loud one has already decided.',
      'What is clean, pressed and whole is nine tenths of being well dressed.',
      'A texture you would like to touch makes up for a color you are unsure of.',
      'Between too much and too little, a good dark trouser or skirt is the line to stand on.',
      'Give the eye one place to rest, near the face, and it will forgive the rest.',
    ],
    tips: [
      'Ask the host one question: what are you wearing?',
      'Carry one thing that dresses you up, an earring, a scarf or a tie, in a pocket.',
      'Wear what you have worn well before; new clothes and new rooms are two unknowns.',
      'Check the outfit in daylight and sitting down.',
      'Choose the second-best jacket and the best shoes, never the reverse.',
      'Lay it all out the evening before, down to the socks, and the morning stays calm.',
      'Walk to the door and back in it; whatever you touch or tug stays at home.',
      'Leave one hand free: pockets or a strap, not a clutch.',
      'Look up the place on a street map; paving and stairs choose your heel.',
    ],
  },
} as const satisfies Readonly<Record<string, EventLines>>
