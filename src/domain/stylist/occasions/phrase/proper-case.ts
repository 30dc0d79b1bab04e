import type { EventWord } from '../matching/tokenize-event.ts'
import { isForeignLink } from './foreign-words.ts'
import { isInNamedDay } from './named-day.ts'
import { wordSet } from '../../../word-set.ts'

// Words that always have a capital.
// prettier-ignore
const proper = wordSet(`bihu vishu tihar gurpurab sallah mawlid arbaeen timkat enkutatash qingming dashain ugadi krathong raksha bandhan simchat torah bishvat pchum akwasidae calgary james chelsea taylor swift disney niagara antarctica sistine kilimanjaro tunisian algerian egyptian lebanese syrian jordanian iraqi palestinian emirati saudi kuwaiti libyan yemeni sudanese somali croatian serbian bosnian slovenian macedonian albanian bulgarian romanian hungarian czech slovak lithuanian latvian estonian georgian armenian azerbaijani kazakh uzbek afghan bangladeshi sinhala lankan indonesian malaysian malay singaporean burmese laotian mongolian taiwanese colombian peruvian chilean argentine argentinian venezuelan ecuadorian bolivian cuban dominican jamaican haitian trinidadian bajan kenyan ugandan tanzanian rwandan zambian zimbabwean malawian ethiopian eritrean senegalese ivorian cameroonian angolan gambian liberian belgian icelandic maltese cypriot coptic kurdish gujarati marathi telugu malayali bihari assamese tsonga venda sotho tswana akwasidae google san tomorrowland bonnaroo creamfields roskilde santacon poson kathina umhlanga sizdah bedar fermin corpus christi homowo sinulog incwala sangai tsechu igbo zulu xhosa shona berghain twickenham wembley murrayfield costco ikea walmart leafs raptors canucks habs yankees lakers celtics knicks dodgers steelers packers mariners oilers bruins finnish bible january february april june july august september october november december monday tuesday wednesday thursday friday saturday
  sunday deepavali cantonese taiwanese shinto khmer cambodian hawaiian islamic pongal ganpati kwanzaa yalda samhain tanabata taraweeh neilah jummah hasidic akan ashanti walpurgis canadian santeria umbanda durga puja navratri norooz ashura muharram hajj umrah shabbat kol nidre bond yoruba congolese balinese highland timket meskel obon glyndebourne henley stampede holi yom kippur rosh hashanah purim sukkot shabbat aspen notting christmas easter thanksgiving hanukkah diwali eid ramadan passover halloween valentine silvester hogmanay nye glastonbury coachella lollapalooza oktoberfest ascot koningsdag
  nobel matariki waitangi tangi wimbledon indian hindu punjabi sikh tamil bengali pakistani nepali nigerian ghanaian greek italian french spanish german english british irish scottish
  welsh american mexican chinese japanese korean thai vietnamese turkish moroccan persian lebanese jewish muslim catholic tet seollal chuseok vappu nowruz songkran losar onam pongal baisakhi naadam tabaski novruz orthodox christian polish russian
  ukrainian swedish danish norwegian dutch swiss austrian portuguese brazilian european african asian filipino london paris rome milan venice florence naples tuscany
  sicily lisbon porto madrid barcelona seville berlin munich hamburg cologne vienna zurich geneva prague budapest athens istanbul dubai mumbai delhi jaipur tokyo kyoto seoul
  york boston chicago miami brooklyn manhattan texas california hawaii amsterdam brussels copenhagen stockholm oslo helsinki dublin edinburgh glasgow
  ibiza mallorca santorini mykonos provence nice cannes bali marrakech iceland hamilton munro munros italy france spain germany england ireland scotland greece portugal
  india mexico japan canada australia america europe vegas nashville charleston napa hamptons disneyland broadway vatican michelin nowruz kwanzaa mba phd tv vip bbq kentucky burns nigerian derby eurostar rotary tatra alps dolomites pyrenees juneteenth riviera como capri puglia mallorca lapland patagonia hague caribbean mediterranean buddhist bollywood nordic alaska
  lohri cornwall devon cotswolds yorkshire norfolk suffolk sussex brighton cornish donegal kerry brittany normandy burgundy sardinia corsica crete algarve andalusia catalonia bavaria tyrol wales
  colorado montana utah arizona nevada oregon michigan wisconsin minnesota florida louisiana tennessee ontario quebec vancouver toronto montreal melbourne sydney brisbane auckland tasmania`)
