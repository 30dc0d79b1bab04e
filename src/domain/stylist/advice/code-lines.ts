import type { DayTime } from '../outfit-needs.ts'
import type { DressCode } from './former/dress-codes.ts'

/** What a named dress code means, with the reason. */
// prettier-ignore
export const codeLines: Readonly<Record<DressCode, readonly string[]>> = {
  'white tie': ['White tie leaves no choice but quality: a tailcoat with white waistcoat and bow tie, or a full-length gown with long gloves.', 'White tie is the strictest code there is, so hire what you do not own and have it fitted.'],
  'black tie': ['Black tie means a dinner jacket with a bow tie or a floor-length dress; a well-cut evening jumpsuit passes, a business suit does not.', 'By the rules of black tie lapels shine, shoes shine, and nothing else has to.', 'Black tie is easiest in black or midnight, with all the character in cut and cloth.'],
  'black tie optional': ['Optional means that a dark suit is allowed and a dinner jacket or long dress is hoped for.', 'Where black tie is a wish, a very dark suit or a long simple dress answers it well.'],
  lounge: ['A suit is expected, with a tie or with a dress of the same weight.', 'Read the code as dark suit, plain shirt, polished shoe, or a tailored dress beside it.'],
  cocktail: ['Cocktail asks for a dress around the knee, a dressy jumpsuit or a dark suit; the tie is up to you.', 'The word cocktail rules out denim and floor length alike and leaves the whole middle to you.'],
  'semi-formal': ['Semi-formal sits between office and evening: a suit without the stiffness, a dress without the train.', 'Read semi-formal by the clock: lighter and looser by day, darker and shinier after six.'],
  festive: ['Festive is cocktail with permission: color, velvet, a little metal thread.', 'A festive code wants one cheerful thing on an otherwise tailored base.'],
  'business casual': ['Business casual means a collar or a fine knit, real trousers or a skirt, and no sportswear.', 'Take business casual as a suit broken in two: jacket with other trousers, trousers with a knit.'],
  'smart casual': ['Smart casual is one dressy piece for each easy one: blazer with dark denim, silk top with chinos.', 'For smart casual the shoes should be the smart half.'],
  'no jeans': ['Since denim is ruled out, let wool trousers, a midi skirt or pressed chinos take its place.', 'No jeans usually means no sneakers either; a loafer or an ankle boot settles it.'],
  'beach formal': ['Formal on warm ground means long hems and light suits, in linen and silk rather than wool.', 'Resort codes like length, air and color, and forgive an open collar.'],
  jeans: ['Jeans are welcome, so make them your darkest or your best-fitting pair.', 'As denim is allowed, put the care into the shoe and the layer.'],
  relaxed: ['Relaxed is not careless: it takes away the tie and the heel, not the iron.', 'Where a place calls itself relaxed, keep the quality and drop one formality.'],
  dressed: ['It is a dressed-up room, so finish every edge: hem, cuff, shoe, nails.', 'At that level people dress for the room as much as for themselves; be part of it.'],
}

/** For what lasts from light to dark. `{hour}` is 'at four' or 'by day'. */
// prettier-ignore
export const longDayLines = [
  'It starts {hour} and ends in the dark, so plan one base and one layer you can put on without thinking.',
  'Between a start {hour} and the last goodbye the light and the air both change; the layer is what adapts.',
  'Begin {hour} a little plain, and let a jacket, a jewel or a darker lip make the evening of it.',
  'Dress for the later half and take something off for the beginning {hour}.',
] as const

/** For what begins at a stated hour. `{hour}` is 'at 7 pm', `{Hour}` the same at the start. */
// prettier-ignore
export const hourLines: Readonly<Record<DayTime, readonly string[]>> = {
  morning: ['{Hour} nobody is awake enough for contrast; keep the tones close together.', 'For a start {hour} lay everything out the night before, socks included.', 'Morning light {hour} is cool, which favors clear color over beige.'],
  day: ['{Hour} it is daylight, where texture shows and shine looks borrowed from the evening.', 'A start {hour} asks for daytime cloth: matte, crisp, and in a color that can stand the sun.', 'By the clock it is day {hour}, so leave satin and sequins for later.'],
  evening: ['{Hour} it is evening by every rule, so darker color and a little gleam are right.', 'A start {hour} means people come dressed for the night and not from the day.', 'Lamps are lit {hour}, and under lamps deep color looks deeper.'],
  night: ['By that hour, {hour}, comfort shows on the face, so let the shoes be kind.', 'What happens {hour} is lit from the side: shape counts, pattern does not.', '{Hour} the coat is as much part of it as the outfit.'],
}

/** For the evening, where heat and hour say that the air will cool. */
// prettier-ignore
export const eveningOutdoorLines = [
  'After sunset the air drops by several degrees, and the layer should be as good as what it covers.',
  'Evening light outdoors is warm and low, which is kind to rust, gold and wine and hard on gray.',
  'Once it is dark outdoors, cloth with a surface, slub, rib or satin, is what catches the lamps.',
  'Bring the second layer as part of the look, for you will be wearing it by dessert.',
] as const
