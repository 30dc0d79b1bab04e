import type { StylePreference } from '../../../contract/stylist.ts'

interface PreferenceLines {
  /** On color and cut; `{c1}` and `{c2}` are the colors of the outfit. */
  readonly says: readonly string[]
  readonly tips: readonly string[]
}

// prettier-ignore
export const preferenceLines: Readonly<Record<StylePreference, PreferenceLines>> = {
  professional: {
    says: [
      'Choose {c1} with a matte surface and let {c2} be smooth beside it.',
      'Two colors carry it, {c1} for weight and {c2} for warmth of voice.',
      'Repeat {c2} in one small place, and {c1} looks planned.',
      'Hold it together with {c1} and {c2}, two tones that look decided rather than matched.',
      'A defined shoulder in {c1} gives the authority; {c2} beside it keeps it human.',
      'Choose {c1} as the base and let {c2} appear once, near the face.',
      'Sharp creases and a single clean line in {c1} say more than any accessory, with {c2} as the quiet second.',
      'Wear {c1} where the structure is and {c2} where the softness is.',
    ],
    tips: [ 'Keep a second pair of tights or socks in the desk, in a closed envelope.', 'Let nothing you wear need explaining before ten in the morning.','Have sleeves end at the wristbone; it is the cheapest alteration with the largest effect.', 'Use the same metal for watch, buckle and bag.', 'Let one piece be new this year and the rest be in perfect repair.', 'Press the collar last, from the points inward.', 'Keep the bag structured: a soft one undoes a sharp jacket.', 'Close a single button, the middle or the upper one.'],
  },
  casual: {
    says: [
      'Nothing has to match exactly: {c1} and {c2} only have to be on speaking terms.',
      'Let {c1} be worn in, and {c2} be fresh from the wash.',
      'A relaxed line in {c1} needs one tidy edge, so give that part to {c2}.',
      'Keep it easy with {c1} and {c2}, colors that look better a little washed.',
      'Start from {c1} in the piece you live in, and let {c2} be the only addition.',
      'Soft shapes in {c1} over {c2} look relaxed without looking unplanned.',
      'Comfort shows in proportion: one loose piece in {c1}, one closer piece in {c2}.',
      'Let {c1} do the work, and give {c2} to the part that people see first.',
    ],
    tips: [ 'Iron only what shows, and iron that well.', 'Let one sock, strap or stitch be cheerful.','Push the sleeves to the same height on both arms; it looks chosen.', 'One pressed piece in the outfit is enough to look awake.', 'Tuck the front, leave the back, check from the side.', 'Choose sneakers without a logo and they go nearly everywhere.', 'Replace the hoodie with a knit of the same shape.', 'Wash denim rarely, cold and inside out.'],
  },
  formal: {
    says: [
      'Keep {c1} from shoulder to floor, and let {c2} appear where the hands and the face are.',
      'Depth of color is rank here, so take {c1} as dark as it comes and {c2} sparingly.',
      'One cloth, one line, {c1} throughout, with {c2} at the throat or the cuff.',
      'Go dark and long in {c1}, with {c2} as the only relief.',
      'A single column of {c1} is the most formal thing you can wear; {c2} belongs at the edges.',
      'Let {c1} in a fine smooth cloth set the level, and {c2} confirm it.',
      'Formality lies in finish: {c1} without a crease, {c2} without a shine too many.',
      'Build it in {c1}, edge it in {c2}, and leave pattern to others.',
    ],
    tips: [ 'Stand for the last look and sit for the one before it.', 'Carry as little as the day allows, and nothing in the front pockets.','Show a finger’s width of cuff, or a single bracelet, never both.', 'Silk lining is felt, not seen, and changes how you stand.', 'Have shoes resoled before they need it.', 'Keep hosiery sheer and in the tone of the shoe.', 'Brush wool along the nap the evening before.', 'Fold a handkerchief in cotton by day and in silk by night.'],
  },
  trendy: {
    says: [
      'Wear {c1} in a cut you have not tried, and trust {c2} to explain it.',
      'Tone on tone is over for today: {c1} first, {c2} right beside it.',
      'Take {c1} oversized or cropped, never in between, and steady it with {c2}.',
      'Set {c1} against {c2}, a pairing of the moment that still has a reason.',
      'Pick one shape of this year, a wide leg, a cropped jacket or a square toe, and ground it in {c1} and {c2}.',
      'Let {c1} be the surprise and {c2} the alibi.',
      'Play with volume: the wide part in {c1}, the narrow part in {c2}.',
      'Wear {c1} head to knee and break it with {c2} where nobody expects it.',
    ],
    tips: [ 'Photograph it from the back; that is where new shapes go wrong.', 'Rent or borrow the piece you would wear once.','Limit yourself to a single trend an outfit; two compete, three are a costume.', 'Borrow from the other side of the shop: cut changes more than color.', 'Let the odd piece be the cheapest and the plain ones good.', 'Show an ankle, a sock or a cuff on purpose.', 'Layer a short jacket over a long shirt, or the other way around.', 'Pick the accessory nobody has yet rather than the bag everybody has.'],
  },
  classic: {
    says: [
      'Nothing ages slower than {c1} next to {c2}, in cloth that improves with wear.',
      'Think of {c1} as the coat of paint and {c2} as the woodwork.',
      'A clean collar, an honest length, {c1} and {c2}: leave it there.',
      'Rest it on {c1} and {c2}, which looked right thirty years ago and will in thirty.',
      'Choose {c1} in a straightforward cut, then {c2} to go beside it.',
      'A natural shoulder, a true waist and {c1} with {c2}: nothing here needs explaining.',
      'Let proportion speak, with {c1} as the long line and {c2} as the short one.',
      'Buy the quality in {c1}, and enjoy the variety in {c2}.',
    ],
    tips: [ 'Spend on what touches the ground and what touches the shoulders.', 'Buy the same thing again when it wears out; that is what style is.','Match leathers within a tone, not to the exact shade.', 'Pearls or a plain watch finish anything that has a collar.', 'Store knits folded and tailoring on wide hangers.', 'When in doubt, take one thing off at the mirror.', 'Choose buttons of horn or shell; plastic ages a good coat.', 'Let the trouser break once, just above the shoe.'],
  },
  bohemian: {
    says: [
      'Dye, weave and wear give {c1} its life; {c2} gives it shade.',
      'Start with a texture in {c1} that has a story, then quiet it with {c2}.',
      'Let one hem float and one sleeve fall, in {c1} first and {c2} after.',
      'Mix {c1} with {c2} the way earth and glaze meet on a pot.',
      'Let {c1} come in something woven, embroidered or crinkled, and {c2} keep it calm.',
      'Loose through the body, gathered at one point, and colored in {c1} and {c2}: that is the whole recipe.',
      'Layer {c1} over {c2} in two textures that your hand can tell apart.',
      'Bring in handwork, a stitch, a fringe or a block print, on {c1}, and rest it on {c2}.',
    ],
    tips: [ 'Air the embroidered piece instead of washing it.', 'Trade one accessory for another with a friend and it counts as travel.','Stop at two prints, and let them share one color.', 'Belt the loosest piece, low and soft.', 'Wear the rings together on one hand.', 'Choose worn leather before new; it takes the sweetness out of a print.', 'Leave one layer plain, so that the handwork shows.', 'Let the hem move and keep the shoulder close.'],
  },
  minimalist: {
    says: [
      'Subtract until {c1} and {c2} are all that is left, then check the seams.',
      'The line is the ornament: {c1}, uninterrupted, and {c2} where it ends.',
      'Choose {c1} for its surface and {c2} for its silence.',
      'Two tones are enough, {c1} and {c2}, with no visible fastening between them.',
      'Take {c1} in the best cloth you can find and give it room; {c2} comes in as a line.',
      'Leave out print, logo and contrast stitching, and let {c1} meet {c2} at a clean edge.',
      'One shape, one idea: {c1} cut straight, {c2} beneath it.',
      'Quiet color asks for exact fit, so spend on the tailor before the second piece in {c1} or {c2}.',
    ],
    tips: [ 'Cut out the label if its outline shows.', 'Do up every fastening or none of them.','Remove the belt if the waistband fits.', 'Pick bags without hardware, and shoes without contrast soles.', 'Steam, do not iron: a press shine is a decoration.', 'One piece of metal, brushed rather than polished.', 'Keep hems and sleeves at two levels only.', 'Choose cloth with body, since there is nothing to distract from it.'],
  },
  edgy: {
    says: [
      'Put tension into it, {c1} cut hard against {c2}.',
      'A zip, a buckle or a raw hem is enough on {c1}, while {c2} keeps its manners.',
      'Wear {c1} close and {c2} loose, or the reverse, but never both the same.',
      'Set something hard, leather, hardware or a square toe, against {c1}, and let {c2} be the crack of light.',
      'Keep to {c1} and {c2}, and make the cut asymmetric in one place only.',
      'Sharp beside soft: {c1} with a blunt edge, {c2} with a drape.',
      'Darken the whole thing to {c1} and break it once with {c2}.',
      'Let boots or a jacket be heavy, and everything in {c1} and {c2} between them light.',
    ],
    tips: [ 'Keep the hair undone if the clothes are sharp, and the other way around.', 'Let one seam show, and let it be straight.','Balance the heavy boot with a fine fabric above it.', 'Wear a single earring, large, or a stack of rings, not both.', 'Rough edges look intended only beside one immaculate piece.', 'Choose matte black over shiny black by day.', 'Cuff the jacket sleeve to show the lining.', 'Leave the rips to denim, and never more than one.'],
  },
}

