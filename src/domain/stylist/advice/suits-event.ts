import type { GarmentKind } from '../../closet/garment-kinds.ts'
import type { EventReading } from './former/read-event.ts'
import type { EventFact } from './former/event-facts.ts'
import type { EventKind } from './former/event-kinds.ts'
import type { AdviceContext } from './advice-context.ts'
import type { PieceIdea } from './piece-idea.ts'

type Ruling = (piece: PieceIdea) => boolean

const has =
  (...traits: PieceIdea['traits'][number][]): Ruling =>
  (piece) =>
    traits.some((trait) => piece.traits.includes(trait))
// prettier-ignore
const shoeKinds: ReadonlySet<GarmentKind> = new Set<GarmentKind>(['sneakers', 'loafers', 'oxfords', 'ballet-flats', 'pumps', 'sandals', 'boots', 'tall-boots'])
const isShoe: Ruling = ({ kind }) => shoeKinds.has(kind)
const isLong: Ruling = ({ kind }) => kind === 'maxi-dress' || kind === 'wide-leg-trousers'
const slipsOff: Ruling = ({ kind, text }) =>
  kind === 'loafers' || kind === 'ballet-flats' || /flat leather sandals/.test(text)
const isOf =
  (...kinds: readonly GarmentKind[]): Ruling =>
  ({ kind }) =>
    kinds.includes(kind)

// What each fact rules out.
const against: Readonly<Partial<Record<EventFact, Ruling>>> = {
  lawn: has('thin heel'),
  cobbles: has('thin heel'),
  rooftop: has('thin heel'),
  tent: has('thin heel'),
  walking: has('thin heel'),
  stairs: has('thin heel'),
  boat: (piece) => isShoe(piece) && !has('flat')(piece),
  sand: (piece) => isShoe(piece) && !/sandals|espadrilles|leather sneakers/.test(piece.text),
  cycling: (piece) => isLong(piece) || isOf('tote', 'pumps')(piece) || has('thin heel')(piece),
  children: (piece) =>
    has('thin heel', 'short')(piece) ||
    isOf('earrings', 'necklace', 'pumps')(piece) ||
    /pencil/.test(piece.text),
  floor: (piece) =>
    has('short')(piece) ||
    isOf('jeans')(piece) ||
    /pencil/.test(piece.text) ||
    (isShoe(piece) && !slipsOff(piece)),
  rain: (piece) =>
    has('suede', 'open toe', 'bare')(piece) || /silk scarf|palazzo|straw|gown/.test(piece.text),
  snow: (piece) => has('suede', 'open toe', 'bare')(piece) || (isShoe(piece) && !has('grip')(piece)),
  ice: (piece) => isShoe(piece) && !has('grip')(piece),
  temple: has('bare', 'short'),
  wind: (piece) => isOf('sun-hat')(piece) || has('short')(piece),
}

// What each fact speaks for.
// prettier-ignore
const inFavor: Readonly<Partial<Record<EventFact, Ruling>>> = {
  rain: isOf('raincoat', 'trench-coat'), snow: isOf('puffer', 'parka', 'coat', 'gloves', 'beanie'), sun: isOf('sun-hat', 'glasses'),
  walking: isOf('sneakers', 'loafers', 'ballet-flats', 'boots'), cycling: isOf('backpack', 'jacket', 'sneakers', 'loafers'), luggage: isOf('backpack', 'scarf', 'sneakers'),
  plane: isOf('scarf', 'cardigan'), sand: isOf('sandals', 'sun-hat', 'tote'), temple: isOf('scarf'), 'law firm': isOf('blazer', 'tote', 'watch', 'oxfords'),
  boss: isOf('watch', 'blazer', 'shoulder-bag'), children: isOf('sneakers', 'backpack', 'tote'),
}

// What each kind of event speaks for.
// prettier-ignore
const eventFavors: Readonly<Partial<Record<EventKind, Ruling>>> = {
  interview: isOf('tote', 'watch', 'blazer', 'shoulder-bag'), court: isOf('tote', 'watch', 'oxfords'), work: isOf('tote', 'watch', 'belt', 'blazer'), 'first day': isOf('tote', 'watch', 'blazer'),
  conference: isOf('tote', 'watch', 'blazer', 'shoulder-bag'), speaking: isOf('blazer', 'watch', 'belt'), travel: isOf('backpack', 'scarf', 'sneakers', 'trench-coat'),
  races: isOf('sun-hat'), 'garden party': isOf('sun-hat', 'scarf'), beach: isOf('tote', 'sun-hat', 'glasses', 'sandals', 'shorts'), gala: isOf('earrings', 'shoulder-bag'),
  formal: isOf('earrings', 'shoulder-bag'), theater: isOf('earrings', 'shoulder-bag', 'scarf'), 'night out': isOf('leather-jacket', 'earrings', 'boots'), concert: isOf('boots', 'leather-jacket', 'sneakers'),
  hike: isOf('cap', 'backpack', 'raincoat'), sport: isOf('cap', 'leggings', 'joggers'), snow: isOf('gloves', 'beanie', 'puffer'), campus: isOf('backpack', 'sneakers'),
  market: isOf('tote', 'backpack', 'scarf'), boat: isOf('sneakers', 'sandals', 'cap', 'glasses'), festival: isOf('boots', 'glasses', 'cap'), match: isOf('scarf', 'cap', 'beanie'), funeral: isOf('scarf', 'gloves'),
  cocktail: isOf('earrings', 'shoulder-bag', 'pumps'), wedding: isOf('shoulder-bag', 'earrings', 'scarf'),
}

