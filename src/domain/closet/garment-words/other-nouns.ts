/** What people own and Armadio has no drawing for. */
// prettier-ignore
export const otherThings = [
  'bracelet', 'ring', 'brooch', 'jewelry', 'hair piece', 'small thing', 'socks', 'swimwear', 'underwear', 'bodysuit', 'suit',
  'cape', 'kimono',
] as const
export type OtherThing = (typeof otherThings)[number]

/** Words that name it, written as in `kindNouns`. */
// prettier-ignore
export const otherNouns: Readonly<Record<OtherThing, string>> = {
  bracelet: 'bracelet bangle armreif bracciale pulsera armband',
  ring: 'ring anello anillo bague',
  brooch: 'brooch brosche spilla broche',
  jewelry: 'schmuck gioielli joyas bijoux cufflink tie-clip tie-bar anklet body-chain',
  'hair piece': 'headband head-band hairband haarreif haarband cerchietto diadema hair-clip hair-tie barrette scrunchie tiara fascinator serre-tete hair-bow hair-halo flower-crown floral-crown',
  'small thing': 'wallet keyring key-ring key-chain keychain card-holder cardholder money-clip phone-case iphone-case sticker bag-charm umbrella regenschirm ombrello paraguas parapluie geldborse portafoglio pocket-square suspenders hosentrager bretelle bretelles tirantes earmuffs ear-muffs',
  socks: 'sock socken strumpfe calze calzini calcetines chaussettes stockings kniestrumpfe legwarmers leg-warmers medias',
  swimwear: 'swimsuit swimwear bikini bikini-top bikini-bottom bikini-set tankini badeanzug badehose banador bathing-suit costume-da-bagno maillot-de-bain swim-trunks trunks boardshorts monokini rash-guard',
  underwear: 'bra sports-bra lingerie panties underwear boxers briefs thong nightgown nightdress nightshirt pajama pyjama schlafanzug nachthemd pijama sleepwear bathrobe bademantel bustino reggiseno',
  bodysuit: 'bodysuit leotard',
  suit: 'pantsuit pant-suit trouser-suit hosenanzug',
  cape: 'poncho cloak mantella umhang',
  kimono: 'kimono',
}

/** Count only where no other word of the text names a piece. */
export const weakOtherNouns: Partial<Record<OtherThing, string>> = {
  bracelet: 'cuff',
  jewelry: 'jewelry jewellery charm',
  cape: 'cape',
  brooch: 'pin',
  'hair piece': 'crown halo veil',
  'small thing': 'accessory accessories case',
  suit: 'suit anzug tailleur traje completo',
  bodysuit: 'body',
}