/** Lines that offer the other way to dress, on a base of trousers and on a base of a dress. */
// prettier-ignore
export const otherWayLines = {
  trousers: [
    'A jacket and trousers in {c1} would say the same, with the same shoes below.',
    'For trousers instead, take a full leg in {c1} and the softest top you have.',
    'Without a dress it works as well: {c1} trousers, {c1} knit or silk, one clean line.',
    'If you would rather not wear a dress, tailored trousers and a fluid top in {c1} do the same work.',
    'A {c1} suit stands at exactly the same height, should trousers be more you.',
    'In trousers, keep the cloth the same and swap the dress for a draped top in {c1} and a sharp crease.',
    'Wide trousers in {c1} with a plain silk top make the trousered version of it.',
    'Those who live in trousers take the same {c1} in a soft jacket and a pressed leg.',
    'The version with trousers is as right: one tone of {c1} from collar to shoe.',
  ],
  dress: [
    'In a dress, look for {c1} with some weight and a hem at mid-calf.',
    'A dress in {c1}, plain at the neck, is the other way to be right.',
    'It also works as one piece, a long {c1} dress with the layer kept for later.',
    'If a dress is more you, take one in {c1} to the calf and keep the rest as it is.',
    'A plain midi dress in {c1} would stand at the same height.',
    'The same idea works as a dress: {c1}, a clean neckline, a hem that moves.',
    'Should you prefer a dress, choose {c1} with a sleeve and leave the jacket as it stands.',
    'Those who like a dress take it in {c1}, long enough to forget about.',
    'As a dress it would be {c1}, cut straight and worn with the same shoes.',
  ],
} as const

/** The same where the code is floor length. */
// prettier-ignore
export const floorLengthLines = {
  trousers: [
    'A dinner jacket with trousers to match is the same code in other cloth.',
    'Instead of the gown, take wide evening trousers in {c1} with a silk top to match.',
    'In a dinner suit you would stand at the same height, with {c1} kept for the scarf or the tie.',
    'If you would rather not wear a gown, a tuxedo cut for you answers the invitation just as well.',
  ],
  dress: [
    'If a dress is more you, let it be {c1} and reach the floor.',
    'A long plain gown in {c1} answers the same invitation.',
    'Instead of the jacket, a floor-length dress in {c1} is every bit as correct.',
    'Those who like a gown take it in {c1}, with sleeves or a wrap for the way.',
  ],
} as const
