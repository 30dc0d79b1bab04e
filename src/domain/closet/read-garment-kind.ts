import { garmentKinds, type GarmentKind } from './garment-kinds.ts'

// Words that name a kind, in English, German, Italian, Spanish and French, without accents and plural s;
// a hyphen joins the words of a phrase.
// prettier-ignore
const nouns: Readonly<Record<GarmentKind, string>> = {
  tee: 'tee tshirt t-shirt maglietta maglia-corta camiseta',
  'long-sleeve-tee': 'longsleeve langarmshirt camiseta-larga henley',
  'tank-top': 'undershirt singlet canotta debardeur tanktop unterhemd',
  camisole: 'camisole cami bralette bralet caraco',
  polo: 'polo polo-shirt poloshirt',
  shirt: 'shirt overshirt flannel hemd camicia camicie camisa chemise buttondown',
  blouse: 'blouse bluse blusa chemisier tunic tunika',
  knit: 'sweater jumper pullover pulli knitwear maglione maglia sueter',
  'cable-knit': 'cable-knit zopfpullover zopfstrick aran',
  turtleneck: 'turtleneck rollneck polo-neck roll-neck turtle-neck rollkragen rollkragenpullover dolcevita col-roule',
  cardigan: 'cardigan strickjacke rebeca',
  'knit-vest': 'vest slipover pullunder sweater-vest knit-vest',
  sweatshirt: 'sweatshirt felpa sudadera',
  hoodie: 'hoodie hoody hooded-sweatshirt kapuzenpullover kapuzenpulli',
  jeans: 'jeans vaqueros vaquero bootcut jeanshose',
  trousers: 'trousers pant slacks bottoms hose pantalon pantalone pantaloni pantalones',
  'wide-leg-trousers': 'culottes palazzos marlenehose palazzohose',
  chinos: 'chinos chino chinohose khakis cargos',
  joggers: 'joggers sweatpants sweat-pants jogginghose jogging-bottom trackpants track-pants',
  leggings: 'legging jegging tights treggings strumpfhose pantyhose',
  shorts: 'shorts bermuda pantaloncini bermudas',
  'denim-shorts': 'jeansshorts jorts',
  skirt: 'skirt kilt gonna gonne falda jupe faltenrock skort',
  'midi-skirt': 'midirock maxirock bleistiftrock satinrock',
  'mini-skirt': 'miniskirt minirock jeansrock minigonna minifalda minijupe lederrock',
  dress: 'dress gown sundress kleid kleider vestito vestiti abito abiti vestido robe',
  'slip-dress': 'slipdress',
  'shirt-dress': 'shirtdress robe-chemise abito-camicia hemdkleid blusenkleid hemdblusenkleid',
  'wrap-dress': 'wickelkleid',
  'maxi-dress': 'maxikleid',
  jumpsuit: 'jumpsuit playsuit romper overall dungarees salopette combinaison latzhose tuta',
  coat: 'coat overcoat topcoat peacoat mantel maentel cappotto abrigo manteau paletot',
  'trench-coat': 'trench trenchcoat gabardina',
  blazer: 'blazer suit-jacket sport-coat sportcoat sakko tuxedo dinner-jacket',
  jacket: 'jacket shacket outerwear outwear jacke giacca giubbotto giacche chaqueta cazadora veste blouson',
  'denim-jacket': 'jeansjacke',
  'leather-jacket': 'lederjacke',
  bomber: 'bomber bomberjacke fliegerjacke',
  puffer: 'puffer piumino doudoune plumifero daunenjacke steppjacke daunenmantel steppmantel',
  parka: 'parka',
  raincoat: 'raincoat anorak windbreaker mackintosh impermeabile impermeable chubasquero regenjacke regenmantel',
  waistcoat: 'waistcoat gilet panciotto chaleco weste anzugweste',
  sneakers: 'sneaker trainers shoe hi-top high-top low-top turnschuhe schuh schuhe zapatillas zapatilla tennisschuhe scarpe scarpa zapatos zapato chaussures chaussure tennis-shoe',
  loafers: 'loafer moccasin mocassin mocassini mocasin mocasines mule slip-on espadrille clog slipper',
  oxfords: 'oxfords brogue derby derbies dress-shoe halbschuhe schnurschuhe stringate richelieu',
  'ballet-flats': 'flats ballerinas ballet-flat ballerine ballerina bailarinas mary-janes',
  pumps: 'pump heels stiletto escarpin escarpins decollete tacones zapatos-de-tacon',
  sandals: 'sandal sandale sandalen sandali sandalias flip-flop slides',
  boots: 'boot bootie stiefelette stiefeletten stivaletti stivaletto botin botines botas bota bottine boots-stiefel stiefel stivali stivale',
  'tall-boots': 'wellies bottes kniestiefel gummistiefel overknees',
  tote: 'bag tote shopper handbag-tote tasche borsa borse bolso sac einkaufstasche cabas',
  'shoulder-bag': 'handbag purse clutch crossbody cross-body satchel handtasche umhangetasche schultertasche borsetta bandolera pochette sacoche',
  backpack: 'backpack rucksack zaino mochila sac-a-dos',
  belt: 'gurtel guertel cintura cinturon ceinture',
  scarf: 'scarf scarves shawl pashmina schal tuch halstuch sciarpa foulard bufanda echarpe',
  beanie: 'beanie mutze muetze gorro bonnet berretto wollmutze',
  cap: 'cap kappe gorra casquette cappellino basecap snapback',
  'sun-hat': 'hat fedora sonnenhut strohhut cappello sombrero chapeau',
  gloves: 'gloves glove mittens handschuhe guanti guantes gants',
  glasses: 'sunglasses glasses eyeglasses sonnenbrille brille occhiali gafas lunettes',
  watch: 'watch wristwatch uhr armbanduhr orologio reloj montre',
  tie: 'necktie krawatte cravatta corbata cravate',
  necklace: 'necklace pendant halskette collana collier gargantilla',
  earrings: 'earring hoops ohrring ohrringe orecchini orecchino pendientes aretes boucles-d-oreilles',
}