const initials = wordSet(
  'dna iv er wwe ufc nascar edc agm wi gcse rotc jrotc nye mba nba phd tv vip bbq diy wfh pta dj nyc la uk usa ceo mri dmv pe',
)
const afterDetermined = /^(?:in|on|of|late|early|mid|this|next)$/

/** Joins words to a phrase with capitals only in names, regardless of the capitals in the text. */
export function properCase(words: readonly EventWord[]): string {
  const isShouted = words.every(({ text }) => text === text.toUpperCase())
  return words
    .map(
      (word, at) =>
        `${at === 0 ? '' : word.isJoined || isOfInLaws(words, at) ? '-' : ' '}${cased(word, words, at, isShouted)}`,
    )
    .join('')
}

// 'My in laws' are in-laws.
const isOfInLaws = (words: readonly EventWord[], at: number) =>
  /^laws?$/.test(words[at]?.plain ?? '') && words[at - 1]?.plain === 'in'

// Pride has a name, a pride of lions doesn't.
const ofPride = wordSet('parade march month week weekend festival event party picnic')

const names: ReadonlyMap<string, string> = new Map([
  ['crossfit', 'CrossFit'],
  ['linkedin', 'LinkedIn'],
  ['soulcycle', 'SoulCycle'],
])

const apostropheS: ReadonlyMap<string, string> = new Map([
  ['valentines', "Valentine's"],
  ['mens', "men's"],
  ['womens', "women's"],
])

function cased(word: EventWord, words: readonly EventWord[], at: number, isShouted: boolean): string {
  const [before, after] = [words[at - 1], words[at + 1]]
  const { text, plain } = word
  const small = text.toLowerCase().replaceAll('’', "'")
  const owner = apostropheS.get(plain)
  if (owner) return owner
  const name = names.get(plain)
  if (name) return name
  const isMonth = (plain === 'may' || plain === 'march') && afterDetermined.test(before?.plain ?? '')
  if (initials.has(plain))
    return plain === 'la' && text !== 'LA' ? small : plain === 'phd' ? 'PhD' : plain.toUpperCase()
  const isCommonHere =
    (plain === 'nice' && text !== 'Nice' && after !== undefined) ||
    (plain === 'derby' && before?.plain === 'roller')
  if ((proper.has(plain) && !isCommonHere) || isMonth || isNewYear(word, before, after)) return capital(small)
  // 'Uncle Tunde' is a name.
  const isTitle = /^(?:uncle|aunt|auntie)$/.test(plain) && /^\p{Lu}\p{Ll}/u.test(after?.text ?? '')
  if (isTitle || isInNamedDay(words, at)) return capital(small)
  if (plain === 'pride' && (ofPride.has(after?.plain ?? '') || (text === 'Pride' && after?.plain === 'in')))
    return 'Pride'
  if (plain === 'fourth' && after?.plain === 'of') return 'Fourth'
  if (isEventName(words, at)) return text
  // 'HBCU', unless other words have capitals too.
  if (isInitials(text) && !isCommon(plain) && words.filter((one) => isInitials(one.text)).length === 1)
    return text
  const isStarting = isStart(word, before, after, at) && !isEventName(words, at + 1)
  // 'Coffee at Eastern Market' names a market.
  const isNamed =
    isNamePart(before) && /^\p{Lu}\p{Ll}/u.test(text) && words.some((one) => /^\p{Ll}{4}/u.test(one.text))
  if (isShouted || (isCommon(plain) && !isNamed) || isStarting) return small
  return text.replaceAll('’', "'")
}

const isInitials = (text: string) => /^\p{Lu}{2,5}$/u.test(text)

// New Year, New York; 'New job' is only the start of a sentence.
function isNewYear(
  { text, plain }: EventWord,
  before: EventWord | undefined,
  after: EventWord | undefined,
): boolean {
  if (plain === 'year' || plain === 'eve')
    return /^(?:new|lunar|chinese|year|years)$/.test(before?.plain ?? '')
  return (
    plain === 'new' &&
    (after?.plain === 'year' || after?.plain === 'years' || (text === 'New' && before !== undefined))
  )
}

