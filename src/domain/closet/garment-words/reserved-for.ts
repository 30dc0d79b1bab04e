/** Use that a piece is reserved for, parsed from its name. */
export interface Reservation {
  /** Lowercase, without an article: 'garden', 'painting', 'winter runs'. */
  readonly occasion: string
  /** Strength of the wording, strongest first: 'garden only', 'for painting', '(clinic)'. */
  readonly wording: 'only' | 'for' | 'noted'
}

const article = "(?:(?:the|my|at|in|a|an|de|het|den|die|das|el|la|las|los|le|les|o|os|as|il|lo) |l[’'])?"
// English, Dutch, German, Spanish and Portuguese, French, Italian.
const forWhat = `(?:for|voor|für|fürs|para|p/|pour|per) ${article}([\\p{L}' -]{3,30}?)(?=[,;)\\]]|$)`
// Most explicit patterns first. 'Gardening trousers' counts too.
const phrasings = [
  // 'For the couch' implies 'only'.
  ['only', /\bfor (?:the )?(couch|sofa|lounging|sleeping)\b/iu],
  ['only', new RegExp(`\\b(?:only|just) ${forWhat}`, 'iu')],
  ['only', new RegExp(`(?:^|[,;(\\[-]\\s*)(?:for )?${article}([\\p{L}' ]{3,30}?) only\\b`, 'iu')],
  ['for', new RegExp(`\\b${forWhat}`, 'iu')],
  [
    'for',
    // A barn coat is a style, an old one may be for the barn.
    /^(?!barn (?:coat|jacket)\b)(?:old )?(kitchen|garden|gardening|farm|barn|yard|stable|milking|working|decorating|painting|allotment|yard work|yardwork|diy) (?:\p{L}+ )?(?:trousers|pants|jeans|shorts|dungarees|overalls|skirt|shirt|top|tee|t-shirt|jumper|sweater|fleece|jacket|coat|shoes|boots|sneakers|clogs|hat|clothes)/iu,
  ],
  // Mourning clothes are considered bad luck on other occasions.
  ['only', /(喪|\bmofuku\b|\bmourning\b|\bde (?:luto|deuil)\b|\bda lutto\b|\btrauer)/iu],
  // 'Svart slips, begravning'.
  [
    'for',
    /[,(-]\s*(begravning|begravelse|hautajaiset|enterrement|entierro|beerdigung|begrafenis|velório|funerale|pogrzeb)(?:en)?\s*\)?$/iu,
  ],
  // Stained clothes are worn only for the activity that stained them.
  ['for', /\b(clay|paint|grease|oil|bleach)[ -](?:stained|splattered|spattered|splashed|covered)\b/iu],
  ['for', /(?:\bw\/|\bwith|\bcovered in|\bfull of) (paint|grease|oil stains|bleach)\b/iu],
  ['for', /\b(verfvlekken|farbflecken|manchas de pintura|taches de peinture)\b/iu],
  // Clothes of choirs, scouts and similar groups are worn with the group.
  [
    'for',
    /^(?:\p{L}+ )?(choir|scouts?|scouting|guides|brownies|rotary|masonic|regimental|salvation army) (?:uniform )?(?:tie|shirt|blouse|robe|gown|cassock|surplice|scarf|neckerchief|blazer|jumper|jersey|sweater|dress|skirt|trousers|folder|uniform|polo|fleece)\b/iu,
  ],
  [
    'for',
    /^(?:\p{L}+ )?((?:brass |pipe |marching |wind |steel )?band) (?:uniform|blazer|tunic|jacket|trousers|tie)\b/iu,
  ],
  // White clothes for the ordinances of a Latter-day temple.
  ['only', /\b(temple) (?:slippers|shoes|dress|robe|clothes|pants|skirt|whites)\b/iu],
  ['for', /\b(kluft|pfadi|pfadfinder)(?:hemd|bluse|halstuch|-halstuch|-hemd)?\b/iu],
  ['for', /\b(garten|tuin)(?:hose|schuhe|jacke|hemd|clogs|broek|schoenen|jas)\b/iu],
  // 'Pambahay' is Tagalog, 'domowe' Polish, 'evlik' Turkish for wear at home.
  ['only', /(?<!\p{L})(pambahay|mặc nhà|domow[ey]|evlik|rumahan|ficar em casa|andar por casa)(?!\p{L})/iu],
  // 'Klussen' is Dutch for repairs around the house.
  ['for', /\b(klus)(?:broek|trui|shirt|kleding|kleren|jas|schoenen)\b/iu],
  ['noted', /\(([\p{L} -]{3,24})\)\s*$/u],
  [
    'for',
    /\b(?:de|da|do|di|de estar en) (pintar|casa|jard[ií]n|jardim|giardino|jardinage|bricolage|peinture|roça|fazenda|sítio|hospital|plantão|obra|academia|cuisine|cocina|cucina|cozinha|chasse|caza|caccia|caça|chantier)\b/iu,
  ],
  // Only noted: parts of a school uniform may also be worn elsewhere.
  [
    'noted',
    /^(?:\p{L}+ )?(school) (?:shoes|shirt|blouse|skirt|kilt|pinafore|tunic|trousers|pants|shorts|blazer|jersey|jumper|sweater|cardigan|tie|hat|uniform)\b/iu,
  ],
] as const

