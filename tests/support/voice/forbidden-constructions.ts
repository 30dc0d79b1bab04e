/**
 * Constructions that the voice guide forbids in texts of Armadio: archaic words, riddles, clothes that speak. A failing
 * test over generated texts names the text and the construction. Names typed by the user are exempt.
 */
// prettier-ignore
const forbidden: readonly { readonly name: string; readonly isForGenerated: boolean; readonly pattern: RegExp }[] = [
  { name: 'archaic', isForGenerated: false, pattern: /\b(anew|reckon\w*|beside|whose|hence|upon|askew|kin|errs?)\b/i },
  { name: 'body', isForGenerated: false, pattern: /\b(some|every|any|no)body\b/i },
  { name: 'one', isForGenerated: false, pattern: /\bone's\b|\bone (wants|has|wears|owns|would)\b|\bis what one\b/i },
  { name: 'uncontracted', isForGenerated: false, pattern: /\b(do|does|did|is|are|was|were|has|have|could|would|should) not\b|\bcannot\b/i },
  { name: 'is no', isForGenerated: false, pattern: /(?<!there )\b(is|are|was|were) no (?!longer\b|one\b)[a-z]/i },
  { name: 'semicolon', isForGenerated: false, pattern: /;/ },
  { name: 'percent', isForGenerated: false, pattern: /\d[\s\u00a0\u202f]%/ },
  { name: 'date', isForGenerated: false, pattern: /\b\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/ },
  { name: 'calque', isForGenerated: false, pattern: /\b(did not|didn't) come\b|\bcame back\b|\b(take|takes|taken|took) back\b|\bstill stands?\b|\bfor good\b|\bcut short\b|\bas far as (it|they|the)\b|\bcomes? to lie\b|\bin the meantime\b|\bhand(ed|s)? over\b/i },
  { name: 'British', isForGenerated: false, pattern: /\b(colour|grey|autumn|trainers|jumper|queue|plasters?|cinema|takeaway|canteen|high[- ]street|marl|telephone|cloakroom|turn-up)\b/i },
  { name: 'cloth', isForGenerated: false, pattern: /(?<!(damp|soft|clean|dry|polishing) )\bcloths?\b/i },
  { name: 'we', isForGenerated: false, pattern: /\b([Ww]e|[Oo]urs?)\b/ },
  { name: 'relative subject', isForGenerated: false, pattern: /^(Those who|Whoever|Whatever|(What|Who) (is|are|was|were|you|your|people|comes|came|has|have|goes|nothing))\b[^?]*\.$/ },
  { name: 'asks', isForGenerated: true, pattern: /\basks? for (at|a little|casual|smart|dressy|formal|about|some|that)\b|\basks for\b|\b(as|than) [^.,]{1,40} asks?\b/i },
  { name: 'clothes speak', isForGenerated: true, pattern: /\b(answers?|argues?|competes?|speaks? for|gets? on|comes? forward|comes? back in|steps? back|stays? out of the way|does the talking|keeps its manners|lets? .{1,40} (lead|be seen|shine))\b/i },
  { name: 'compass', isForGenerated: true, pattern: /\b(at the (other )?end|at one end|to end on|to stand on|to begin with|to build on|set on|underfoot|over it all|over both|at the foot of|at the hem|down to an? |carr(y|ies) the line|in one (long )?line|top to toe|from the waist)\b/i },
  { name: 'neither', isForGenerated: true, pattern: /\b(neither|nor)\b/i },
  { name: 'riddle', isForGenerated: true, pattern: /\b(near enough|far enough|enough to (belong|forget|tell)|two surfaces|without a thought|no matter for|is a (clear|quiet) (step|contrast)|a quiet step|the eye|on the easy side|and no more|would be thin|keeps its line|share an? \w+ side|belongs? to (a|an|no|one) \w+|(fill|close) the (place|gap))\b/i },
  { name: 'turns', isForGenerated: true, pattern: /\b(first day out|its turn|a turn|has waited|been out yet|is due|rest(ed|s) a day|comes? again)\b/i },
  { name: 'inverted', isForGenerated: true, pattern: /^(Beside|Against|Between|Next to|Of all|In the \w+ of|From [\w ]+ to [\w ]+ (it|the)|For [^,.]{1,50} (it|they) (is|are|carr|keep))/ },
  { name: 'list without commas', isForGenerated: true, pattern: /\b(\w+) or \w+ or \w+/ },
  { name: 'unnamed season', isForGenerated: true, pattern: /\banother season\b/i },
  { name: 'part of a word', isForGenerated: true, pattern: /\b[Ww] (?!\d)|\bmulti (?!\w+-)/ },
  { name: 'hyphen', isForGenerated: true, pattern: /\b(two|three|four|five|\d+) (day|hour|week|night) \w+(?<!s)\b(?! ago)/ },
  { name: 'exclamation', isForGenerated: true, pattern: /!/ },
]

/** Returns the forbidden constructions in a generated text, such as 'semicolon: the text'. */
export function forbiddenIn(text: string): string[] {
  return forbidden.filter(({ pattern }) => pattern.test(text)).map(({ name }) => `${name}: ${text}`)
}

/** Like `forbiddenIn`, for hand-written texts such as labels and messages, which have fewer rules. */
export function forbiddenInWritten(text: string): string[] {
  return forbidden
    .filter(({ isForGenerated, pattern }) => !isForGenerated && pattern.test(text))
    .map(({ name }) => `${name}: ${text}`)
}

/** Returns the sentences of a text with more than `mostWords` words. */
export function tooLongIn(text: string, mostWords: number): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(/\s+/).length > mostWords)
}