// Count only where no other word of the text names a kind.
const weakNouns: Partial<Record<GarmentKind, string>> = {
  tee: 'top',
  'tank-top': 'tank',
  'long-sleeve-tee': 'long-sleeve',
  knit: 'knit jersey pull strick',
  jeans: 'denim jean',
  skirt: 'rock rocke',
  oxfords: 'oxford',
  pumps: 'wedge',
  earrings: 'studs',
  belt: 'belt',
  tie: 'tie',
}

// Phrases in which such a word names no piece.
const noNouns =
  'boot-cut boot-leg shirt-collar shawl-collar coat-hanger dress-code dress-up dressing-gown bath-robe tie-dye tie-dyed tie-front tie-neck tie-waist tie-up belt-loop belt-loops garden-hose panty-hose cap-sleeve cap-sleeves cap-toe jacket-potato watch-out shoe-lace shoe-rack shoe-box glasses-case coat-rack polo-collar shirt-sleeve bikini-top bikini-bottoms'

// What another word of the text makes of a kind: a jacket of denim is a denim jacket.
// prettier-ignore
const refined: Partial<Record<GarmentKind, Partial<Record<GarmentKind, string>>>> = {
  tee: { 'long-sleeve-tee': 'long-sleeve long-sleeves longsleeve langarm lunghe larga longues', 'tank-top': 'tank sleeveless', camisole: 'cami camisole slip' },
  shirt: { polo: 'polo' },
  knit: { 'cable-knit': 'cable cable-knit zopf trecce ochos torsade', turtleneck: 'turtleneck rollneck rollkragen mock', 'knit-vest': 'sleeveless' },
  sweatshirt: { hoodie: 'hooded hood kapuze cappuccio capucha capuche' },
  trousers: {
    'wide-leg-trousers': 'wide palazzo flared weite ancho anchos larghi',
    chinos: 'chino cargo khaki', joggers: 'jogging sweat track jogger', leggings: 'yoga', shorts: 'short kurze corti cortos',
    jeans: 'denim jeans', jumpsuit: 'latz',
  },
  shorts: { 'denim-shorts': 'denim jean jeans vaqueros' },
  skirt: { 'mini-skirt': 'mini denim', 'midi-skirt': 'midi slip satin silk pencil maxi seta' },
  dress: {
    'shirt-dress': 'shirt camisero hemd chemise camicia', 'slip-dress': 'slip satin seta', 'wrap-dress': 'wrap midi wickel cruzado portefeuille',
    'maxi-dress': 'maxi tiered long lungo largo longue',
  },
  coat: { 'trench-coat': 'trench', raincoat: 'rain regen pluie', puffer: 'puffer down quilted daunen stepp' },
  jacket: {
    'denim-jacket': 'denim jean jeans trucker vaquera', 'leather-jacket': 'leather biker moto leder pelle cuero cuir suede',
    bomber: 'bomber varsity flight flieger', puffer: 'puffer down quilted puffy padded daunen stepp', blazer: 'suit tailored anzug tweed',
    raincoat: 'rain waterproof wind regen pluie lluvia', parka: 'parka',
  },
  'knit-vest': { waistcoat: 'suit tailored tweed suede fur denim leather', puffer: 'puffer down quilted' },
  sneakers: {
    oxfords: 'dress formal oxford derby brogue', loafers: 'boat slip-on penny', pumps: 'heel heeled wedge stockel tacon tacones',
    'ballet-flats': 'ballet flat', sandals: 'beach',
  },
  boots: { 'tall-boots': 'tall knee thigh riding rain wellington long hohe altas alti overknee' },
  tote: { 'shoulder-bag': 'clutch messenger satchel shoulder crossbody cross-body saddle hobo belt evening umhange schulter spalla tracolla bandouliere', backpack: 'rucksack' },
  'sun-hat': { beanie: 'beanie wool knit knitted bobble winter', cap: 'baseball' },
}

