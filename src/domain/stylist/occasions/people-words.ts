// Words for people as alternatives of regular expressions: lowercase, singular, without apostrophes, as in `plain`.

const parent = '(?:step|god)?(?:mother|father|mom|mum|dad)|mam'
const grandparent = 'grand(?:mother|father|ma|pa|ad|dad)|gran|granny|nana?'
/** Relatives older than the asker. */
export const elder = `${parent}|${grandparent}|aunt|auntie|uncle`
// Husbands, wives and partners.
const spouse = 'husband|wife|spouse|partner|boyfriend|girlfriend|fiancee?'
/** Children of the family, and twins, who may be the asker's own or a sibling. */
export const offspring = '(?:grand|step|god)?(?:son|daughter)|grand(?:child|kid)|niece|nephew|twin|triplet'
/** Adult relatives of any age, and spouses. */
export const kin = `${elder}|${spouse}|sister|brother|cousin`
/** Friends, neighbors and people at work. */
export const acquaintance =
  'friend|bestie|mate|buddy|neighbou?r|roommate|flatmate|coworker|colleague|classmate|boss|client|ex'

/** Finds a relative or friend at the end of a text, or alone in it: 'driving to my late mother', 'sister's'. */
export const kinBefore = new RegExp(
  String.raw`(?:^|\b(?:my|our|his|her) (?:\w+ )?)(?:${kin}|${offspring}|friend)s?$`,
)

/** Pets as one group. */
export const pets =
  '(?:dogs?|puppy|cats?|kitten|kitty|hamsters?|rabbits?|bunny|guinea pigs?|pets?|parrot|budgie|goldfish|tortoise|turtle|horse|pony|ferret|gerbil|rats?)'
/** Finds a pet with its people: 'our old dog'. */
export const ownPet = new RegExp(String.raw`\b(?:my|our|the|a|his|her|their|family) (?:\w+ ){0,2}?${pets}\b`)
/** Finds a pet right before its treatment: 'my dog's dental', 'picking up the cat from'. */
export const petBefore = new RegExp(
  String.raw`${ownPet.source}(?: s)?(?: (?:from|for|has|having|needs|is having|is getting))?(?: (?!after|before|since)\w+)?$`,
)
/** Finds a pet right after its treatment: 'for our old dog'. */
export const petAfter = new RegExp(String.raw`^(?:for|of|on) ${ownPet.source}`)
