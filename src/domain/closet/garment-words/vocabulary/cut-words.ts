import type { GarmentLength, Silhouette } from '../../garment.ts'

// Lowercase without accents, with all inflected forms, because the lookup is exact. Hyphens join the words of a phrase.

// prettier-ignore
export const silhouetteWords: Readonly<Record<Silhouette, string>> = {
  slim: 'capri capris skinny slim slimfit fitted bodycon pencil tight figure-hugging cigarette schmal schmale eng enge enges ajustado ajustada ajuste ajustee aderente moulant moulante cenido cenida cintre cintree bleistiftrock sheath mermaid trumpet wiggle bandage',
  regular: 'straight regular',
  loose: 'oversize oversized wide wide-leg boxy relaxed relaxed-fit baggy loose loose-fit boyfriend balloon palazzo flared flare a-line full-skirt swing smock tiered trapeze cocoon slouchy slouch weit weite weites ample ancho ancha anchos larghi ampio ampia evase evasee flowy flowing billowy voluminous puff-sleeve batwing dolman roomy big huge',
}

// prettier-ignore
export const lengthWords: Readonly<Record<GarmentLength, string>> = {
  cropped: 'cropped crop spencer mini playsuit romper capri kurz kurze kurzer corto corta court courte short ankle-length',
  regular: 'midi',
  long: 'maxi long longline long-line tall full-length floor-length ankle-grazing lang langer lange langes lungo lunga longue largo larga knee-high over-the-knee thigh-high overknee overknees kniestiefel cuissardes maxikleid maxirock',
}

export type Sleeves = 'none' | 'short' | 'long'

// prettier-ignore
export const sleeveWords: Readonly<Record<Sleeves, string>> = {
  none: 'shell-top knit-shell silk-shell twinset-shell sleeveless strapless halter halterneck spaghetti off-shoulder off-the-shoulder cold-shoulder one-shoulder backless open-back racerback bandeau armellos armellose armelloses tragerlos schulterfrei sans-manches senza-maniche sin-mangas smanicato smanicata bare tirantes puffer-vest quilted-vest padded-vest puffer-gilet padded-gilet quilted-gilet steppweste',
  short: 'short-sleeve short-sleeves short-sleeved half-sleeve kurzarm kurzarmelig maniche-corte manica-corta manga-corta manches-courtes cap-sleeve cap-sleeves ss',
  long: 'long-sleeve long-sleeves long-sleeved longsleeve langarm langarmelig langarmshirt maniche-lunghe manica-lunga manga-larga manches-longues',
}

/** Words for shoes that leave the foot bare. */
export const openToeWords = 'open-toe peep-toe open-toed peeptoe gladiator strappy thong'
