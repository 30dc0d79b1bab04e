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
      '{At}, tropical wool, silk and crepe stay composed while heavy satin shows every drop.',
      'Linings are what make evening clothes hot, so {at} look for half-lined jackets and unlined skirts.',
      '{At}, pale or mid-toned cloth that stands a little away from the skin does more than bare arms.',
      'Air is the luxury {at}: wide legs, loose sleeves, an open weave.',
      'Leave the waistcoat, the tights and the second layer out of it {at}; a single good surface is enough.',
    ],
    easy: [
      '{At}, linen, seersucker and open-weave cotton let the air through; polyester and tight denim keep it in.',
      'Loose beats little {at}: a wide sleeve shades you and moves the air.',
      '{At}, sweat shows most on gray and mid-blue, least on white, navy and small prints.',
      'Choose {at} what hangs from the shoulders and touches nowhere else.',
      'Creases are honest {at}; pick a cloth that looks good with them.',
    ],
  },
  warm: {
    dressed: [
      '{At}, a jacket in fresco wool or a dress in crepe is enough by itself.',
      'Choose cloth by its weight {at}: light wool, silk twill or heavy viscose, and no padding.',
      '{At} a bare arm is right by day and a fine shawl is right by night.',
      'Unstructured tailoring is made for days like these; {at} it keeps the line and loses the weight.',
    ],
    easy: [
      '{At}, cotton poplin, light denim and fine knit are all you need, with a layer over the arm.',
      'One light layer is plenty {at}, as long as it is a nice one.',
      '{At}, a T-shirt weight below and a shirt weight above covers both sun and shade.',
      'Ankles and forearms are where to let the warmth out {at}.',
    ],
  },
  mild: {
    dressed: [
      '{At} the layer decides: a tailored jacket over something thin is right from noon to night.',
      'Mid-weight wool, crepe and silk-backed satin are enough {at} without a coat.',
      '{At}, sleeves to the wrist and a bare neck balance each other well.',
      'Take the jacket for granted {at} and choose everything else to look finished beneath it.',
    ],
    easy: [
      '{At}, dress for the shade and be able to undress for the sun: shirt, knit, light jacket.',
      'A trench, a chore jacket or a blazer is the outfit {at}; what lies under it may be simple.',
      '{At}, closed shoes and a bare ankle is the right compromise.',
      'Cotton against the skin and fine wool above it handles the swing of the day {at}.',
    ],
  },
  cool: {
    dressed: [
      '{At}, flannel, velvet and heavy crepe hold warmth and a clean line at the same time.',
      'Put the warmth underneath {at}: a silk or merino layer that nobody sees beats a thicker coat.',
      '{At}, sheer tights or fine wool socks settle the question of bare ankles.',
      'The coat is part of the outfit {at}, so let it be as long as what it covers.',
    ],
    easy: [
      '{At}, wool over cotton under a windproof layer is the order that works.',
      'Warm the neck and the feet {at} and the rest can stay light.',
      '{At}, corduroy, brushed cotton and mid-weight knit look as warm as they are.',
      'A scarf is the easiest dial for warmth {at}: open, wrapped or in the bag.',
    ],
  },
  cold: {
    dressed: [
      '{At}, evening clothes need hidden help: a thin merino layer, lined trousers or wool tights.',
      'Let the coat reach below the hem or the knee {at}; it is what the arrival looks like.',
      '{At}, velvet, flannel and double-faced wool are both the warmest and the dressiest choices.',
      'Boots for the way and fine shoes in a bag is the adult answer {at}.',
    ],
    easy: [
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
    'It is hot on the way and chilled inside {at}: a thin sleeve in the bag makes peace between the two.',
    '{At}, travel in the base alone and put the jacket on at the door.',
    'Choose cloth that breathes outside and still looks crisp under air conditioning {at}.',
    'Cooled rooms make bare shoulders cold within the hour, even {at}.',
  ],
  warm: [
    '{At} one fine layer is all the warmth the room will ask for.',
    'Keep the cloth light {at}, for the room may be warmer than the street.',
    '{At}, a jacket you can hang on the chair covers the way there and back.',
    'Nothing here needs lining or weight {at}; let the cut do the dressing up.',
  ],
  mild: [
    '{At} you can arrive without a coat if the jacket is a real one.',
    'Pick a middle weight {at}: heated rooms and cool streets meet in fine wool.',
    'A thin knit below a jacket gives you three temperatures {at}.',
    '{At}, let the outermost piece be one that may stay on inside.',
  ],
  cool: [
    'Count on two climates {at}: a coat for the street, and an outfit below it that is complete without it.',
    '{At}, fine-gauge wool is warm on the way and bearable by the radiator.',
    'Leave the thick sweater at home {at}; inside you could not take it off.',
    'Closed shoes and a proper coat see to the way {at}, and the room sees to the rest.',
  ],
  cold: [
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