// Activities by cause of stains, and English for the most frequent purposes in other languages.
const inEnglish: Readonly<Record<string, string>> = {
  喪: 'funerals',
  mofuku: 'funerals',
  mourning: 'funerals',
  'de luto': 'funerals',
  'de deuil': 'funerals',
  'da lutto': 'funerals',
  trauer: 'funerals',
  begravning: 'funerals',
  begravelse: 'funerals',
  hautajaiset: 'funerals',
  enterrement: 'funerals',
  entierro: 'funerals',
  beerdigung: 'funerals',
  begrafenis: 'funerals',
  velório: 'funerals',
  funerale: 'funerals',
  pogrzeb: 'funerals',
  temple: 'endowments',
  clay: 'pottery',
  klus: 'repairs',
  verfvlekken: 'painting',
  farbflecken: 'painting',
  'manchas de pintura': 'painting',
  'taches de peinture': 'painting',
  paint: 'painting',
  grease: 'repairs',
  oil: 'repairs',
  'oil stains': 'repairs',
  bleach: 'cleaning',
  tuin: 'garden',
  tuinieren: 'garden',
  garten: 'garden',
  gartenarbeit: 'garden',
  jardín: 'garden',
  jardin: 'garden',
  jardim: 'garden',
  giardino: 'garden',
  schilderen: 'painting',
  streichen: 'painting',
  pintar: 'painting',
  bricolage: 'repairs',
  jardinage: 'garden',
  peinture: 'painting',
  kluft: 'scouts',
  pfadi: 'scouts',
  pfadfinder: 'scouts',
  labor: 'lab',
  couch: 'home',
  sofa: 'home',
  inside: 'home',
  indoors: 'home',
  lounging: 'home',
  sleeping: 'home',
  pambahay: 'home',
  'mặc nhà': 'home',
  domowe: 'home',
  domowy: 'home',
  evlik: 'home',
  rumahan: 'home',
  'ficar em casa': 'home',
  'andar por casa': 'home',
  thuis: 'house',
  zuhause: 'house',
  casa: 'house',
  'estar en casa': 'house',
  // 'Smoking' is a dinner jacket in many languages.
  smoking: 'black tie',
  cuisine: 'kitchen shift',
  cocina: 'kitchen shift',
  cucina: 'kitchen shift',
  cozinha: 'kitchen shift',
  chasse: 'hunting',
  caza: 'hunting',
  caccia: 'hunting',
  caça: 'hunting',
  chantier: 'building site',
  roça: 'farm',
  fazenda: 'farm',
  sítio: 'farm',
  plantão: 'hospital shift',
  hospital: 'hospital shift',
  obra: 'building site',
  academia: 'gym',
  maison: 'house',
  werk: 'work',
  arbeit: 'work',
  trabajo: 'work',
  trabalho: 'work',
  travail: 'work',
  lavoro: 'work',
  cafe: 'work in a café',
  café: 'work in a café',
}

// Clothes of staff.
const staffWear =
  /\b(?:maccas|mcdonald['’]?s|mcdo|kfc|burger king|starbucks|greggs|dunkin|tim hortons|chipotle|deliveroo|doordash|uber eats|fedex|dhl|hermes courier) (?:work )?(?:shirt|polo|tee|t-shirt|top|uniform|jacket|fleece|hoodie|cap|apron|trousers|pants)\b/iu

// 'Solutions (rock shoes)' and 'jersey (wool v neck)' describe the piece, not its use.
const namesGarment =
  /\b(?:shoes|boots|heels|sneakers|trainers|sandals|jacket|coat|dress|skirt|trousers|pants|jeans|shorts|shirt|tee|top|sweater|jumper|hat|cap|bag|tie|neck|piece|sleeves?|set|fit|robe|gown|layer|part|toga|kaftan|kimono|sari|uniform)$/

// A '(wedding suit)' is the owner's best suit, worn on any formal occasion.
const isReservation = (occasion: string) =>
  !namesGarment.test(occasion) &&
  !/\b(?:wedding|interview|work|good|best|nice|smart) suit$/.test(occasion) &&
  !/^(?:the|my)$|(?:^| )(?:one|members)$/.test(occasion)

/** Finds the use that a name reserves the piece for: garden for 'old shirt, garden only'; null if there is none. */
export function reservationIn(name: string): Reservation | null {
  for (const [wording, pattern] of phrasings) {
    // The match of 'blazer for interviews only' includes the blazer.
    const occasion = pattern.exec(name)?.[1]?.toLowerCase().split(' for ').at(-1)?.trim()
    if (occasion && isReservation(occasion))
      return { occasion: inEnglish[occasion] ?? occasion, wording: wording }
  }
  return staffWear.test(name) ? { occasion: 'a shift at work', wording: 'only' } : null
}
