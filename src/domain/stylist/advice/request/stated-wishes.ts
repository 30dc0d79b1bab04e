import { plainText } from '../../occasions/matching/clauses.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'

// Each clause is matched on its own, as plain words.
const denied = /\b(?:not|no|dont|doesnt|never|hate|hates|dislike|without|cant|avoid)\b/
const meetings =
  '(?:hearings?|court|trial|tribunal|deposition|mediation|interviews?|meetings?|conference|appointment|consultation|class|lecture|exam|defense|viva|presentation|pitch|talk|panel|funeral|service|ceremony|event|call|shower|party|reunion|birthday)'
const screens = '(?:zoom|teams|video|webcam|skype|webex|facetime|google meet)'
const builds = 'curvy|chubby|plump|stocky|round|busty|fat|heavy|skinny|slim|thin|muscular'

const plainColors = /\bi (?:only |always )?(?:wear|dress in) (?:plain|quiet|muted) (?:colou?rs|clothes)\b/
// 'A virtual court hearing', 'an interview over Zoom'.
const onScreen = new RegExp(
  String.raw`\b(?:virtual|remote|online|${screens}) (?:\w+ ){0,2}${meetings}\b|\b${meetings} (?:\w+ ){0,4}(?:(?:on|over|via|by|through) (?:a |ms |microsoft )?${screens}|online|remotely|virtually)\b|\b(?:over|on|via|by|through) (?:a |ms |microsoft )?${screens}\b(?! (?:date|with friends|drinks))|^(?:(?:its|it is|all|fully|but|which is) )*(?:virtual|remote|online|(?:(?:on|over|via|by) )?(?:a )?${screens}(?: call| meeting)?)(?: only)?$`,
)
// The asker rows of wishes that many wordings express.
const wishes: Readonly<Record<string, RegExp>> = {
  video: onScreen,
  'seen from the waist up': onScreen,
  remote: onScreen,
  // 'She can't do buttons or zips'.
  'no fastenings':
    /\b(?:no|without|hates?|cant|cannot|struggles?)(?: (?:do|manage|handle|use|work|with|any|up|fiddly|small))* (?:buttons?|zips?|zippers?)(?: (?:or|and|nor|no))* (?:buttons?|zips?|zippers?)\b/,
  // 'Donating blood on my lunch break': the day is spent at work.
  'blood at lunch':
    /\b(?:donat\w+|giv\w+|draw) (?:\w+ )?(?:blood|plasma)\b.*\b(?:lunch (?:break|hour|brake)|between meetings|(?:before|after|at|during) (?:my )?(?:work|the office))\b/,
  // 'I love prints and color', 'I'd like to look cheerful'.
  colorful:
    /\b(?:(?:love|loves|like|likes|adore|prefer|want|wants|live in) (?:\w+ ){0,3}(?:colors?|colorful|brights?|bright colors|prints?|patterns?)|(?:look(?:ing)?|come|dress|wear|asked for|said) (?:\w+ )?(?:cheerful|colorful|bright|joyful))\b|\bsomething (?:\w+ )?(?:cheerful|joyful|bright)\b|\b(?:in|wear|something in) (?:a )?(?:bright|bold|vivid|cheerful) (?:colou?rs?|prints?)\b/,
  // 'My date wears emerald green', 'my wife will be in teal'.
  'partner in color': new RegExp(
    String.raw`\bmy (?:date|wife|husband|girlfriend|boyfriend|partner|fiancee?|bride) (?:is |will |will be |is going to |s )?(?:wears?|wearing|in|be in) (?:\w+ ){0,2}(?:red|burgundy|wine|pink|blush|coral|orange|rust|yellow|gold|green|emerald|sage|teal|turquoise|blue|navy|purple|lilac|lavender|plum|silver|champagne)\b`,
  ),
  // 'Must be seen on the slope', 'easy to spot for the kids'.
  seen: /(?<!\b(?:hands?|faces?|tattoos?|scars?|stains?|bump|bag|legs?|bra|lines?|it|sweat|belly|tummy|ostomy|stoma|pump|port|them|this|that) (?:\w+ )?)\b(?:be|being) (?:\w+ )?(?:seen|visible|spotted)\b(?! naked| as| with)|\beasy to (?:spot|see|find)\b|\b(?:must|need to|needs to|have to|should|can|could) (?:easily )?(?:see|spot|find) me\b|\bstand out (?:in (?:the|a) crowd|on the)\b|\bvisible (?:in|on|at|from|to)\b|\b(?:safe|seen) in the dark\b/,
  // 'One thing a bit fun', 'a pop of color'.
  'fun piece':
    /\b(?:one|a|some|something|anything|bit|touch|hint|splash|little) (?:\w+ ){0,3}?(?:fun|playful|quirky|cheeky|whimsical|flamboyant|funky|silly)\b(?! (?:run|fair|day|night|event|party|outing|date|time))|\bpop of colou?r\b|\b(?:touch|hint|splash|bit|dash) of (?:color|colour|personality|drama|whimsy|humor|humour)\b/,
  // 'Lots of tattoos I want to show'.
  'shows tattoos':
    /\b(?:tattoos?|ink) (?:\w+ ){0,4}(?:show|shown|showing|on display|be seen|visible)\b|\b(?:show|showing|show off|showing off|display) (?:\w+ ){0,2}(?:tattoos?|ink)\b|\bshow(?:ing)? (?:it|them)(?: off)?\b/,
  // 'I'd like to show off my legs', and of a prosthetic leg 'to show it off'.
  'shows legs': /\bshow(?:ing)?(?: off)? (?:my |some )(?:\w+ )?legs?\b(?! (?:tattoos?|brace))/,
  'shows arms': /\bshow(?:ing)?(?: off)? (?:my )(?:\w+ )?(?:arms|biceps|shoulders)\b/,
  'shows prosthesis':
    /\bshow(?:ing)?(?: off)? (?:it|this|that|my (?:\w+ )?(?:prosthe\w+|blade|leg))\b|\b(?:prosthe\w+|blade) (?:\w+ ){0,3}(?:show|seen|visible|on show)\b/,
  // Who lives in a care home needs no coat for lunch there: 'what should I get her to wear?'
  'at home in care':
    /\b(?:lives?|living|is|stays?) in (?:an? |her |his |the )?(?:care|nursing|retirement) home\b|\bin assisted living\b/,
  'gown color':
    /\bgowns? (?:is|are|will be) (?:\w+ )?(?:maroon|burgundy|red|crimson|purple|green|blue|gold|orange)\b|\b(?:maroon|burgundy|red|crimson|purple|green|blue|gold|orange) gowns?\b/,
  // 'What do I put under them?' of scrubs.
  'under scrubs': /\b(?:under|beneath) (?:them|it|these|those)\b|\bunderneath\b/,
  // 'Get sunburnt in minutes', 'burn really fast'.
  'fair skin':
    /\bsunburn\w*|\bburns? (?:\w+ )?(?:easily|easy|fast|quickly|badly|in (?:\w+ )?(?:minutes|seconds|the sun))\b|\bturns? (?:\w+ ){0,2}(?:red|pink) in the sun\b|\b(?:burn\w*|red) (?:like|as) a lobster\b|\b(?:redhead|redheaded)\b/,
  'runs hot':
    /\b(?:i|im|i am)(?: (?:get|run|feel|am|always|usually|constantly|often|easily|too|so|really|very))+ (?:hot|warm|overheated|boiling)\b(?! (?:flash|flush|chocolate|water|tub))|\boverheats?\b|\bmelt(?:s|ing)? in (?:the |this )?(?:heat|sun)\b/,
  'always cold':
    /\b(?:i|im|i am)(?: (?:get|run|feel|am|always|usually|constantly|often|easily|too|so|really|very))+ (?:cold|chilly|freezing)\b(?! (?:feet|hands|sores?|calls?|at night|in the evenings?))|\bi (?:freeze|chill)(?: \w+)? (?:easily|fast|quickly)\b|\b(?:cold|chilled) (?:very |really |so )?easily\b|\b(?:bad|poor) circulation\b|\b(?:hate|cant stand) (?:being|getting|feeling) cold\b/,
  // 'Straight from my plumbing job', 'no time to go home'.
  'from work':
    /\b(?:straight|directly|running|rushing|i come(?! from an?\b)|im coming|ill come) from (?:(?:my|the|our|an?|another) )?(?:\w+ ){0,2}?(?:work|jobs?|shift|office|site|gig|lab|school|class|practice|training|rehearsal|choir|gym|factory|warehouse)\b|\bno (?:time|chance|way) to (?:go|get|pop|drive) home\b|\b(?:right )?after (?:my|a) (?:\w+ ){0,2}shift\b|\b(?:cant|wont be able to|without) (?:go|get|going|getting) home (?:first|before|in between|to change)\b/,
  // 'Nobody at work knows yet'.
  'hidden pregnancy': /\b(?:nobody|no one|noone) (?:\w+ ){0,3}knows yet\b/,
  // 'I wear plain colors and no jewelry'.
  'plain people': plainColors,
  'in neutrals': plainColors,
  // 'They say dark clothes because of reflections'.
  'dark style':
    /\b(?:dark|all black) (?:clothes|clothing|colou?rs|top|shirt|outfit)\b|\b(?:be|stay|remain) (?:invisible|unseen)\b/,
  // 'I stay dry on the bench'.
  'not swimming':
    /\b(?:stay|staying|keep|keeping) dry\b|\bno swimming for me\b|\b(?:wont|dont|not|cant) (?:be |want to |wanna )?(?:swim|swimming|(?:go|going) in(?: the (?:water|pool|sea|lake)\b|$)|get wet|getting wet|paddle|dive)\b/,
  // 'I'm 5 feet tall'.
  'short height':
    /\b(?:(?:4|four) (?:feet|foot|ft)(?: \d+)?|(?:5|five) (?:feet|foot|ft)(?: [0-2])?) tall\b|\b(?:im|i am) (?:4|four) (?:feet|foot|ft)\b(?! (?:from|away|apart|behind|above|below|deep|under))\b/,
  faints: /\bpots syndrome\b|\bpostural tachycardia\b/,
  washable: /\bwashable\b/,
  // 'School photos, boy 9'.
  'young child':
    /^(?:(?:for|its for) )?(?:(?:my|our|a|the) )?(?:little )?(?:boy|girl|son|daughter|grandson|granddaughter|nephew|niece|kid)(?: is)?(?: aged?)? (?:[3-9]|1[01])$/,
  // 'A ski lesson, no ski clothes', 'I don't have any hiking gear'.
  'lacks gear':
    /\b(?:no|without|dont (?:own|have)(?: any)?|havent got(?: any)?|havent any) (?:(?:ski|skiing|snow|hiking|riding|camping|sports?|diving|climbing|fishing|outdoor|proper|special|winter|formal|dressy|of the) )*(?:gear|clothes|equipment|kit)\b(?! (?:that|which|to|for|with|is|are|so))/,
  // 'The mom, short and curvy', but not 'short and sweet' and 'short sleeves'.
  petite: new RegExp(
    String.raw`^short$|\b(?:im|i am) (?:(?:very|really|quite|pretty|rather|so|too|only|just) )?short(?=$| (?:and|but|so|with)\b)|\bshort (?:and|but) (?:${builds})\b|\b(?:${builds}) (?:and|but) short\b`,
  ),
  'tall height':
    /\b(?:im|i am) (?:an? )?(?:6|six) (?:feet|foot|ft)(?: \d+)?\b(?! (?:from|away|apart|behind|above|below|deep|under))|\bat (?:6|six) (?:feet|foot|ft) \d+\b|\b(?:6|six) (?:feet|foot|ft)(?: \d+)? tall\b/,
  // 'Can't stand long', 'we walk behind the coffin'.
  'flat shoes':
    /\b(?:cant|cannot|cant really|hard to|trouble) (?:stand|standing|walk|walking) (?:for )?(?:too |very )?(?:long|far|much)\b|\bwalk(?:ing)? (?:behind|in front of|beside|with) the (?:coffin|hearse|casket)\b|\b(?:lots of|many|steep|long) (?:walking|stairs|steps|cobbles?|cobblestones)\b|\b(?:shaky|weak|wobbly) legs\b|\b(?:lose|losing|bad|poor) balance\b/,
  // 'Must be black and long'.
  'floor length':
    /\b(?:black and long|long and black|long black (?:dress|skirt|gown)|(?:must|has to|have to|should) be long)\b/,
  // 'A hot kitchen', 'the stage lights are hot'.
  'hot room':
    /\b(?:hot|stuffy|sweltering|overheated|boiling|unairconditioned) (?:(?!yoga|dog|tub|pink|new)\w+ )?(?:kitchen|room|hall|church|gym|office|classroom|theater|tent|venue|barn|basement|bar|club|lights|stage|train|attic|natatorium|aquatic center)\b|\b(?:without|no) (?:air ?con(?:ditioning)?|ac|aircon)\b|\b(?:kitchen|room|hall|church|lights|stage|venue|tent|office) (?:is|are|gets|will be) (?:\w+ )?(?:hot(?! pink)|stuffy|boiling|sweltering)\b/,
}
// What the whole text must say as well, since the wish alone has other meanings.
const contexts: Readonly<Record<string, RegExp>> = {
  'shows prosthesis': /\bprosthe(?:sis|tic)\b|\bamputee\b/,
  'shows tattoos': /\b(?:tattoos?|ink)\b/,
  'at home in care':
    /\b(?:get|buy|dress|put|give|find|pick) (?:her|him|my (?:\w+ )?(?:gran\w*|nan|mum|mom|mother|dad|father|aunt|uncle))\b|\b(?:should|can|could|will) (?:she|he) wear\b/,
  'gown color': /\bgraduat\w+|\bcommencement\b|\bconvocation\b/,
  'under scrubs': /\bscrubs\b/,
  'hidden pregnancy': /\b(?:pregnan\w*|expecting|trimester|weeks|bump|morning sickness|ivf)\b/,
  'plain people': /\b(?:no|not|without|never|dont (?:wear|own)) (?:\w+ ){0,2}jewel/,
  'not swimming':
    /\b(?:pools?|water ?parks?|aquaparks?|swim\w*|water|lake|beach|sea|ocean|river|lagoon|hot tub|spa)\b/,
}
// Wishes that are worded as a denial: 'no time to go home'.
// prettier-ignore
const denials: ReadonlySet<string> = new Set(['no fastenings', 'always cold', 'from work', 'hidden pregnancy', 'not swimming', 'washable', 'lacks gear', 'flat shoes', 'hot room'])

/** Returns the ids of the asker rows of wishes that no fixed phrase covers. */
export function statedWishes(words: readonly EventWord[]): string[] {
  const clauses = [...Map.groupBy(words, ({ clause }) => clause).values()].map((some) => plainText(some))
  const all = plainText(words)
  // 'A hidden disability, POTS', but not 'washing pots'.
  const faints = words.some(({ text }) => text === 'POTS') ? ['faints'] : []
  const others = Object.keys(wishes).filter(
    (row) =>
      contexts[row]?.test(all) !== false &&
      clauses.some((text) => {
        const at = wishes[row]?.exec(text)
        return at && (denials.has(row) || !denied.test(`${text.slice(0, at.index)}${at[0]}`))
      }),
  )
  return [...faints, ...others]
}

const ownTrait =
  /\b(?:im|i am) (?:a|an|the|\d{2}|in my|size|petite|tall|short|very|really|quite|pretty|pregnant|plus|also|not)\b|\bi (?:have|use|hate|dont|cant|need|want|wear|burn|sweat|get|like|love|cover|own|weigh|really)\b/

/** Whether the asker describes herself, so that relatives in the text are company rather than the wearer. */
export const describesSelf = (words: readonly EventWord[]): boolean => ownTrait.test(plainText(words))