// Common words that lose their capital in title case.
// prettier-ignore
const common = wordSet('wedding dinner lunch brunch party gala birthday garden rooftop summer winter spring fall autumn ball opera gallery museum beach day night evening morning afternoon interview job work office funeral baby shower black white tie cocktail charity formal casual first date trip in at on with for of the a an and by my your our his her to friend family school concert festival reception ceremony annual outdoor indoor doctor dentist friend sister brother mother father mom dad boss cousin daughter son aunt uncle colleague neighbor partner wife husband girlfriend boyfriend niece nephew ex fair state county farmers market picnic barbecue reunion retreat workshop meeting conference hike tasting tour cruise flight match game race carnival brewery tailgate potluck breakfast supper weekend show homecoming graduation rehearsal')
const eventHeads = new Set(['regatta', 'carnival', 'show', 'festival', 'fair', 'cup', 'open', 'marathon'])
const isNamePart = (word: EventWord | undefined) =>
  word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text) && !isCommon(word.plain)

// 'Sydney Festival' is a name, 'Music Festival' need not be.
const kindsOfEvent = wordSet(
  'music film food wine beer street jazz art arts book county state school horse dog fashion trade craft job career flower air car charity half full community cultural science boat fun comedy folk rock holiday christmas renaissance farm home',
)

/** Whether the word at `at` ends the name of an event: 'Chelsea Flower Show', but no 'Flower Show'. */
export function isEventName(words: readonly EventWord[], at: number): boolean {
  const word = words[at]
  const isFirst = at === 1 || (at === 2 && words[0]?.plain === 'the')
  return (
    word !== undefined &&
    eventHeads.has(word.plain) &&
    /^\p{Lu}\p{Ll}/u.test(word.text) &&
    isNamePart(words[at - 1]) &&
    (isNamePart(words[at - 2]) || (isFirst && !kindsOfEvent.has(words[at - 1]?.plain ?? '')))
  )
}
const isCommon = (plain: string) => common.has(plain)

// Words before them that are not in this list are taken as names: 'Beyoncé concert', 'Lions game', but 'a kids game'.
const shows = /^(?:concert|gig|game|match|tailgate|festival|movie|screening|tribute)$/
const kindsOfShow = wordSet(
  'old new late early horror action romantic classic drive scary animated silent french foreign football soccer basketball hockey baseball rugby cricket tennis volleyball lacrosse polo kids sports girls boys mens womens children youth friends finals playoffs final playoff championship league cup friendly home away big first last local college university high board card video chess pickup choir orchestra symphony band piano organ carol gospel pop classical indie punk metal rap techno opening live acoustic chamber stadium tribute benefit lunchtime work lantern light lights flower cherry water winter ice snow theater theatre dance literary writers poetry yoga kite balloon village town city neighborhood cheese chocolate seafood oyster lobster apple garlic tea coffee whisky whiskey oktober medieval pagan heritage religious spiritual free park trivia alumni country reggae blues soul folk salsa latin bluegrass techno house sunflower tulip lavender pumpkin harvest strawberry peach corn chili barbecue spring summer fall autumn outdoor indoor family night day evening morning afternoon weekend drum brass military veterans charity exhibition practice preseason rivalry netball bingo quiz escape tabletop moon sand block annual public private surprise birthday christmas halloween',
)

// The capital of a first word means nothing, nor does that of a word after only an article.
function isStart(
  { text, plain }: EventWord,
  before: EventWord | undefined,
  after: EventWord | undefined,
  at: number,
): boolean {
  // 'Malham Cove' is a name.
  const isName = after !== undefined && /^\p{Lu}\p{Ll}/u.test(after.text) && !isCommon(after.plain)
  const isForeign = isForeignLink(after)
  const isOfShow =
    shows.test(after?.plain ?? '') && !kindsOfShow.has(plain) && !kindsOfEvent.has(plain) && !isCommon(plain)
  return (
    !isName &&
    !isForeign &&
    !isOfShow &&
    (!before || (at === 1 && /^(?:an?|your|the)$/.test(before.plain))) &&
    /^\p{Lu}\p{Ll}/u.test(text) &&
    !/['’]s$/.test(text)
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
