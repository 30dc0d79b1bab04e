import type { RainFitness } from '../../garment.ts'

// Lowercase without accents, with all inflected forms, because the lookup is exact. Hyphens join the words of a phrase.

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
  'warm freezer coldstore thermal thermo insulated waterproof-insulated arctic expedition': 1.3,
  'lined gefuttert foderato foderata forrado forrada doublee fleece-lined fur-lined shearling-lined sherpa-lined': 1.2,
  'padded quilted gesteppt gesteppte gesteppter wattiert trapuntato acolchado acolchada matelasse matelassee': 1.25,
  'sweater-dress jumper-dress knit-dress knitted-dress strick-kleid sweatshirt-dress': 1.4,
  'knit knitted strick gestrickt tricot punto maille': 1.1,
}

// prettier-ignore
export const rainWords: Readonly<Record<RainFitness, string>> = {
  'keeps out': 'rain-boots rain-boot rubber-boots rubber-boot waterproof wasserdicht impermeabile impermeable gore-tex goretex rain regen rainproof hardshell oilskin wellies wellingtons gummistiefel rubber pluie pioggia lluvia sympatex h2no',
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
