import type { Garment, GarmentSlot } from './garment.ts'
import type { GarmentKind } from './garment-kinds.ts'

/** What a piece is called in a sentence. Trousers have no singular; boots have one, but are worn as several. */
export interface Noun {
  readonly one: string
  readonly several: string
  /** Whether the piece itself is spoken of as several: 'the boots are'. */
  readonly isSeveral: boolean
  /** Whether more than the piece's place in an outfit is known of what it is. */
  readonly isKnown: boolean
}

// Words that name the piece where its own name has them, the first found counts ('=' gives the spelling, '-' a space);
// after the bar what every piece of the kind may be called. A kind is wider than its drawing: espadrilles are loafers, and a
// midi dress is drawn as a wrap dress.
// prettier-ignore
const kindNouns: Readonly<Record<GarmentKind, string>> = {
  tee: 't-shirt=T-shirt tshirt=T-shirt tee=T-shirt crop-top|top',
  'long-sleeve-tee': 'henley|long-sleeve top', 'tank-top': 'tank-top tank=tank-top|sleeveless top',
  camisole: 'camisole cami=camisole bralette corset bandeau|camisole', polo: '|polo shirt',
  shirt: 'overshirt chambray-shirt shirt|shirt', blouse: 'tunic blouse|blouse', knit: 'jumper pullover sweater|sweater',
  'cable-knit': '|cable knit', turtleneck: 'rollneck turtleneck|turtleneck', cardigan: 'bolero twinset cardigan|cardigan',
  'knit-vest': 'slipover sweater-vest|vest', sweatshirt: '|sweatshirt', hoodie: '|hoodie', jeans: '|jeans',
  trousers: 'slacks trousers pants=trousers|trousers', 'wide-leg-trousers': 'wide-leg-trousers wide-leg-pants wide-leg-jeans culottes palazzo-pants flares|trousers',
  chinos: 'cargo-pants cargos chinos khakis|trousers', joggers: 'sweatpants joggers track-pants|joggers',
  leggings: 'tights leggings jeggings|leggings', shorts: 'bermudas shorts|shorts', 'denim-shorts': '|denim shorts',
  skirt: 'kilt skort skirt|skirt', 'midi-skirt': 'midi-skirt maxi-skirt pencil-skirt|skirt', 'mini-skirt': 'mini-skirt miniskirt=mini-skirt|skirt',
  dress: 'sundress gown midi-dress mini-dress|dress', 'slip-dress': 'slip-dress midi-dress mini-dress|dress',
  'shirt-dress': 'shirt-dress shirtdress=shirt-dress|dress', 'wrap-dress': 'wrap-dress midi-dress mini-dress|dress',
  'maxi-dress': 'ball-gown kaftan|long dress', jumpsuit: 'playsuit romper dungarees overalls jumpsuit|jumpsuit',
  coat: 'overcoat topcoat peacoat duster coat|coat', 'trench-coat': '|trench coat',
  blazer: 'tuxedo dinner-jacket suit-jacket sport-coat blazer|blazer', jacket: 'shacket chore-jacket|jacket',
  'denim-jacket': '|denim jacket', 'leather-jacket': 'biker-jacket leather-jacket|jacket',
  bomber: 'bomber=bomber-jacket varsity-jacket|jacket',
  puffer: 'puffer-coat puffer-vest puffer=puffer-jacket quilted-jacket down-jacket vest gilet coat|jacket', parka: '|parka',
  raincoat: 'anorak windbreaker raincoat|rain jacket', waistcoat: 'gilet vest waistcoat|waistcoat',
  sneakers: 'trainer=sneaker sneaker hi-top=high-top|shoe',
  loafers: 'loafer moccasin mule espadrille clog slipper slip-on|shoe', oxfords: 'brogue derby=derby-shoe oxford=oxford-shoe|lace-up shoe',
  'ballet-flats': 'ballerina=ballet-flat flat=ballet-flat|flat shoe', pumps: 'slingback stiletto pump|heel',
  sandals: 'flip-flop slide sandal|sandal', boots: 'bootie boot|boot', 'tall-boots': 'wellies=rain-boot rain-boot|tall boot',
  tote: 'tote briefcase weekender shopper|bag', 'shoulder-bag': 'clutch crossbody-bag satchel messenger-bag handbag purse shoulder-bag|bag',
  backpack: 'rucksack|backpack', belt: '|belt', scarf: 'shawl pashmina bandana stole snood scarf|scarf',
  beanie: 'beret beanie|knit hat', cap: 'visor|cap', 'sun-hat': 'fedora panama|hat', gloves: 'mitten glove|glove',
  glasses: 'sunglasses|glasses', watch: '|watch', tie: 'bow-tie|tie', necklace: 'pendant choker pearls chain necklace|necklace',
  earrings: 'hoops stud|earring',
}

interface NamedPiece {
  readonly name: string
  readonly garment: Pick<Garment, 'kind' | 'slot'>
}

/** Things without a kind; the slot alone tells little of them. */
// prettier-ignore
const otherNouns =
  'bracelet bangle ring brooch headband wallet umbrella socks tights swimsuit bikini bodysuit pantsuit suit cape poncho kimono top cuff-links suspenders pocket-square'

const slotNouns: Readonly<Record<GarmentSlot, string>> = {
  outer: 'jacket',
  mid: 'layer',
  top: 'top',
  bottom: 'bottoms',
  dress: 'dress',
  shoes: 'shoe',
  bag: 'bag',
  extra: 'accessory',
}

// Have no singular.
// prettier-ignore
const alwaysSeveral = new Set([
  'jeans', 'slacks', 'trousers', 'wide-leg trousers', 'wide-leg pants', 'wide-leg jeans', 'culottes', 'palazzo pants', 'flares', 'cargo pants', 'cargos', 'chinos', 'khakis',
  'sweatpants', 'joggers', 'track pants', 'tights', 'leggings', 'jeggings', 'bermudas', 'shorts', 'denim shorts',
  'dungarees', 'overalls', 'sunglasses', 'glasses', 'pearls', 'hoops', 'socks', 'bottoms', 'cuff links', 'suspenders',
])
const inPairs = new Set<GarmentKind>(['gloves', 'earrings'])

/** The noun for a piece: the word of its own name where that is known to be one, else a word that is true of its kind. */
export function nounOf({ name, garment: { kind, slot } }: NamedPiece): Noun {
  const [specific = '', wide = ''] = (kind ? kindNouns[kind] : `${otherNouns}|${slotNouns[slot]}`).split('|')
  const word = wordIn(name, specific.split(' ').filter(Boolean))
  const one = word ?? wide
  const isKnown = kind !== null || word !== null
  if (alwaysSeveral.has(one)) return { one, several: one, isSeveral: true, isKnown }
  const isPair = slot === 'shoes' || (kind !== null && inPairs.has(kind))
  return { one, several: plural(one), isSeveral: isPair, isKnown }
}

function wordIn(name: string, words: readonly string[]): string | null {
  const said = ` ${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `
  for (const word of words) {
    const [sought = '', spelled = sought] = word.split('=')
    const plain = sought.replaceAll('-', ' ')
    if (said.includes(` ${plain} `) || said.includes(` ${plain}s `))
      return spelled === 'T-shirt'
        ? spelled
        : spelled
            .replaceAll('-', ' ')
            .replace('slip on', 'slip-on')
            .replace('wide leg', 'wide-leg')
            .replace('flip flop', 'flip-flop')
  }
  return null
}

function plural(one: string): string {
  if (/(s|sh|ch|x)$/.test(one)) return `${one}es`
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`
}
