import type { HeatBand } from './advice-context.ts'

interface HeatLines {
  /** For business, cocktail and evening clothes. */
  readonly dressed: readonly string[]
  readonly easy: readonly string[]
}

// `{At}` is 'At 30 °C' or 'In July', `{at}` the same inside a sentence.
// prettier-ignore
const outdoors: Readonly<Record<HeatBand, HeatLines>> = {
  hot: {
    dressed: [
      'Silk twill, voile and open wool are evening cloth too {at}; velvet and brocade can wait.',
      '{At}, put the formality into cut and shoes and take it out of weight.',
      '{At}, tropical wool, silk and crepe stay composed while heavy satin shows every drop.',
      'Linings are what make evening clothes hot, so {at} look for half-lined jackets and unlined skirts.',
      '{At}, pale or mid-toned cloth that stands a little away from the skin does more than bare arms.',
      'Air is the luxury {at}: wide legs, loose sleeves, an open weave.',
      'Leave the waistcoat, the tights and the second layer out of it {at}; a single good surface is enough.',
    ],
    easy: [
      '{At}, a collar and a brim do more for you than a short hem.',
      '{At}, linen, seersucker and open-weave cotton let the air through; polyester and tight denim keep it in.',
      'Loose beats little {at}: a wide sleeve shades you and moves the air.',
      '{At}, sweat shows most on gray and mid-blue, least on white, navy and small prints.',
      'Choose {at} what hangs from the shoulders and touches nowhere else.',
      'Creases are honest {at}; pick a cloth that looks good with them.',
    ],
  },
  warm: {
    dressed: [
      '{At}, a fluid trouser or skirt cools you by moving.',
      'Dress cloth may be fine {at}, so look for a good fall instead of a lining.',
      '{At}, a jacket in fresco wool or a dress in crepe is enough by itself.',
      'Choose cloth by its weight {at}: light wool, silk twill or heavy viscose, and no padding.',
      '{At} a bare arm is right by day and a fine shawl is right by night.',
      'Unstructured tailoring is made for days like these; {at} it keeps the line and loses the weight.',
    ],
    easy: [
      'Light colors and washed cloth look their best {at}.',
      'Keep the shoes airy and the layer thin {at}.',
      '{At}, cotton poplin, light denim and fine knit are all you need, with a layer over the arm.',
      'One light layer is plenty {at}, as long as it is a nice one.',
      '{At}, a T-shirt weight below and a shirt weight above covers both sun and shade.',
      'Ankles and forearms are where to let the warmth out {at}.',
    ],
  },
  mild: {
    dressed: [
      'A sleeve and a light wrap are the right sum {at}.',
      '{At}, fine gabardine and heavy silk keep out the breeze and look it.',
      '{At} the layer decides: a tailored jacket over something thin is right from noon to night.',
      'Mid-weight wool, crepe and silk-backed satin are enough {at} without a coat.',
      '{At}, sleeves to the wrist and a bare neck balance each other well.',
      'Take the jacket for granted {at} and choose everything else to look finished beneath it.',
    ],
    easy: [
      'The in-between layer is the star {at}: overshirt, cardigan or light jacket.',
      '{At}, cover the neck and leave the hands free.',
      '{At}, dress for the shade and be able to undress for the sun: shirt, knit, light jacket.',
      'A trench, a chore jacket or a blazer is the outfit {at}; what lies under it may be simple.',
      '{At}, closed shoes and a bare ankle is the right compromise.',
      'Cotton against the skin and fine wool above it handles the swing of the day {at}.',
    ],
  },
  cool: {
    dressed: [
      'Let velvet, tweed or flannel do the decorating {at}; they need no help.',
      '{At}, long sleeves and a long hem look chosen rather than endured.',
      '{At}, flannel, velvet and heavy crepe hold warmth and a clean line at the same time.',
      'Put the warmth underneath {at}: a silk or merino layer that nobody sees beats a thicker coat.',
      '{At}, sheer tights or fine wool socks settle the question of bare ankles.',
      'The coat is part of the outfit {at}, so let it be as long as what it covers.',
    ],
    easy: [
      'A dense knit below a light jacket is worth a coat {at}.',
      '{At}, heavier denim, moleskin and twill come into their own.',
      '{At}, wool over cotton under a windproof layer is the order that works.',
      'Warm the neck and the feet {at} and the rest can stay light.',
      '{At}, corduroy, brushed cotton and mid-weight knit look as warm as they are.',
      'A scarf is the easiest dial for warmth {at}: open, wrapped or in the bag.',
    ],
  },
  cold: {
    dressed: [
      'Gloves and a proper collar are evening pieces as well {at}.',
      '{At}, let the shoe be closed and the sole thicker than it looks.',
      '{At}, evening clothes need hidden help: a thin merino layer, lined trousers or wool tights.',
      'Let the coat reach below the hem or the knee {at}; it is what the arrival looks like.',
      '{At}, velvet, flannel and double-faced wool are both the warmest and the dressiest choices.',
      'Boots for the way and fine shoes in a bag is the adult answer {at}.',
    ],
    easy: [
      '{At}, put the best piece on the outside, for nobody will see the others.',
      '{At}, trap air: a thin base, a knit with loft, and an outer layer that closes at neck and wrists.',
      'Thick soles matter as much as the coat {at}, because the chill comes up from the ground.',
      '{At}, let nothing be tight: squeezed down, squeezed wool and squeezed toes do not warm.',
      'Wool, not cotton, next to the skin {at}; damp cotton is what makes people shiver.',
      'Hat, scarf and gloves are the outfit {at}, so let them match on purpose.',
    ],
  },
}

