import type { GarmentLength, RainFitness, Silhouette } from '../../garment.ts'

// Lowercase without accents, with all inflected forms, because the lookup is exact. Hyphens join the words of a phrase.

// prettier-ignore
export const silhouetteWords: Readonly<Record<Silhouette, string>> = {
  slim: 'skinny slim slimfit fitted bodycon pencil tight figure-hugging cigarette schmal schmale eng enge enges ajustado ajustada ajuste ajustee aderente moulant moulante cenido cenida cintre cintree bleistiftrock sheath mermaid trumpet wiggle bandage',
  regular: 'straight regular',
  loose: 'oversize oversized wide wide-leg boxy relaxed relaxed-fit baggy loose loose-fit boyfriend balloon palazzo flared flare a-line full-skirt swing smock tiered trapeze cocoon slouchy slouch weit weite weites ample ancho ancha anchos larghi ampio ampia evase evasee flowy flowing billowy voluminous puff-sleeve batwing dolman roomy big huge',
}

// prettier-ignore
export const lengthWords: Readonly<Record<GarmentLength, string>> = {
  cropped: 'cropped crop mini playsuit romper capri kurz kurze kurzer corto corta court courte short ankle-length',
  regular: 'midi',
  long: 'maxi long longline long-line tall full-length floor-length ankle-grazing lang langer lange langes lungo lunga longue largo larga knee-high over-the-knee thigh-high overknee overknees kniestiefel cuissardes maxikleid maxirock',
}

export type Sleeves = 'none' | 'short' | 'long'

// prettier-ignore
export const sleeveWords: Readonly<Record<Sleeves, string>> = {
  none: 'sleeveless strapless halter halterneck spaghetti off-shoulder off-the-shoulder cold-shoulder one-shoulder backless open-back racerback bandeau armellos armellose armelloses tragerlos schulterfrei sans-manches senza-maniche sin-mangas smanicato smanicata bare tirantes puffer-vest quilted-vest padded-vest puffer-gilet padded-gilet quilted-gilet steppweste',
  short: 'short-sleeve short-sleeves short-sleeved half-sleeve kurzarm kurzarmelig maniche-corte manica-corta manga-corta manches-courtes cap-sleeve cap-sleeves ss',
  long: 'long-sleeve long-sleeves long-sleeved longsleeve langarm langarmelig langarmshirt maniche-lunghe manica-lunga manga-larga manches-longues',
}

/** Words for shoes that leave the foot bare. */
export const openToeWords = 'open-toe peep-toe open-toed peeptoe gladiator strappy thong barefoot'

/** Insulation factor by words. */
// prettier-ignore
export const warmthWords: Readonly<Record<string, number>> = {
  'lightweight featherweight leicht leichte leichter leichtes leggero leggera ligero ligera leger legere ultralight': 0.75,
  'thin fine merino dunn dunne sottile fin fino fina finestrick featherlight breathable unlined': 0.82,
  'sheer see-through transparent openwork crochet crocheted eyelet cutout cut-out perforated': 0.75,
  'summer sommer estate estivo estiva verano ete tropical-wool': 0.85,
  'winter invierno inverno invernale hiver wintermantel winterstiefel snow schnee ski': 1.25,
  'heavy heavyweight thick dick dicke dicker dickes grosso grossa grueso gruesa epais epaisse grobstrick': 1.25,
  'chunky double-face double-faced': 1.22,
  'warm thermal thermo insulated waterproof-insulated arctic expedition': 1.3,
  'lined gefuttert foderato foderata forrado forrada doublee fleece-lined fur-lined shearling-lined sherpa-lined': 1.2,
  'padded quilted gesteppt gesteppte gesteppter wattiert trapuntato acolchado acolchada matelasse matelassee': 1.25,
  'sweater-dress jumper-dress knit-dress knitted-dress strick-kleid sweatshirt-dress': 1.4,
  'knit knitted strick gestrickt tricot punto maille': 1.1,
}

// prettier-ignore
export const rainWords: Readonly<Record<RainFitness, string>> = {
  'keeps out': 'rain-boots rain-boot rubber-boots rubber-boot waterproof wasserdicht impermeabile impermeable gore-tex goretex rain regen rainproof hardshell oilskin wellies wellington wellingtons gummistiefel rubber pluie pioggia lluvia sympatex h2no',
  bears: 'water-resistant water-repellent waxed wax wasserabweisend showerproof softshell weatherproof all-weather gabardine',
  suffers: 'embellished beaded rhinestone feather feathers embroidered dry-clean',
  spoils: 'espadrille espadrilles alpargatas',
}

/** Words for seasons. */
// prettier-ignore
export const seasonWords = {
  warm: 'summer sommer sommerkleid estate estivo estiva verano ete sundress seersucker madras beach holiday resort vacation',
  cold: 'winter invierno inverno invernale hiver wintermantel winterstiefel snow schnee ski',
  cool: 'sweater-dress jumper-dress knit-dress knitted-dress strick-kleid',
  mild: 'autumn herbst autunno otono automne between-seasons mid-season transitional ubergangsjacke ubergang',
} as const

/** Phrases that contain one of the other words without its meaning. */
// prettier-ignore
export const idleWords =
  'lace-up laceup lace-ups button-down buttoned-down fold-down roll-down turn-down drop-down side-stripe side-stripes stripe-detail tie-front short-skirt long-johns wide-brim wide-brimmed sport-coat sport-jacket sports-jacket sport-utility smart-watch smart-phone rubber-sole rubber-soles satin-finish velvet-touch pearl-snap check-out snake-chain snake-ring all-over full-zip half-zip flower-girl lace-front light-wash dark-wash medium-wash'
