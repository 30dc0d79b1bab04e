import type { EventLines } from './event-lines.ts'

// prettier-ignore
export const workLines = {
  interview: {
    leads: [
      'Treat {phrase} as a conversation with a dress code: neat enough to be trusted, easy enough to be liked.',
      'For {phrase}, choose clothes that have already had a good day.',
      'Wear what you would wear on a good day in that job to {phrase}, pressed, and one step smarter.',
      'For {phrase}, aim to be forgotten as an outfit and remembered as a person.',
      'Settle the clothes for {phrase} two days ahead, so that on the morning you only have to put them on.',
    ],
    asks: [
      'Middle tones, navy, mid-gray and olive, look settled on most people, and black looks stern on many.',
      'A plain frame for the face, collar or clean neckline, is what the eye returns to for an hour.',
      'A suit is safe where people wear suits; elsewhere a jacket over a plain shirt or knit says the same and listens better.',
      'Choose pieces that do not ride, gape or jingle when you sit and lean forward.',
      'Everything that can be read as a detail will be: cuffs, heels of shoes, the zip of the bag.',
    ],
    tips: [
      'Bring a comb, a tissue and a spare copy, and let the waiting room be for breathing.',
      'Have the outfit ready on one hanger, with socks and belt on the hook.',
      'Sit, reach and shake hands in it before a mirror; anything that moves out of place stays at home.',
      'Polish the shoes, and look at the backs of the heels as you do it.',
      'Carry one structured bag with the papers in it, and leave the second bag with the coat.',
      'Keep scent off altogether; small rooms make it loud.',
      'Look at how the team dresses in its own photographs, then go a single step above that.',
    ],
  },
  'first day': {
    leads: [
      'Think of {phrase} as a portrait that thirty people will take at once, and make it an easy one.',
      'Dress for {phrase} so that you could be introduced to anyone in the building and still fit in at lunch.',
      'For {phrase}, start one notch above what you guess, with a jacket you can take off when the guess proves high.',
      'Let {phrase} be simple: familiar pieces in good repair, and only one of them new.',
    ],
    asks: [
      'Mid-height is safest: a jacket one can lose, a shoe one can keep.',
      'Nobody remembers a first outfit that was right, and that is the aim.',
      'You will be walked around, photographed for a badge and shown a chair, so it has to look settled from every side.',
      'The second week tells you what people really wear; until then stay plain and well fitted.',
    ],
    tips: [
      'Set two alarms and lay out two tops.',
      'Wear shoes you can do a building tour in, stairs included.',
      'Pick a top with a collar or a clear neckline: the badge photograph lasts for years.',
      'Bring a bag large enough for whatever they hand you.',
      'Keep a spare pair of socks or tights in it, and nobody will ever know.',
      'Write down at lunch what the people you liked had on; that is your dress code.',
    ],
  },
  work: {
    leads: [
      'For {phrase}, let one familiar piece carry a new one, never two new ones together.',
      'Make {phrase} look considered by repeating one color twice, once large and once small.',
      'Build the outfit for {phrase} around the hardest hour of it, and let the rest of the day be over-served.',
      'For {phrase}, choose three pieces that need nothing from you between nine and six.',
      'Give {phrase} one sharp line, at the shoulder or the crease, and comfort everywhere else.',
    ],
    asks: [
      'The best office clothes are the ones in which you forget the office has mirrors.',
      'A neat back matters, for it is what people see when you lead the way.',
      'Across a desk people see a collar, two cuffs and a watch; spend there.',
      'A jacket on the back of the chair is the cheapest insurance in an office.',
      'Cloth with a little wool or stretch keeps its shape over a day of chairs better than stiff cotton.',
    ],
    tips: [
      'Keep plasters, a needle and dark thread in the drawer.',
      'Change shoes at the desk and the good pair lasts twice as long.',
      'Keep one dark knit at the desk for the air conditioning.',
      'Repeat the formula that worked on your best day; nobody is counting but you.',
      'Brush the shoes at the door in the evening, and the morning is done.',
      'For a video call wear a plain mid-tone: thin stripes shimmer on cameras.',
      'Choose trousers whose hem just touches the shoe; it is the detail that looks tailored.',
    ],
  },
  speaking: {
    leads: [
      'For {phrase}, dress one degree above your listeners and no more.',
      'Dress for {phrase} so that the last row can find you and the first row finds nothing to look at but your face.',
      'For {phrase}, wear one solid color against the background, and a shape you can raise both arms in.',
      'Choose for {phrase} something you have already forgotten you are wearing by the second slide.',
    ],
    asks: [
      'A pocket for the clicker and a sleeve that clears the wrist are worth a rehearsal.',
      'A lapel or a firm neckline gives the microphone a place to sit; knits and bare necklines do not.',
      'Stage light is hard on shiny cloth and on pure white, and kind to blue, burgundy and deep green.',
      'What you stand in matters more than usual: weight on both feet, on soles that do not click.',
    ],
    tips: [
      'Drink before you dress, and check the collar after.',
      'Watch ten seconds of yourself on video in the outfit.',
      'Empty the pockets before you go on; keys can be seen and heard.',
      'Practice once in the shoes, on a hard floor.',
      'Put the transmitter on a belt or a waistband, so wear one or the other.',
      'Hang your badge on the chair: it swings, reflects and hides the third button.',
      'Keep bracelets off the hand that holds the notes.',
    ],
  },
  conference: {
    leads: [
      'For {phrase}, dress to be recognized across a foyer on the second day: one constant piece, everything else in rotation.',
      'Wear to {phrase} what looks as right beside a badge at nine as beside a glass at seven.',
      'For {phrase}, think of the floors first: hard, wide and endless, with cold rooms in between.',
    ],
    asks: [
      'A blazer with real pockets does the work of a bag: cards on one side, phone on the other.',
      'The people you came for dress between suit and sweater, so meet them in the middle with tailoring in soft cloth.',
      'Halls are cooled for machines, which makes a thin layer under the jacket no luxury.',
    ],
    tips: [
      'Choose a solid color near the face; it is how people describe you to each other.',
      'Take two pairs of shoes and change at noon.',
      'Keep the right hand free at receptions: bag on the shoulder, glass in the left.',
      'A tote from the sponsor undoes a good jacket; bring your own.',
    ],
  },
  court: {
    leads: [
      'Dress for {phrase} in the quietest good clothes you own.',
      'For {phrase}, choose dark tailoring, a closed shoe and nothing that asks to be looked at.',
      'Come to {phrase} as someone who takes it seriously: pressed, covered and plain.',
    ],
    asks: [
      'Navy and charcoal are believed more easily than black, which can look like costume on someone who seldom wears it.',
      'There is a security gate at the door, so belts, heavy jewelry and metal heels cost you time.',
      'Long waits on benches call for cloth that does not crease across the lap.',
    ],
    tips: [
      'Have the papers in a flat folder; searching in a bag looks like doubt.',
      'Cover tattoos and remove what clinks.',
      'Arrive with the coat already over your arm and the phone already off.',
      'Wear glasses if you own them in place of squinting at documents.',
    ],
  },
  campus: {
    leads: [
      'For {phrase}, wear layers that open: lecture halls are cold at eight and close by eleven.',
      'Keep {phrase} practical with one piece that looks considered and three that can be sat on.',
      'Choose for {phrase} what survives a backpack strap, a folding desk and a coffee in the other hand.',
    ],
    asks: [
      'The strap of a bag wears at the shoulder, so leave fine knits for days without books.',
      'A good overshirt or cardigan makes sneakers look deliberate.',
      'You are seen seated and from the side; a clean neckline is nearly the whole outfit.',
    ],
    tips: [
      'Pick shoes for the distance between buildings, not for the seat.',
      'Keep a pen-proof dark surface where you write.',
      'Wear the smartest piece on the day of the oral exam, and the most comfortable trousers.',
      'One bag with a laptop sleeve beats a bag and a tote.',
    ],
  },
  camera: {
    leads: [
      'For {phrase}, choose mid-tones and texture; the lens is unkind to pure white, pure black and fine stripes.',
      'Dress for {phrase} in one clear color family, and let your face be the only contrast.',
      'Pick what fits at the shoulder for {phrase}: in a picture, fit is the only luxury that shows.',
    ],
    asks: [
      'The frame usually ends at the waist or the knee, so sleeves, collar and neckline carry it.',
      'Logos, slogans and small checks date or flicker; plain cloth with a visible weave does neither.',
      'Several people look best in related tones, not in the same shirt.',
    ],
    tips: [
      'Send yourself a phone picture from two meters before you decide.',
      'Clip loose cloth at the back; nobody sees it and the front gains a waist.',
      'Bring a lint roller and a second top in the bag.',
      'Look at the wall behind you first, then avoid its color.',
      'Roll or push sleeves once, evenly, just below the elbow.',
    ],
  },
  school: {
    leads: [
      'For {phrase}, dress as the person one would gladly sit next to: neat, warm and not in a hurry.',
      'Wear to {phrase} what you would wear to coffee with someone you respect.',
      'Make {phrase} simple: good denim or trousers, a fresh top, and a jacket that closes the deal.',
    ],
    asks: [
      'The chairs are small and low, so try a hem or a waistband in a deep squat.',
      'Teachers have been in the building since seven; a tidy outfit is a courtesy, a sharp one is a distance.',
      'Corridors are warm and the schoolyard is not, so let the jacket be one you can carry.',
    ],
    tips: [
      'Silence bracelets and the phone before the corridor.',
      'Wear soft soles; gym floors and corridors repeat every step.',
      'A pocket with a pen in it will make you popular.',
      'Keep the children’s opinion in mind: no piece they would ask you to take off.',
    ],
  },
} as const satisfies Readonly<Record<string, EventLines>>
