import type { EventFact } from './former/event-facts.ts'

/** What the event's ground, way and weather make of a piece: it stands after a comma, the weightiest fact first. */
type FactEnds = Readonly<Partial<Record<EventFact, readonly string[]>>>

// prettier-ignore
export const shoeEnds: FactEnds = {
  snow: ['treaded deep enough for packed snow', 'waxed, and not to be changed before the door', 'with a sole that grips on slush'],
  ice: ['rubber below, for ice', 'with a tread that bites on frozen ground'],
  rain: ['smooth, so that water runs off', 'proofed the night before, for wet pavement', 'on rubber, because leather soles drink', 'closed all around, for puddles'],
  sand: ['easy to take off and rinse at the sand', 'without a heel, because sand swallows one', 'to be carried as soon as the sand begins'],
  boat: ['pale in the sole and grippy on deck', 'soft-soled, so that the deck keeps no marks'],
  lawn: ['with a sole broad enough for lawn', 'steady on grass, where a thin heel sinks', 'wide where it meets the turf', 'closed, since grass is damp by dusk'],
  cobbles: ['cushioned for uneven stones', 'fastened at the ankle, for old paving', 'broad in the sole, for cobbles'],
  cycling: ['low enough for a pedal', 'with a sole that grips the pedal', 'scuff-proof at the toe, for the ride there'],
  walking: ['walked in for a week before', 'good for the way there and back on foot', 'with cushioning you cannot see', 'chosen for the walk as much as for the arrival'],
  dancing: ['smooth enough below to turn on', 'strapped or laced, so that they stay on when you dance', 'light, with a sole that slides a little'],
  rooftop: ['without a thin point to catch in decking', 'steady on boards and stairs'],
  floor: ['off in one move at the door', 'that need no hands to take off'],
  standing: ['padded beneath the ball of the foot', 'tried out standing, not sitting'],
  children: ['low, and ready for a sudden run', 'wiped clean in a moment'],
  plane: ['with room for feet that swell', 'off and on without a bench'],
  luggage: ['good for day and dinner alike', 'the only second pair you need'],
  temple: ['quick to slip off at the threshold', 'quiet on stone'],
  late: ['bearable at the end of a late night', 'low enough for the hour after midnight'],
}

// prettier-ignore
export const layerEnds: FactEnds = {
  rain: ['that closes to the chin when it rains', 'long enough to keep the knees dry', 'in a weave that sheds water'],
  snow: ['that keeps snow out of the collar', 'closed with a zip beneath its buttons'],
  rooftop: ['for the breeze that every roof has', 'to put on when the sun leaves the roof'],
  boat: ['close against the breeze on the water', 'close enough not to flap aboard'],
  wind: ['dense enough for the wind', 'with a fastening all the way up'],
  cycling: ['short enough for a saddle', 'with room across the back for handlebars'],
  terrace: ['for the draft under the table', 'to hang over your shoulders at the table outside'],
  plane: ['that doubles as a blanket', 'soft enough to sleep in'],
  luggage: ['worn on the way, so that it takes no room', 'the one layer for all of it'],
  'air conditioning': ['against the vents', 'kept on the chair for when the cold air starts'],
  lawn: ['for the damp that rises from grass at dusk', 'to sit on, if it comes to that'],
  sand: ['that shakes clean of sand', 'to pull over salt and sun'],
  temple: ['to cover the shoulders inside', 'that covers the arms at the door'],
  late: ['for the hours after ten', 'to be glad of on the way home'],
  'day to evening': ['that belongs to the day and the evening', 'to swap the mood without a change'],
}

// prettier-ignore
export const mainEnds: FactEnds = {
  cycling: ['clear of the chain', 'easy to pedal in and still smart at the door'],
  floor: ['roomy enough to fold your legs in', 'covering the knees on the floor'],
  dancing: ['light enough to swing', 'with room for a turn and raised arms'],
  rain: ['dark enough not to show drops', 'ending well above the puddles'],
  rooftop: ['weighted at the hem against the breeze', 'cut clean against the skyline'],
  wind: ['heavy enough to stay where it is in wind'],
  lawn: ['with the hem clear of the grass', 'fresh against so much green'],
  sand: ['quick to dry', 'ending a hand above the sand'],
  boat: ['close enough to climb a ladder in', 'indifferent to spray and salt'],
  children: ['washable, and patterned enough to forgive', 'easy to crouch in'],
  luggage: ['smooth after hours in a bag', 'at home with everything else you packed'],
  plane: ['soft at the waist for the seat', 'free of creases after hours of sitting'],
  presenting: ['plain, so that they look at your face', 'cut to stay put when you lift an arm'],
  photos: ['in a tone kind to the lens', 'with a clear outline for the pictures'],
  temple: ['loose enough to sit and kneel in', 'modest, plain and past the knee'],
  walking: ['with a stride’s width at the hem'],
  train: ['smooth after the ride'],
  sitting: ['with some give at the waist for sitting'],
  boss: ['fit for the office tomorrow'],
}

/** The end that the weightiest of the facts gives in `ends`, if any does. */
export function endsFor(ends: FactEnds, facts: ReadonlySet<EventFact>): readonly string[] {
  const fact = keysOf(ends).find((key) => facts.has(key))
  return (fact && ends[fact]) ?? []
}

function keysOf(ends: FactEnds): EventFact[] {
  const isKey = (key: string): key is EventFact => key in ends
  return Object.keys(ends).filter(isKey)
}
