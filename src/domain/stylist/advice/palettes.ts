import type { StylePreference } from '../../../contract/stylist.ts'

/** Colors of the main piece, of what goes with it, of shoes and leather, and of jewelry or the extra piece. */
export type Palette = readonly [main: string, second: string, leather: string, accent: string]

interface Palettes {
  /** For spring, summer and daylight. */
  readonly light: readonly Palette[]
  /** For fall and winter. */
  readonly deep: readonly Palette[]
  /** For dressed evenings, in any season. */
  readonly evening: readonly Palette[]
}

const of = (rows: string): Palette[] =>
  rows.split(', ').map((row) => {
    const [main = 'navy', second = 'cream', leather = 'black', accent = 'silver'] = row.split(' ')
    return [main, second, leather, accent]
  })

/** Every word is one that `swatchColor` knows. */
// prettier-ignore
export const palettes: Readonly<Record<StylePreference, Palettes>> = {
  professional: {
    light: of('navy sky-blue tan silver, slate ivory cognac gold, stone navy espresso silver, steel-gray cream chestnut gold, taupe powder-blue black silver'),
    deep: of('charcoal cream black silver, navy burgundy chestnut gold, slate camel espresso gold, espresso ivory cognac gold, graphite teal black pewter'),
    evening: of('navy silver black pearl, charcoal ivory black silver, burgundy charcoal black gold, emerald navy black gold, aubergine slate black silver'),
  },
  casual: {
    light: of('indigo white tan silver, sage ecru white gold, sky-blue oatmeal tan silver, khaki white cognac gold, coral cream tan gold, olive stone white silver'),
    deep: of('olive oatmeal brown silver, rust denim-blue cognac gold, indigo camel chestnut gold, gray mustard brown silver, brick charcoal tan gold'),
    evening: of('navy rust cognac gold, teal charcoal brown silver, burgundy denim-blue black silver, olive cream espresso gold, indigo copper black gold'),
  },
  formal: {
    light: of('navy ivory black pearl, slate silver black silver, sapphire pearl-gray navy silver, charcoal powder-blue black silver, jade ivory navy gold'),
    deep: of('charcoal wine black silver, navy cream oxblood gold, plum graphite black pearl, espresso ivory oxblood gold, petrol charcoal black silver'),
    evening: of('black ivory black silver, navy pearl-gray black silver, emerald black black gold, wine black black gold, sapphire silver black silver, plum charcoal black pearl'),
  },
  trendy: {
    light: of('pistachio brown cream silver, cobalt vanilla silver silver, lilac olive white silver, coral burgundy white gold, yellow gray black silver, peach cobalt tan silver'),
    deep: of('burgundy powder-blue black silver, chocolate sky-blue espresso gold, mustard purple brown silver, teal rust oxblood gold, olive pink burgundy silver'),
    evening: of('fuchsia burgundy black silver, cobalt silver black silver, chocolate copper gold gold, purple rust oxblood gold, silver charcoal black silver'),
  },
  classic: {
    light: of('navy white tan gold, camel ivory chestnut gold, sky-blue navy cognac pearl, cream navy tan gold, khaki sky-blue chestnut silver'),
    deep: of('wine navy chestnut gold, camel charcoal black gold, navy burgundy oxblood gold, gray cream espresso pearl, tobacco navy cognac gold'),
    evening: of('navy wine oxblood pearl, black camel black gold, emerald ivory black pearl, burgundy navy espresso gold, charcoal ruby black silver'),
  },
  bohemian: {
    light: of('terracotta ecru tan gold, turquoise sand cognac silver, apricot olive tan copper, saffron ivory caramel gold, sage rust cognac bronze, rose ochre tan gold'),
    deep: of('rust plum cognac bronze, ochre teal chestnut copper, olive burgundy brown gold, mahogany mustard tobacco bronze, aubergine camel cognac gold'),
    evening: of('ruby copper cognac gold, teal bronze espresso gold, plum saffron brown bronze, emerald rust cognac copper, indigo gold oxblood gold'),
  },
  minimalist: {
    light: of('ecru stone white silver, gray white black silver, sand ivory taupe silver, sage bone white pewter, navy gray white silver, olive cream black silver'),
    deep: of('charcoal oatmeal black silver, camel cream espresso gold, taupe black espresso pewter, slate gray black silver, chocolate stone black gold'),
    evening: of('black bone black silver, graphite pearl-gray black silver, navy black black pewter, espresso taupe black gold, ivory charcoal black silver'),
  },
  edgy: {
    light: of('black white black silver, gray cobalt black pewter, denim-blue black white silver, khaki black black silver, white charcoal black silver'),
    deep: of('black oxblood black silver, charcoal rust black pewter, graphite purple black silver, burgundy black black silver, olive gray black silver'),
    evening: of('black ruby black silver, oxblood graphite black pewter, black silver black silver, indigo crimson black silver, petrol black black silver'),
  },
}

/** Where custom asks for color itself, whatever the preference. */
// prettier-ignore
export const jewelPalettes: readonly Palette[] = of('emerald saffron gold gold, fuchsia teal gold gold, sapphire copper gold gold, purple saffron bronze gold, turquoise magenta gold gold, ruby teal gold gold, jade plum gold gold, cobalt fuchsia silver silver, magenta gold gold gold')