// prettier-ignore
const indoors: Readonly<Record<HeatBand, readonly string[]>> = {
  hot: [
    '{At}, keep the layers to one and a half: the base, and something thin for the vents.',
    'Linen and silk look rumpled outdoors and right again indoors {at}, so arrive five minutes early.',
    '{At}, a pale shirt or dress arrives fresher than a dark one, whatever the room.',
    'What you sit on will be cool and what you walked through was not; choose {at} cloth that dries in minutes.',
    'It is hot on the way and chilled inside {at}: a thin sleeve in the bag makes peace between the two.',
    '{At}, travel in the base alone and put the jacket on at the door.',
    'Choose cloth that breathes outside and still looks crisp under air conditioning {at}.',
    'Cooled rooms make bare shoulders cold within the hour, even {at}.',
  ],
  warm: [
    'Leave the tights and the lining at home {at}; polish can come from shoes and collar.',
    '{At}, sleeves to the elbow suit street and room alike.',
    'Light wool is the indoor cloth {at}, cooler than it sounds and neat all day.',
    'Open shoes are possible {at}, closed ones are better manners in most rooms.',
    '{At} one fine layer is all the warmth the room will ask for.',
    'Keep the cloth light {at}, for the room may be warmer than the street.',
    '{At}, a jacket you can hang on the chair covers the way there and back.',
    'Nothing here needs lining or weight {at}; let the cut do the dressing up.',
  ],
  mild: [
    '{At}, one good jacket saves you the coat and the question of where to hang it.',
    'Shirt, fine knit, jacket: {at} any two of the three are right inside.',
    'Cloth with a little weight hangs best {at}, and no room is too warm for it.',
    '{At}, bare ankles are a choice; bare arms want a plan for the way home.',
    '{At} you can arrive without a coat if the jacket is a real one.',
    'Pick a middle weight {at}: heated rooms and cool streets meet in fine wool.',
    'A thin knit below a jacket gives you three temperatures {at}.',
    '{At}, let the outermost piece be one that may stay on inside.',
  ],
  cool: [
    'A long coat over a light outfit is the whole trick {at}.',
    '{At}, let the scarf come off with the coat and the rest look finished.',
    'Mid-weight trousers or opaque tights solve the way {at} and are forgotten inside.',
    'Radiators are on {at}, so choose wool you would wear next to the skin.',
    'Count on two climates {at}: a coat for the street, and an outfit below it that is complete without it.',
    '{At}, fine-gauge wool is warm on the way and bearable by the radiator.',
    'Leave the thick sweater at home {at}; inside you could not take it off.',
    'Closed shoes and a proper coat see to the way {at}, and the room sees to the rest.',
  ],
  cold: [
    'Peel like an onion {at}: coat, knit, and something below it that could stand alone.',
    '{At}, the base layer is the one nobody sees and the one you will thank.',
    'Leave boots and bulk at the door {at}, and let the indoor half of the outfit be light.',
    'A heavy coat makes a light outfit possible {at}; without it both are compromises.',
    'Dress for a heated room {at} and let the coat take care of the way.',
    '{At}, put the warmth where it comes off: coat, scarf, gloves, boots at the door.',
    'Two thin layers that both look finished are better than one thick one {at}, since the room will be warm.',
    '{At}, merino under a shirt or dress keeps you warm outside and does not bulk inside.',
  ],
}

/** What to say of cloth in this heat, under the sky or where a roof waits at the end of the way. */
export function heatLines(heat: HeatBand, isIndoors: boolean, isDressed: boolean): readonly string[] {
  if (isIndoors) return indoors[heat]
  return isDressed ? outdoors[heat].dressed : outdoors[heat].easy
}
