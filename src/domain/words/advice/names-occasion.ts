// Words that don't work after 'for a': 'a giving birth', 'a teach', 'an on site'.
// prettier-ignore
const noNouns = new Set(['invited', 'asked', 'lead', 'preach', 'clean', 'build', 'cycling', 'biking', 'commuting', 'giving', 'going', 'getting', 'being', 'doing', 'helping', 'visiting', 'apres', 'taking', 'playing', 'painting', 'moving', 'stand', 'standing', 'teach', 'chemo', 'wisdom', 'talks', 'on', 'in', 'at', 'play', 'hi', 'whole', 'straight', 'flower', 'my', 'throwing', 'hosting', 'matinee', 'code', 'back', 'enter', 'entering', 'seeing', 'turning'])

// People, clothes and locations: 'a chef', 'attire', 'the royal enclosure'.
const roles =
  /\b(?:attire|dress code|optional|probation|agent|picker|boots|shoes|graveside|17th|padrino|madrina|pallbearer|flower girl|welder|electrician|plumber|carpenter|mechanic|starting|preacher|pastor|priest|hvac|HVAC|swearing|marshal|hygienist|dental nurse|dental assistant|handler|barista|bartender|accountant|artist|councillor|pharmacist|politician|pilot|engineer|receptionist|cashier|lawyer|doctor|landscaper|apprentice|guard|attendant|diamonds|gatsby|concert black|enclosure|camino de santiago|umrah|guest|cook|chef|nurse|teacher|speaker|groom|bride|host|waiter|waitress|accompanist|usher|intern|student|driver|TA|assistant|juror|coworker|colleague|trucker|pharmacist|police officer|firefighter|groomsman|groomsmen|bridesman|page boy|grandmother|grandma|grandfather|grandpa|grandad|widow|widower|retiree|traje de charro|mantilla|full uniform|best man|bridesmaid|maid|maid of honor|yacht|chaperone|photographer|videographer|DJ|dj|spectator|manager|witness|paramedic|medic|interpreter|mayor|tourist|nanny|mechanic|soldier|veteran|judge|umpire|referee|hairdresser|barber|volunteer|docent|counselor|mentor|tutor|coach|player|singer|dancer|actor|violin|viola|cello|flute|trumpet|trombone|saxophone|clarinet|guitar|pianist|violinist|cellist|guitarist|bassist|drummer|caterer|florist|baker|farmer|rancher|fisherman|lifeguard|janitor|custodian|cleaner|clerk|librarian|supervisor|owner|vendor|helper|parent|mom|dad)s?(?:['’]s)?$/
// Short forms, which the occasion's row names in full: 'a parole' is a parole hearing, 'for 90s' a 1990s party.
// prettier-ignore
const shortForms = new Set([
  'ice cream', 'first college', 'bank', 'opening a bank', 'tug', 'sled', 'company', 'long haul', 'unemployment office', 'retirement home',
  'first', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'supervising', 'uni', 'university', 'citizenship', 'parole', 'notary', 'embassy', 'retirement', 'bollywood', 'kitchen', 'college', 'stag', 'cottage', 'boat', 'dinghy', 'swearing', 'robed',
  'sick', 'techno', 'valentine', 'valentine day', '90s', '80s', '70s', '60s', '1920s', '1990s', '1980s', '1970s', '1960s', 'hospital bag', 'mile ride',
  'km ride', 'chuppah', 'proposing', 'parents visiting', 'inlaws', 'music festival mud', 'country music', 'touch line', 'cheering', 'scattering', 'jury',
  'vote', 'chieftaincy', 'paint ball', 'corporate hospitality', 'james bond', 'motor bike', 'motorbike', 'television', 'softplay', 'soft play', 'dnd night',
  'work from home', 'whale watch', 'flood clean up', 'fancy dress', 'day after wedding', 'petting zoo', 'cleaning job', 'bowling alley', 'climbing park',
  'candomble', 'farmer market', 'nursery school', 'drivers license', 'k-pop', 'kpop', 'salsa', 'tango', 'coming', 'morning', 'change', 'chamber', 'arguing', 'driving all day', 'surgery', 'new baby', '18 roses', 'hallowe en', 'dandiya',
  'speaking', 'roller rink', 'skate park', 'skatepark', 'bride price', 'lobola', 'live music', 'imax', 'trivia', 'flu', 'fitness', 'sofa', 'two step', 'callcenter', 'bpo', 'construction', 'picker packer', 'campus',
  'motorcycle', 'stagehand', 'firefighter', 'night watchman', 'deckhand', 'deck hand', 'muck out', 'classroom', 'bjj', 'naturalization', 'parole board',
  'charro suit required', 'glastonbury mud', 'wigs and gowns', 'deposed', 'burying', 'laying to rest', 'hockey dad', 'watchnight', 'chieftaincy title', 'lab', 'laboratory', 'library', 'cold store', 'cold storage', 'national day',
])
// Example: 'an interview for teaching'.
const forDoing = / for \p{L}+ing$/u
// Example: 'a woman swimming lesson'.
const person = /\b(?:woman|man|girl|boy|lady|guy)\b(?!['’])/
// A workplace without its preposition: 'a job interview warehouse'.
const interviewFor =
  /\binterview (?!(?:at|with|for|in|on|over|by|via|as|to|about|after|before|near|from|tomorrow|day|lunch|panel|dinner)\b)\p{L}/u
// Pronouns without their noun, as in 'walking him'.
const pronoun = / (?:him|her|them|it)$|^\p{L}+ing (?:him|them|it) /u
// 'Your first time at a gallery opening' names the gallery only after 'at'.
const firstTime = /^(?:an?|the|your) (?:\p{L}+ )?(?:first|second|last) time$/u
const guest =
  /^(?:an? |the |your )?(?:(?:grand)?(?:mother|father)|parents?|sister|brother)(?: of (?:the )?|$)|^(?:his|her|their) /

/** Whether a phrase names an occasion and works after 'for': 'a garden wedding', not 'a chef'. */
export function isOccasion(phrase: string): boolean {
  const firstWord = phrase.split(' ').find((word) => !/^(?:an?|the)$/.test(word)) ?? ''
  return (
    !guest.test(phrase) &&
    !firstTime.test(phrase) &&
    !pronoun.test(phrase) &&
    !interviewFor.test(phrase) &&
    !person.test(phrase) &&
    !/\bdiamonds\b/.test(phrase) &&
    !forDoing.test(phrase) &&
    !/['’]s?$/.test(phrase) &&
    !shortForms.has(phrase.replace(/^(?:an?|the) /, '').toLowerCase()) &&
    !endsInNoOccasion(phrase.split(/ (?:in(?!-laws)|at|on|near|for|of|with) /)[0] ?? '') &&
    (!noNouns.has(firstWord) || /^hosting (?:your|the|a) /.test(phrase)) &&
    !/^an? (?:day|week|month|year)$/.test(phrase.split(/ (?:in|at|on|of) /)[0] ?? '') &&
    !/^an? visit (?:the|my|your)\b/.test(phrase)
  )
}

/** Whether a phrase ends in a person, clothes or a location: 'the best man', 'black tie optional'. */
export const endsInNoOccasion = (phrase: string): boolean => roles.test(phrase)

/** Whether a phrase is only 'a shower', which is ambiguous. */
export const isShower = (phrase: string): boolean => /^an? shower$/.test(phrase.split(' at ')[0] ?? '')