// Sportswear has its place at these only; elsewhere it is out even where its formality would do.
const sporty: ReadonlySet<EventKind> = new Set<EventKind>(['hike', 'sport', 'snow'])
// prettier-ignore
const solemn: ReadonlySet<EventKind> = new Set<EventKind>(['funeral', 'court', 'interview', 'worship', 'christening', 'first day'])
// prettier-ignore
const atWork: ReadonlySet<EventKind> = new Set<EventKind>(['speaking', 'conference', 'work', 'interview', 'first day', 'court', 'school', 'ceremony'])
// prettier-ignore
const eveningWear: ReadonlySet<EventKind> = new Set<EventKind>(['gala', 'formal', 'prom', 'new year'])
const loudPiece = /metallic|leather trousers|leather-trimmed|hoop|sequin|chunky|draped|printed|tiered|retro/

const festive = /evening dress|velvet|satin|lace|silk camisole|glitter/

const OUT = -25
const FAVOR = 2.2
const MUST = 12
const FULL_EVENING = 4.6
// Where the code is floor length or a dinner jacket.
const isDayMain: Ruling = (piece) =>
  isOf('blazer', 'slip-dress', 'wrap-dress', 'dress', 'maxi-dress')(piece) &&
  !/gown|tuxedo|dinner jacket/.test(piece.text)

/** Points for or against a piece by what is known of the event: far below zero where ground, weather or custom rule it out. */
export function suitsEvent(piece: PieceIdea, { event, celsius, level }: AdviceContext): number {
  const { kind, needs, dressCode } = event
  let points = 0
  for (const fact of groundOf(event)) {
    if (against[fact]?.(piece)) points += OUT
    if (inFavor[fact]?.(piece)) points += FAVOR
  }
  if (kind && eventFavors[kind]?.(piece)) points += FAVOR
  if (needs.asksCover && has('bare', 'short')(piece)) points += OUT
  if (needs.asksCover && kind && solemn.has(kind) && loudPiece.test(piece.text)) points += OUT
  if (kind === 'funeral' && festive.test(piece.text)) points += OUT
  if (dressCode === 'no jeans' && has('denim')(piece)) points += OUT
  if (kind && atWork.has(kind) && has('bare', 'short', 'open toe')(piece)) points += OUT
  if (/tuxedo|dinner jacket|gown/.test(piece.text) && !isEveningWear(event)) points += OUT
  if (level >= FULL_EVENING && isDayMain(piece)) points += OUT / 2
  if (kind === 'races' && isOf('sun-hat')(piece)) points += MUST
  points += sportPoints(piece, event, celsius)
  return points + lightPoints(piece, celsius, needs.dayTime, needs.setting)
}

// Events on grass or sand bring their ground with them.
function groundOf({ facts, needs }: EventReading): ReadonlySet<EventFact> {
  const ground = new Set(facts)
  if (needs.activities.includes('on grass')) ground.add('lawn')
  if (needs.activities.includes('on sand')) ground.add('sand')
  return ground
}

function isEveningWear({ kind, dressCode }: EventReading): boolean {
  const isCode = dressCode === 'white tie' || dressCode === 'black tie' || dressCode === 'black tie optional'
  return isCode || (kind !== null && eveningWear.has(kind))
}

function sportPoints(piece: PieceIdea, { kind, facts }: EventReading, celsius: number): number {
  const isSport = kind !== null && sporty.has(kind)
  const { text } = piece
  if (/snow boots/.test(text)) return kind === 'snow' || facts.has('snow') || celsius < -4 ? 4 : OUT
  if (/hiking boots/.test(text)) return kind === 'hike' ? 8 : OUT
  if (/running sneakers/.test(text)) return kind === 'sport' ? 8 : OUT
  if (/insulated gloves/.test(text)) return kind === 'snow' ? 8 : OUT
  if (has('sporty')(piece)) return isSport ? 6 : -6
  return isSport && has('denim')(piece) ? OUT : 0
}

function lightPoints(
  piece: PieceIdea,
  celsius: number,
  dayTime: string | null,
  setting: string | null,
): number {
  const isDark = dayTime === 'evening' || dayTime === 'night'
  if (isOf('sun-hat', 'glasses', 'cap')(piece))
    return isDark || setting === 'indoors' ? OUT : celsius >= 24 ? FAVOR : 0
  if (isOf('gloves', 'beanie')(piece)) return setting === 'indoors' && isDark ? -3 : celsius < 4 ? FAVOR : 0
  if (/clutch|evening/.test(piece.text) && isOf('shoulder-bag')(piece)) return isDark ? 0 : -4
  return isOf('watch')(piece) && isDark ? -2 : 0
}