// German writes compounds in one word: the end is the noun, what comes before it says more.
// prettier-ignore
const compoundEnds = [
  'kleid', 'hose', 'jacke', 'mantel', 'hemd', 'bluse', 'pullover', 'schuhe', 'stiefel', 'tasche', 'gurtel', 'mutze',
]

// Where the head of a name ends: what follows belongs to it ('with belt') or is only its stuff ('in denim').
const listOf = (words: string) => new Set(words.split(' '))
const ends = listOf(
  'with without and for by from on over under mit ohne und fur von per con senza e y sin para pour avec sans et plus',
)
const joins = listOf('in of aus en de di da del della du des to a')

const LONGEST_PHRASE = 3
const nounTable = tableOf(nouns)
const weakTable = tableOf(weakNouns)
const refinements = new Map(garmentKinds.map(({ id }) => [id, [...tableOf(refined[id] ?? {})]]))
const noNounTable = new Set(noNouns.split(' ').map((phrase) => phrase.replaceAll('-', ' ')))

/**
 * The kind of garment that a free text names (a piece's name, a file name, a shop's title), or null.
 * The last noun of a compound counts ('shirt dress' is a dress), in the first part of the text that has one.
 */
export function readGarmentKind(text: string): GarmentKind | null {
  const clauses = split(unitsOf(text), ends)
  return (
    firstIn(clauses, (clause) => kindOf(clause, nounTable)) ??
    firstIn(clauses, (clause) => kindOf(clause, weakTable))
  )
}

function kindOf(clause: readonly string[], table: ReadonlyMap<string, GarmentKind>): GarmentKind | null {
  const head = firstIn(split(clause, joins), (part) =>
    firstIn(part.toReversed(), (unit) => lookUp(unit, table)),
  )
  if (!head) return null
  const words = new Set(clause)
  return firstIn(refinements.get(head) ?? [], ([word, kind]) => (words.has(word) ? kind : null)) ?? head
}

/** The words of a text, with the phrases that are known joined into one. */
function unitsOf(text: string): string[] {
  const words = wordsOf(text)
  const units: string[] = []
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at)
    if (!noNounTable.has(phrase.join(' '))) units.push(phrase.join(' '))
    at += phrase.length
  }
  return units
}

function phraseAt(words: readonly string[], at: number): readonly string[] {
  for (let length = LONGEST_PHRASE; length > 1; length--) {
    const phrase = words.slice(at, at + length)
    const joined = phrase.join(' ')
    if (
      phrase.length === length &&
      (noNounTable.has(joined) || lookUp(joined, nounTable) || lookUp(joined, weakTable))
    )
      return phrase
  }
  return words.slice(at, at + 1)
}

function wordsOf(text: string): string[] {
  return text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z]+/)
    .filter(Boolean)
    .flatMap(partsOfCompound)
}

function partsOfCompound(word: string): string[] {
  if (lookUp(word, nounTable)) return [word]
  const end = compoundEnds.find((noun) => word.endsWith(noun) && word.length >= noun.length + 3)
  return end ? [word.slice(0, -end.length), end] : [word]
}

function lookUp(unit: string, table: ReadonlyMap<string, GarmentKind>): GarmentKind | undefined {
  return (
    table.get(unit) ??
    (unit.endsWith('s') ? (table.get(unit.slice(0, -1)) ?? table.get(unit.slice(0, -2))) : undefined)
  )
}

function tableOf(words: Partial<Record<GarmentKind, string>>): Map<string, GarmentKind> {
  const entries = garmentKinds.flatMap(({ id }) =>
    (words[id]?.split(' ') ?? []).map((word): [string, GarmentKind] => [word.replaceAll('-', ' '), id]),
  )
  return new Map(entries)
}

function split(units: readonly string[], at: ReadonlySet<string>): string[][] {
  const parts: string[][] = [[]]
  for (const unit of units) {
    if (at.has(unit)) parts.push([])
    else parts.at(-1)?.push(unit)
  }
  return parts
}

function firstIn<Part, Found>(
  parts: readonly Part[],
  find: (part: Part) => Found | null | undefined,
): Found | null {
  for (const part of parts) {
    const found = find(part)
    if (found) return found
  }
  return null
}
