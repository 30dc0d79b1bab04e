import type { EventLines } from './event-lines.ts'

// prettier-ignore
export const eveningLines = {
  date: {
    leads: [
      'Choose for {phrase} what you would wear to see an old friend you want to impress a little.',
      'Go to {phrase} in your second-best idea: the best one is always too much.',
      'Wear the outfit you feel taller in to {phrase}, with one softness: a knit, a drape, an open collar.',
      'For {phrase}, be a clearer version of yourself, not a dressed-up stranger.',
      'For {phrase}, put the interest near the face, where the other person will be looking anyway.',
    ],
    asks: [
      'Fit at the shoulder and ease at the waist look like confidence, since they are.',
      'Dark base, one lighter thing near the face: it works in every light you might be taken to.',
      'Cloth that is pleasant to touch, brushed cotton, silk or fine wool, works harder than anything tight.',
      'Choose what stays in place while you lean over a table; tugging at a hem reads as nerves.',
      'One thing a little unexpected gives both of you something to ask about.',
    ],
    tips: [
      'Check collar and teeth in the same mirror, then forget both.',
      'Keep the phone pocket zipped and the phone in it.',
      'Have a plan for rain that does not spoil the look.',
      'Wear it once before, on an evening that does not matter.',
      'Pick shoes that allow a detour on foot; the best part often comes after the plan.',
      'Light perfume on the wrist, none on the collar.',
      'Let the coat be good: it is the first and the last thing they see.',
      'Bring a jacket that would fit over someone else’s shoulders.',
    ],
  },
  dinner: {
    leads: [
      'Let {phrase} be about what shows in candlelight: skin, cloth and one small gleam.',
      'For {phrase}, be the calm one: a single color from collar to shoe, broken once.',
      'Take {phrase} seriously from the waist up and kindly from the waist down.',
      'Dress the upper half for {phrase} and let the lower half be comfortable; the table sees only one of them.',
      'For {phrase}, one piece with drape and one with structure are all that is needed.',
      'Take your cue for {phrase} from the tablecloth: linen asks for a collar or a jewel, bare wood asks for good knitwear.',
      'Choose clothes for {phrase} that look as good at dessert as at the door.',
    ],
    asks: [
      'Waiters read shoes and hosts read collars; please both.',
      'Warm colors make company look better fed and better slept, your own face included.',
      'A sleeve that ends below the elbow can reach for bread without an accident.',
      'Food is the color at the table, so clothes may be quiet without being dull.',
      'A restaurant is lit from above and from the table, which makes necklines and earrings count double.',
      'Wide sleeves end up in sauce, so choose cuffs that stay at the wrist or roll.',
      'Dark denim passes in most rooms with a real shoe; trousers pass in all of them.',
      'Seated for two hours, you want a waist that gives and a jacket that still hangs well open.',
    ],
    tips: [
      'Arrive with your hands warm and the coat already open.',
      'Choose a lipstick or a beard oil that survives soup.',
      'Turn the phone off before you sit; a pocket that lights up undoes any jacket.',
      'Ask for the banquette and the outfit will crease half as much.',
      'Look at the restaurant’s own pictures and dress like its best table.',
      'Put the bag on your lap or a hook, so bring a small one.',
      'Keep long necklaces for standing occasions.',
      'A napkin saves cream silk only half of the time: wear a print or a dark if you order tomato.',
      'Check your shoes in daylight before you leave; scuffs come out under pendant lamps.',
    ],
  },
  'night out': {
    leads: [
      'For {phrase}, dark, close and light: clothes that take heat, elbows and a spilled drink.',
      'Go to {phrase} with one thing that shines and hands that are free.',
      'Dress for the third hour of {phrase}, not for the mirror at home.',
    ],
    asks: [
      'Low light swallows detail, so shape and sheen do the talking.',
      'A floor that is sticky at one is slippery at three; soles with grip are the hidden luxury.',
      'Anything you would have to hold, a coat, a clutch or a hat, leaves with someone else.',
    ],
    tips: [
      'Put the cloakroom ticket in the phone case.',
      'Wear a thin top under the jacket that is good enough alone.',
      'Choose leather or patent over canvas: it wipes clean.',
      'Cross-body, zipped, and worn in front in a crowd.',
      'Keep a folded tote in the bag for the shoes you brought to dance in.',
    ],
  },
  cocktail: {
    leads: [
      'Meet {phrase} at knee length and full polish: dressed for the evening, free of the floor-length rules.',
      'For {phrase}, wear one evening cloth, silk, velvet or crepe, in a shape you could also work in.',
      'Think of {phrase} as two hours of standing and greeting, and dress the silhouette rather than the details.',
    ],
    asks: [
      'A short or midi dress, a jumpsuit or a dark suit without a tie all say cocktail; denim does not.',
      'The hand with the glass is in every picture, so cuffs, rings and nails are part of the outfit.',
      'Keep one thing matte if another shines; two kinds of gleam cancel each other.',
    ],
    tips: [
      'Take a bag that hangs from the wrist or fits a pocket.',
      'Stand in the shoes for twenty minutes at home; if the ball of the foot complains, so will you.',
      'Choose the jewelry for the neckline: a high neck wants earrings, an open one a single chain.',
      'Leave the coat at the door even if it is good; arriving in it looks like leaving.',
    ],
  },
  gala: {
    leads: [
      'Choose for {phrase} one line from shoulder to floor, and spend the rest of the thought on how it moves.',
      'Arrive at {phrase} as if the room were lit for you: still cloth, straight back, nothing to fix.',
      'For {phrase}, choose depth over glitter; a dark cloth that drinks the light looks the richest of all.',
      'Dress for {phrase} in full evening: to the floor, or in a dinner suit, and without a compromise halfway.',
      'For {phrase}, let line do what sparkle usually does: long, uninterrupted and exactly the right length.',
      'Meet {phrase} in black, midnight or one deep jewel color, and in cloth that was made for lamplight.',
    ],
    asks: [
      'The room will be full of black, so cut and cloth, not color, are what tell people apart.',
      'Gloves, a stole or a cummerbund are correct here and nowhere else; enjoy one of them.',
      'Where everyone is dressed to the full, plainness in a superb cloth is what stands out.',
      'Photographers wait at the entrance, so the side view and the shoes are part of it.',
      'A floor-length gown, a wide evening trouser with a silk top, or a dinner jacket: all three are the code, and nothing shorter is.',
      'Shoes of satin or polished leather finish it; matte day leather gives a fine outfit away.',
      'A long table, a speech and an auction mean hours of sitting, so the bodice or the waistcoat should let you breathe.',
    ],
    tips: [
      'Stand with your weight on one foot and long cloth falls as it should.',
      'Have a taxi number and flat soles ready for after midnight.',
      'Practice the step in and out of a car, hem in one hand.',
      'Keep place cards, donation slips and lipstick in one flat case.',
      'Have the hem set with the shoes on, a finger’s width above the floor.',
      'Bring an evening wrap rather than a day coat, or leave the coat before the photographers.',
      'A hidden button or a single hook placed by a tailor keeps a lapel or a neckline where it belongs.',
      'Choose one jewel to be seen and leave the rest in the box.',
      'Fold a white handkerchief flat; it is the least fuss there is and always right.',
    ],
  },
  formal: {
    leads: [
      'Treat {phrase} as a fixed form and put your taste into its cloth, its fit and one detail.',
      'For {phrase}, long lines in a dark color do nearly everything; the remaining tenth is yours.',
      'Dress for {phrase} from the shoes upward, because they are what people wrongly improvise.',
    ],
    asks: [
      'The dress falls to the ankle or the trousers break on polished shoes; what lies between may be as simple as you like.',
      'Black, midnight and bottle green look more formal than pattern of any kind.',
      'Nothing should look as if it had come from a day at the office, belts and watches included.',
    ],
    tips: [
      'Press everything the day before and travel with it on a hanger, not over an arm.',
      'A slim watch or none; a large one is daywear.',
      'Let the invitation’s own words decide between a long tie and a bow tie.',
      'Wear a proper evening sock or sheer tights: the ankle shows on every stair.',
    ],
  },
  gallery: {
    leads: [
      'Go to {phrase} in clothes with good edges: a clean hem, a firm shoulder, a shoe with a shape.',
      'Choose one clear line for {phrase}, and let it be seen from across the room.',
      'Dress for {phrase} as someone who looks closely: one interesting shape, plain color, good shoes.',
      'For {phrase}, wear structure rather than decoration; the walls have enough of the second.',
      'Let the outfit for {phrase} have one idea, a cut, a sleeve, an odd earring, and stop there.',
    ],
    asks: [
      'Cloth with a visible weave holds its own beside paint better than print does.',
      'You will be read as part of the room, so think of contrast with white rather than with people.',
      'White walls make you part of the hang, so a single clear tone head to toe looks deliberate.',
      'People stand, step back and stand again; soles with cushioning show taste of another kind.',
      'Nobody minds denim here if the cut is unusual and the top half is precise.',
    ],
    tips: [
      'Read the wall text with your glasses on and the coat over your arm.',
      'Keep both hands free of cups; leaning in is the point.',
      'Wear the bag in front or leave it: attendants watch backpacks near canvases.',
      'Quiet soles carry you closer to the work.',
      'Choose a piece by a maker you can name; someone will ask.',
      'Black is the uniform, so charcoal, ink or tobacco is how to be seen in it.',
    ],
  },
  theater: {
    leads: [
      'For {phrase}, dress for the foyer and for the seat: a fine outline standing, nothing that crumples sitting.',
      'Wear evening color to {phrase} and keep it low at the shoulders, so that the row behind sees the stage.',
      'Give {phrase} the courtesy of a change of clothes; even one velvet or silk piece marks the evening.',
    ],
    asks: [
      'Houses differ, a premiere is formal and a Tuesday is not, and a dark dress or jacket is right at both.',
      'Three hours in a narrow seat favor crepe and wool, which hang out again in the interval.',
      'Red plush is the background all night; black, emerald and ivory stand out from it.',
    ],
    tips: [
      'Keep bangles and stiff taffeta at home; both rustle in the quiet passages.',
      'Pockets or a small bag hold glasses, a ticket and a cough drop.',
      'Check the coat, for a coat over the knees slides all evening.',
      'Hair worn low is a kindness to the person behind.',
    ],
  },
  concert: {
    leads: [
      'For {phrase}, wear layers you can tie around you and soles you can jump on.',
      'Dress for {phrase} as for a warm crowd with a cold way home.',
      'Give {phrase} one loud thing, a jacket, a print or a boot, and keep your pockets closed.',
    ],
    asks: [
      'Standing for three hours is the real dress code, so start with the shoes.',
      'A top that is good alone matters, because the jacket will be off by the second song.',
      'Venues turn large bags away; what you need should fit in a hip pocket or a flat cross-body.',
    ],
    tips: [
      'Tie a shirt at the waist in place of carrying a coat.',
      'Wear the band’s shirt to the next concert, someone else’s to this one.',
      'Closed toes, always; it is a matter of other people’s boots.',
      'Carry ear plugs in the coin pocket.',
    ],
  },
  outing: {
    leads: [
      'Keep {phrase} relaxed: comfortable trousers, a good layer and socks you would let people see.',
      'For {phrase}, dress for sitting close to friends under unflattering light: texture, mid-tones, nothing stiff.',
      'Wear to {phrase} what you could also wear to the unplanned pizza afterward.',
    ],
    asks: [
      'Air conditioning runs full in such places, which makes the overshirt the main piece.',
      'Rented shoes, sticky tables and popcorn are all arguments for dark denim.',
      'A fine-gauge knit looks better than a sweatshirt and feels the same.',
    ],
    tips: [
      'Sleeves that push up and stay up improve your aim.',
      'Choose a bag that closes; seats in the dark swallow phones.',
      'Quiet cloth wins in a quiet room: no rustling shells.',
      'Matching socks, in case of bowling.',
    ],
  },
  costume: {
    leads: [
      'For {phrase}, build the character from three real pieces of clothing and one prop.',
      'Choose a costume for {phrase} that can be named in two words and sat down in.',
      'For {phrase}, think in silhouettes: people recognize an outline across a room long before they see the details.',
    ],
    asks: [
      'A borrowed coat and the right hair are more convincing than a bag of polyester.',
      'Faces get hot and hands get full, so avoid full masks and anything that has to be carried.',
      'Keep to eras and professions; other people’s cultures are not costumes.',
    ],
    tips: [
      'Make sure that the look survives losing its prop at ten o’clock.',
      'Wear your own shoes, dyed or disguised.',
      'Set face paint with powder before it meets a collar.',
      'Plan the coat as part of it; you will arrive in it.',
    ],
  },
  wine: {
    leads: [
      'For {phrase}, wear darks and textures: nobody remembers a drop on burgundy corduroy.',
      'Dress for {phrase} between town and country, a soft jacket above and a firm sole below.',
      'Bring earthy color to {phrase}, and no perfume at all.',
    ],
    asks: [
      'Cellars keep twelve degrees all year, however warm the courtyard is, so one layer travels with you.',
      'Gravel, grass and wet stone rule out thin heels and clean white soles.',
      'Scarves and wide cuffs find their way into glasses; tie them or leave them.',
    ],
    tips: [
      'Scent on you changes the wine for everyone at the table.',
      'A pocket notebook looks right here and works better than a phone in a cellar.',
      'Hold the glass by the stem and the bag across the body.',
      'Treat a red splash with sparkling water at once, and dab, never rub.',
    ],
  },
} as const satisfies Readonly<Record<string, EventLines>>
