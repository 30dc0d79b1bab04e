import { describe, expect, test } from 'vitest'
import type { GarmentTag } from '../../closet/tags/garment-tags.ts'
import type { OccasionBan, OccasionWant } from '../outfit-needs.ts'
import { outfitNeeds } from './needs-of-request.ts'
import { readOccasion } from './read-occasion.ts'

interface Expected {
  /** Id of the main event. */
  readonly is: string
  /** Bounds of the ideal formality. */
  readonly ideal: readonly [number, number]
  readonly wants?: readonly GarmentTag[]
  readonly never?: readonly GarmentTag[]
  /** Must not be wanted. */
  readonly notWanted?: readonly GarmentTag[]
}

const wanted = (wants: readonly OccasionWant[] = []) =>
  new Set(
    wants.filter(({ weight }) => weight > 1).flatMap(({ of }) => [...(of.tags ?? []), ...(of.allTags ?? [])]),
  )
const banned = (bans: readonly OccasionBan[] = []) =>
  new Set(bans.flatMap(({ of }) => [...(of.tags ?? []), ...(of.allTags ?? [])]))

// prettier-ignore
const inputs: readonly (readonly [string, Expected])[] = [
  ['black tie wedding in a castle, January', { is: 'wedding', ideal: [4.7, 5], wants: ['bow tie', 'gown', 'coat'], never: ['jeans', 'sneakers', 'backpack'] }],
  ['waiter shift at a wedding', { is: 'waiting tables', ideal: [2.8, 3.6], wants: ['shirt', 'dress shoes'], never: ['t-shirt', 'backpack'] }],
  ['dinner at home with the kids', { is: 'dinner at home', ideal: [2, 2.6], wants: ['sweater'], never: ['sleepwear', 'gown'] }],
  ['tea ceremony in Kyoto', { is: 'tea ceremony', ideal: [3, 4], wants: ['traditional'], never: ['watch', 'jeans'] }],
  ['white tie ball in Vienna', { is: 'gala', ideal: [4.9, 5], wants: ['white tie'], never: ['denim'] }],
  ['my cousin is getting married in a barn wedding', { is: 'barn wedding', ideal: [3, 4], never: ['high heels'], wants: ['flats'] }],
  ['Punjabi wedding in Delhi in February', { is: 'indian wedding', ideal: [4, 4.6], wants: ['festive', 'traditional'], never: ['hoodie', 'tie'] }],
  ['Nigerian wedding, aso ebi', { is: 'nigerian wedding', ideal: [4, 4.6], wants: ['traditional'] }],
  ['beach wedding in Bali in July', { is: 'beach wedding', ideal: [3, 4], wants: ['dress sandals'], never: ['high heels', 'winter coat'] }],
  ['Diwali dinner at my in-laws', { is: 'diwali', ideal: [3.6, 4.3], wants: ['festive jewelry'], never: ['denim', 'rain jacket', 'sunglasses'] }],
  ['Eid lunch', { is: 'eid', ideal: [3.4, 4.1], wants: ['traditional'], never: ['shorts'] }],
  ['playing Holi', { is: 'holi', ideal: [1, 2.2], wants: ['t-shirt'], never: ['suiting', 'high heels'] }],
  ['quinceañera of my niece', { is: 'quinceanera', ideal: [3.6, 4.4], never: ['sneakers', 'hoodie'] }],
  ['a shiva', { is: 'shiva', ideal: [2.9, 3.6], never: ['fan wear', 'sequined', 'sneakers'] }],
  ['my aunt’s funeral, 3 degrees', { is: 'funeral', ideal: [3.7, 4.4], wants: ['dress shoes', 'coat'], never: ['fan wear', 'uniform', 'shorts', 'festive'] }],
  ['Hindu funeral of a colleague', { is: 'last rites', ideal: [2.8, 3.7], never: ['metallic', 'shorts'] }],
  ['court date', { is: 'court', ideal: [3.8, 4.4], wants: ['suit jacket'], never: ['slogan', 'sneakers', 'cap'] }],
  ['parole hearing on Tuesday', { is: 'parole', ideal: [3.2, 3.9], never: ['hoodie', 'shorts'] }],
  ['citizenship ceremony', { is: 'citizenship', ideal: [3.2, 3.9], wants: ['tailored'] }],
  ['job interview at a law firm', { is: 'interview', ideal: [4, 4.6], wants: ['suit jacket', 'suit bottom'], never: ['jeans', 'hoodie', 'fan wear'] }],
  ['startup interview', { is: 'startup interview', ideal: [2.8, 3.4], notWanted: ['tie'] }],
  ['apprenticeship interview at a garage', { is: 'trade interview', ideal: [1.8, 3], never: ['hoodie', 'heels'] }],
  ['first day at a bank', { is: 'first day', ideal: [3.2, 4], never: ['hoodie', 'shorts'] }],
  ['client meeting', { is: 'client meeting', ideal: [3.5, 4], wants: ['suit jacket'] }],
  ['walking to the office, heavy rain, 9 degrees', { is: 'work', ideal: [3, 3.6], wants: ['rain jacket', 'trench', 'ankle boots'], never: ['canvas shoes', 'sunglasses', 'heels'] }],
  ['bike to uni, 10 °C', { is: 'campus', ideal: [2, 2.6], wants: ['sneakers'], never: ['clogs', 'high heels'] }],
  ['night shift at the hospital', { is: 'hospital shift', ideal: [1, 2], wants: ['scrubs', 'clogs'], never: ['heels', 'sandals', 'tailored'] }],
  ['construction site', { is: 'site', ideal: [1, 2], wants: ['work boots', 'helmet', 'hi-vis'], never: ['sandals', 'tailored'] }],
  ['chemistry lab', { is: 'lab', ideal: [2, 2.6], never: ['sandals', 'shorts'] }],
  ['restaurant kitchen, double shift', { is: 'kitchen', ideal: [1, 2], wants: ['clogs'], never: ['sandals', 'canvas shoes'] }],
  ['teaching PE', { is: 'pe', ideal: [1, 1.6], wants: ['running shoes'], never: ['heels', 'jeans'] }],
  ['walking home through flooded streets', { is: 'walking', ideal: [1.8, 3], wants: ['rain boots', 'rain jacket'], never: ['sneakers', 'ankle boots'], notWanted: ['ankle boots'] }],
  ['avondje thuis op de bank', { is: 'movie night', ideal: [1, 2.2] }],
  ['volkstuin omspitten', { is: 'gardening', ideal: [1, 2] }],
  ["boiler repair at a customer's house", { is: 'house calls', ideal: [1, 2], wants: ['work boots'] }],
  ['trad session in the pub', { is: 'jam session', ideal: [1.6, 2.6], wants: ['ankle boots'], notWanted: ['running shoes'] }],
  ['hen party night out in Dublin', { is: 'hen', ideal: [2.5, 3.5], wants: ['cocktail'] }],
  ['National Day Parade at the Padang', { is: 'national day show', ideal: [1.6, 2.6], wants: ['t-shirt'] }],
  ['handbell concert at church', { is: 'worship', ideal: [2.8, 3.5] }],
  ['float the Madison with the dogs', { is: 'beach', ideal: [1, 2] }],
  ['physical theatre rehearsal', { is: 'dance class', ideal: [1, 2] }],
  ['Waldtag mit der Kita', { is: 'forest walk', ideal: [1, 2] }],
  ['co-op interview at an engineering firm', { is: 'interview', ideal: [3.5, 4.5] }],
  ['co-op board interview', { is: 'immigration interview', ideal: [3, 4] }],
  ['conducting the winter concert', { is: 'orchestra performance', ideal: [3.2, 4] }],
  ['występ chóru w domu kultury', { is: 'choir', ideal: [3.4, 4.2] }],
  ['imieniny koleżanki w ogrodzie', { is: 'birthday', ideal: [2.6, 3.4] }],
  ['redfishing in the marsh', { is: 'fishing', ideal: [1, 2] }],
  ['halftime show, Friday night lights', { is: 'band performance', ideal: [3, 4.2], wants: ['uniform'] }],
  ['bloco de carnaval em Olinda', { is: 'brazilian carnival', ideal: [1, 2], wants: ['shorts'] }],
  ['buscar minha filha na escola, rua alagada', { is: 'school run', ideal: [1.6, 2.6], wants: ['rain boots'] }],
  ['on call at the surgery all night', { is: 'hospital shift', ideal: [1, 2.4], wants: ['scrubs'] }],
  ['watching the Kariakoo derby in a bar', { is: 'super bowl', ideal: [1.5, 2.6] }],
  ['Derby schauen im Café', { is: 'super bowl', ideal: [1.5, 2.6] }],
  ['women only circuits class', { is: 'sport', ideal: [1, 1.6], wants: ['athletic'] }],
  ['burial in the village', { is: 'funeral', ideal: [3.7, 4.4], wants: ['flats'], never: ['high heels'] }],
  ['dancing in the folk costume parade', { is: 'folk parade', ideal: [2.8, 3.6], wants: ['traditional', 'shirt'], never: ['sneakers', 'jeans'] }],
  ['a mountain hike in fall', { is: 'hike', ideal: [1, 2], never: ['work site'] }],
  ['festa junina na escola', { is: 'festa junina', ideal: [2, 2.6], wants: ['jeans', 'shirt'], never: ['suiting'] }],
  ['plantão na oficina da garagem', { is: 'trade workshop', ideal: [1, 2] }],
  ['a Sunday at home reading the newspaper', { is: 'home', ideal: [1, 2] }],
  ['turno al bar sabato sera', { is: 'cafe shift', ideal: [1.8, 2.6], wants: ['apron'] }],
  ['dot de ma cousine (mariage traditionnel)', { is: 'african wedding', ideal: [4, 4.6], wants: ['festive'] }],
  ['novenario de mi tío, rosario en la casa', { is: 'prayers for the dead', ideal: [2.6, 3.4], never: ['sequined'] }],
  ['hacer tamales en la casa', { is: 'cooking at home', ideal: [1.4, 2.4], wants: ['apron'], never: ['heels'] }],
  ['excursión a Monte Albán con mis alumnos', { is: 'class trip', ideal: [1.6, 2.4] }],
  ['clases en la primaria, honores a la bandera', { is: 'classroom', ideal: [2.6, 3.4] }],
  ['rapat di kantor gubernur', { is: 'work', ideal: [3, 3.8] }],
  ['main bulutangkis malam minggu di GOR', { is: 'racket sport', ideal: [1, 1.6] }],
  ['naik motor ke kantor hujan deras', { is: 'work', ideal: [3, 3.8], wants: ['helmet', 'rain boots'], never: ['umbrella'] }],
  ['melayat ke rumah duka tetangga', { is: 'funeral', ideal: [3.6, 4.4] }],
  ['five-a-side on Sunday', { is: 'football', ideal: [1, 1.5], wants: ['cleats'], never: ['jeans', 'dress shoes'] }],
  ['half marathon in the rain', { is: 'run', ideal: [1, 1.5], wants: ['running shoes'], never: ['jeans', 'handbag'], notWanted: ['trench', 'rain boots'] }],
  ['a run at -12', { is: 'run', ideal: [1, 1.5], wants: ['running shoes', 'gloves'], notWanted: ['winter coat', 'snow boots'] }],
  ['yoga in the park', { is: 'yoga', ideal: [1, 1.5], wants: ['yoga'], never: ['jeans'] }],
  ['swimming lessons', { is: 'indoor swimming', ideal: [1, 1.5], wants: ['swimwear', 'slides'], never: ['tailored', 'ankle boots'] }],
  ['ski weekend, -10', { is: 'skiing', ideal: [1, 2], wants: ['skiing', 'ski jacket', 'beanie'], never: ['dress coat', 'running shoes', 'heels'] }],
  ['skitur in Nordmarka, -6', { is: 'nordic', ideal: [1, 2], wants: ['cross-country skiing', 'beanie'], never: ['dress coat', 'hoodie', 'jeans'] }],
  ['pennants at the bowls club, 26 deg', { is: 'bowls', ideal: [1.5, 2.5], wants: ['lawn bowls', 'sun hat'], never: ['heels', 'dress shoes'] }],
  ['kına gecesi meiner Cousine', { is: 'henna night', ideal: [3.5, 4.5], never: ['bridal'] }],
  ['12 hour flight to Tokyo then straight to a client meeting', { is: 'client meeting', ideal: [3, 4.2] }],
  ['parents evening, straight from a construction site', { is: 'parents evening', ideal: [2.4, 3.4] }],
  ['run, hot day', { is: 'run', ideal: [1, 1.5], never: ['winter coat'] }],
  ['stag do in Riga', { is: 'stag', ideal: [2.5, 3.5] }],
  ['tubing down the Guadalupe river', { is: 'surf', ideal: [1, 1.5], never: ['jeans'] }],
  ['my sons soccer game in the mud', { is: 'touchline', ideal: [1.5, 2.5] }],
  ['Maui with the grandkids, beach then fish tacos', { is: 'beach', ideal: [1, 2] }],
  ['Sikh groom’s brother at the anand karaj', { is: 'sikh wedding', ideal: [3.8, 4.6] }],
  ['night shift on the children’s ward', { is: 'hospital shift', ideal: [1, 2] }],
  ['wedding rehearsal dinner, I’m the groom', { is: 'rehearsal dinner', ideal: [2.8, 4.2] }],
  ['grandson’s hockey practice, 6 am, freezing rink', { is: 'rinkside', ideal: [1.5, 2.5] }],
  ['coaching my son’s soccer game', { is: 'pe', ideal: [1, 2] }],
  ['after party at the dive bar following the bout', { is: 'pub', ideal: [1.7, 3.2] }],
  ['home bout tonight', { is: 'roller derby', ideal: [1, 2], wants: ['skating', 'helmet'], never: ['jeans'] }],
  ['Ben Lomond with the lads, rain', { is: 'wet hike', ideal: [1, 2], wants: ['hiking boots'], never: ['jeans'] }],
  ['sledding with the kids', { is: 'snow', ideal: [1, 2.2], wants: ['snow boots'], never: ['sneakers'] }],
  ['hiking with my in-laws', { is: 'hike', ideal: [1, 2], wants: ['hiking boots'], never: ['jeans', 'heels'] }],
  ['a hike in the Dolomites in October', { is: 'hike', ideal: [1, 1.8], wants: ['hiking boots'], never: ['jeans', 'clutch', 'tie'] }],
  ['dog walk in the snow, -15', { is: 'dog walk', ideal: [1.4, 2.2], wants: ['snow boots', 'winter coat', 'beanie'], never: ['sneakers', 'heels', 'shorts'] }],
  ['helping a friend move, third floor', { is: 'moving', ideal: [1, 2], wants: ['sneakers', 'jeans'], never: ['sandals', 'tailored', 'platforms', 'tie'] }],
  ['painting the nursery', { is: 'painting', ideal: [1, 1.8], never: ['tie', 'dress shoes', 'suiting'] }],
  ['gardening, muddy', { is: 'gardening', ideal: [1, 2], wants: ['rain boots'], never: ['sandals', 'clutch'] }],
  ['garden party in June, 27 degrees', { is: 'garden party', ideal: [3.2, 3.9], wants: ['flats', 'day dress'], never: ['high heels', 'rain boots', 'gloves', 'beanie'] }],
  ['muddy festival', { is: 'muddy festival', ideal: [1.4, 2], wants: ['rain boots'], never: ['heels'] }],
  ['techno club until late', { is: 'techno', ideal: [1.8, 2.8], wants: ['sneakers'], never: ['sandals', 'suiting'] }],
  ['opera in January', { is: 'opera', ideal: [3.6, 4.4], wants: ['dress shoes', 'coat'], never: ['backpack', 'rain boots', 'shorts'] }],
  ['dinner at a Michelin restaurant', { is: 'fine dining', ideal: [3.6, 4.6], never: ['hoodie', 'shorts'] }],
  ['meeting my girlfriend’s parents', { is: 'in-laws', ideal: [2.9, 3.6], never: ['hoodie', 'fan wear', 'distressed'] }],
  ['visit to a mosque', { is: 'mosque', ideal: [2.5, 3.3], wants: ['headscarf', 'modest'], never: ['shorts', 'tank'] }],
  ['Buddhist temples in Kyoto', { is: 'temple', ideal: [2.3, 3.2], never: ['shorts', 'crop top'] }],
  ['baby shower', { is: 'shower', ideal: [2.7, 3.3], never: ['hoodie', 'evening'] }],
  ['Royal Ascot', { is: 'races', ideal: [3.7, 4.3], wants: ['dress hat'], never: ['high heels', 'shorts'] }],
  ['sailing trip', { is: 'boat', ideal: [1.6, 2.6], wants: ['boat shoes'], never: ['high heels'] }],
  ['safari in Kenya', { is: 'safari', ideal: [1.4, 2.2], never: ['military', 'heels'] }],
  ['long-haul flight', { is: 'flight', ideal: [1.8, 2.5], wants: ['sneakers'], never: ['heels'] }],
  ['city trip to Lisbon in August', { is: 'city trip', ideal: [2, 2.8], wants: ['sneakers'], never: ['winter coat', 'beanie', 'heels'] }],
  ['Christmas market, 1 °C', { is: 'christmas market', ideal: [2, 2.7], wants: ['winter coat', 'beanie', 'ankle boots'], never: ['sandals', 'shorts'] }],
  ['chemo day', { is: 'chemo', ideal: [1, 2], wants: ['cardigan'], never: ['heels'] }],
  ['giving birth', { is: 'birth', ideal: [1, 1.6], wants: ['sleepwear'], never: ['jeans'] }],
  ['sick day', { is: 'sick day', ideal: [1, 1.5], wants: ['loungewear'], never: ['heels'] }],
  ['video call from home', { is: 'video call', ideal: [2.5, 3.3], wants: ['shirt'] }],
  ['Super Bowl party', { is: 'super bowl', ideal: [1.5, 2.4], wants: ['fan wear'] }],
  ['Hochzeit im August', { is: 'wedding', ideal: [3.7, 4.4], never: ['sneakers', 'gloves'] }],
  ['entretien d’embauche', { is: 'interview', ideal: [3.5, 4.3], wants: ['suit jacket'] }],
  ['una boda en la playa', { is: 'beach wedding', ideal: [3.5, 4.3], never: ['high heels'] }],
  ['düğün', { is: 'wedding', ideal: [3.7, 4.3] }],
  ['squash league on an indoor court after work', { is: 'racket sport', ideal: [1, 2], wants: ['racket sport'], notWanted: ['suit jacket'] }],
  ['two weeks of training in the London head office', { is: 'course', ideal: [2.7, 3.3], notWanted: ['athletic'] }],
  ['early shift in the hospital pharmacy, eight hours on my feet', { is: 'pharmacy shift', ideal: [2, 2.8], wants: ['clogs'], never: ['sandals'] }],
  ['powder day at Lake Louise, windy on the chairlift', { is: 'skiing', ideal: [1, 2], wants: ['skiing', 'ski jacket'], never: ['jeans'] }],
  ['two days on a drilling rig', { is: 'site', ideal: [1, 2], wants: ['work boots', 'helmet'], never: ['sandals'] }],
  ['a day planking a hull in the boatyard, cold shed', { is: 'trade workshop', ideal: [1, 2], wants: ['work boots', 'overalls'], never: ['tailored'] }],
  ['lazy Sunday at home by the stove, snow outside', { is: 'staying in', ideal: [1, 2], wants: ['loungewear'], notWanted: ['winter coat', 'beanie'] }],
  ['fishing mackerel from the boat', { is: 'sea fishing', ideal: [1, 2], wants: ['rain boots', 'rain jacket'] }],
  ['judo training on Tuesday', { is: 'combat', ideal: [1, 1.5], wants: ['martial arts'] }],
  ['climbing at the crag', { is: 'climbing', ideal: [1, 1.5], wants: ['climbing shoes'] }],
  ['a motorbike tour through the Alps', { is: 'motorcycle', ideal: [1.4, 2.2], wants: ['leather', 'gloves', 'helmet'], never: ['sandals', 'shorts'] }],
  ['trawler deckhand for two weeks', { is: 'sea work', ideal: [1, 1.6], wants: ['rain boots', 'rain jacket'] }],
  ['cold store warehouse, minus 18', { is: 'cold store', ideal: [1, 2], wants: ['gloves', 'beanie'] }],
  ['early shift at the fish market, ice and scales', { is: 'market stall', ideal: [1, 2], wants: ['apron', 'rain boots'], never: ['leather'] }],
  ['a visit to the fish market in Bergen', { is: 'market', ideal: [1.8, 2.6] }],
  ['cabin crew, Dubai to London', { is: 'in uniform', ideal: [2.3, 3.3], wants: ['uniform'] }],
  ['early shift in the bakery', { is: 'kitchen', ideal: [1, 2], wants: ['clogs'] }],
  ['shift at the airport check-in desk', { is: 'shift', ideal: [2, 2.6], never: ['heels'] }],
  ['Stampede Friday: pancake breakfast, then the rodeo, dusty ground', { is: 'rodeo', ideal: [1.6, 2.4], wants: ['cowboy boots', 'jeans', 'shirt'], never: ['suiting', 'sandals', 'clutch'] }],
  ['two-stepping at the country bar, packed dance floor', { is: 'country bar', ideal: [2, 2.8], wants: ['cowboy boots', 'jeans'], never: ['flip-flops', 'suiting'] }],
  ['a cowboy wedding on a ranch', { is: 'western wedding', ideal: [3, 3.7], wants: ['cowboy boots'] }],
  ['denim and diamonds gala', { is: 'gala', ideal: [3.2, 3.9], wants: ['cowboy boots', 'jeans'] }],
  ['my uncle’s chieftaincy ceremony in the village', { is: 'chieftaincy', ideal: [3.8, 4.6], wants: ['traditional', 'festive'], never: ['shorts', 'sneakers'] }],
  ['17 May, parade and breakfast in town', { is: 'national day', ideal: [3, 3.8], wants: ['traditional', 'festive shoes', 'suit jacket'], never: ['hoodie'] }],
  ['17. mai in Oslo', { is: 'national day', ideal: [3, 3.8] }],
  ['confirmation in Oslo, everyone in bunad', { is: 'confirmation', ideal: [3.3, 4], wants: ['traditional'] }],
  ['doljanchi, my niece’s first birthday in a hall', { is: 'first birthday', ideal: [3, 3.7], wants: ['traditional', 'day dress'], never: ['hoodie'] }],
  ['naming ceremony in Lagos, aso ebi is teal', { is: 'african naming', ideal: [3.8, 4.5], wants: ['traditional', 'festive jewelry'] }],
  ['feria de abril, Seville', { is: 'feria', ideal: [3.1, 3.9], never: ['hoodie'] }],
  ['one week observation in Kumasi', { is: 'ghanaian funeral', ideal: [3.5, 4.2], never: ['sequined', 'sneakers', 'metallic'] }],
  ['burial of my grandmother, aso ebi', { is: 'funeral', ideal: [3.9, 4.5], wants: ['traditional'] }],
  ['funeral rites thanksgiving service', { is: 'funeral', ideal: [3.7, 4.4], never: ['metallic', 'shiny'] }],
  ['scattering dad’s ashes at the beach', { is: 'ashes', ideal: [2.6, 3.3], never: ['heels', 'slogan', 'shorts'] }],
  ['masquerade ball at a palazzo', { is: 'costume ball', ideal: [3.9, 4.7], wants: ['costume', 'gown'], never: ['jeans'] }],
  ['ugly Christmas sweater party', { is: 'ugly sweater', ideal: [1.6, 2.4], wants: ['christmas'] }],
  ['watching my son play rugby, freezing touchline', { is: 'touchline', ideal: [1.6, 2.4], wants: ['sneakers'], never: ['clutch'] }],
  ['dog sledding with huskies', { is: 'snow', ideal: [1, 2] }],
  ['I start at a bank on Monday', { is: 'first day', ideal: [3, 4] }],
  ['watching the Porto game at the bar', { is: 'super bowl', ideal: [1.8, 2.2] }],
  ['balkonu boyayacağım', { is: 'painting', ideal: [1.2, 1.6] }],
  ['sobotni wieczór przed telewizorem', { is: 'movie night', ideal: [1.4, 2] }],
  ['Frühschicht in der Praxis', { is: 'hospital shift', ideal: [1.4, 2] }],
  ['kolacja wigilijna u mamy', { is: 'christmas', ideal: [2.5, 3.6] }],
  ['gece balık tutmaya teknede', { is: 'sea fishing', ideal: [1.2, 1.6] }],
  ['entrevista laboral en un banco', { is: 'interview', ideal: [3.4, 4.2] }],
  ['meterkast vervangen bij een klant thuis', { is: 'house calls', ideal: [1.5, 2] }],
  ['business review with US client, on site', { is: 'work', ideal: [3.2, 3.8] }],
  ['commute home from work, heavy rain', { is: 'work', ideal: [3.2, 3.8] }],
  ['coger setas en la sierra', { is: 'forest walk', ideal: [1.5, 2] }],
  ['wyjazd motocyklem na Kaszuby', { is: 'motorcycle', ideal: [1.6, 2] }],
  ['reunión con el laboratorio', { is: 'client meeting', ideal: [3.4, 4.2] }],
  ['séance de bloc à la salle', { is: 'climbing', ideal: [1.2, 1.6] }],
  ['journée à l’atelier', { is: 'trade workshop', ideal: [1.2, 1.6] }],
  ['Saturday night service in my kitchen', { is: 'kitchen', ideal: [1.4, 1.8] }],
  ['wedding dress shopping with my daughter', { is: 'bridal shopping', ideal: [2, 3], wants: ['flats'] }],
  ['Glyndebourne, picnic on the lawn', { is: 'country house opera', ideal: [4.3, 5], wants: ['block heels'] }],
  ['roka ceremony, Delhi', { is: 'engagement', ideal: [3.3, 4.1] }],
  ['bachelorette in KwaZulu-Natal', { is: 'hen', ideal: [2.6, 3.4] }],
  ['opening at an artist-run gallery', { is: 'gallery', ideal: [2.6, 3.6] }],
  ['a weekend at the beach with the kids', { is: 'beach', ideal: [1, 2] }],
  ['driven grouse shoot in August', { is: 'driven shoot', ideal: [2.2, 3.2], never: ['athletic'] }],
  ['spring cleaning before the holidays', { is: 'housework', ideal: [1, 2] }],
  ['izakaya with friends', { is: 'casual meal', ideal: [2, 3] }],
  ['helping my sister move, then pizza', { is: 'moving', ideal: [1, 2], wants: ['sneakers'] }],
]

test.each(inputs)(
  '%j is read as its profile',
  (text, { is, ideal, wants = [], never = [], notWanted = [] }) => {
    const needs = readOccasion(text)
    expect(needs.profiles?.[0]).toBe(is)
    expect(needs.formality.ideal).toBeGreaterThanOrEqual(ideal[0])
    expect(needs.formality.ideal).toBeLessThanOrEqual(ideal[1])
    expect([...wanted(needs.wants)]).toEqual(expect.arrayContaining([...wants]))
    expect([...banned(needs.never)]).toEqual(expect.arrayContaining([...never]))
    expect([...wanted(needs.wants)].filter((tag) => notWanted.includes(tag))).toEqual([])
  },
)

test.each(inputs)('%j never wants a tag that it forbids', (text) => {
  const { wants = [], never = [] } = readOccasion(text)
  const forbidden = banned(never.filter(({ of }) => Object.keys(of).join('') === 'tags'))
  const both = wants.filter(({ of }) => of.tags?.every((tag) => forbidden.has(tag)))
  expect(both).toEqual([])
})

test.each([
  ['engagment party', 'engagement'],
  ['my cousin’s weding', 'wedding'],
  ['60th aniversary of my parents', 'anniversary'],
  ['haloween party', 'halloween'],
  ['chritsening in a cold church', 'christening'],
  ['maid of honour at the registry office', 'wedding'],
  ['a baptist choir', 'choir'],
])('%j is read as %s despite its spelling', (text, is) => {
  expect(readOccasion(text).profiles?.[0]).toBe(is)
})

const bannedColors = (bans: readonly OccasionBan[] = []) =>
  new Set(
    bans.filter(({ of }) => of.colors && !of.tags && !of.materials).flatMap(({ of }) => of.colors ?? []),
  )

describe('how rows combine', () => {
  test('colors that the hosts request are allowed, even at a funeral', () => {
    expect(bannedColors(readOccasion('my aunt’s funeral').never)).toContain('yellow')
    const bright = readOccasion('a celebration of life, bright colors requested')
    expect(bright.mood).toBe('grave')
    expect(bannedColors(bright.never)).not.toContain('yellow')
    expect(bannedColors(readOccasion('funeral, dress code purple').never)).not.toContain('purple')
    expect(readOccasion('funeral on Lunar New Year').wantColors).not.toContain('red')
  })

  test('rain lifts the ban on rain jackets at the office, but not at a gala', () => {
    expect(wanted(readOccasion('office, rain').wants)).toContain('rain jacket')
    expect(wanted(readOccasion('gala, rain').wants)).not.toContain('rain jacket')
    expect(wanted(readOccasion('gala, rain').wants)).toContain('trench')
  })

  test('rubber boots are banned on a dry day and wanted in a downpour', () => {
    expect(banned(readOccasion('casual day').never)).toContain('rain boots')
    expect(wanted(readOccasion('casual day, downpour').wants)).toContain('rain boots')
    expect(banned(readOccasion('casual day, downpour').never)).not.toContain('rain boots')
  })

  test('sunglasses are banned after dark and wanted in the sun', () => {
    expect(banned(readOccasion('dinner at 8').never)).toContain('sunglasses')
    expect(wanted(readOccasion('picnic in the sun').wants)).toContain('sunglasses')
  })

  test('a second event adds suitable rules and never makes a funeral festive', () => {
    expect(readOccasion('funeral, then a family lunch').mood).toBe('grave')
    expect(wanted(readOccasion('funeral on New Year’s Eve').wants)).not.toContain('sequined')
    expect(banned(readOccasion('beach wedding').never)).toContain('heels')
  })

  test('a chosen season brings its weather', () => {
    const request = { stylePreference: 'classic', occasion: 'wedding-guest' } as const
    expect(banned(outfitNeeds({ ...request, season: 'summer' }).occasion?.never)).toContain('gloves')
    expect(wanted(outfitNeeds({ ...request, season: 'winter' }).occasion?.wants)).toContain('coat')
    expect(banned(outfitNeeds({ ...request, season: null }).occasion?.never)).not.toContain('gloves')
  })

  test('a forecast overrides the words', () => {
    const needs = readOccasion('picnic in July', { celsius: 8, isWet: true })
    expect(needs.temperatureCelsius).toBe(8)
    expect(needs.isWet).toBe(true)
    expect(banned(needs.never)).toContain('shorts')
  })

  test('a hike bans skirts, a pilgrimage does not', () => {
    expect(banned(readOccasion('a hike in the hills').never)).toContain('skirt')
    expect(banned(readOccasion('a pilgrimage').never)).not.toContain('skirt')
  })

  test('a street coat is odd over festive dress', () => {
    expect(banned(readOccasion("my best friend's mehndi").odd)).toContain('trench')
  })

  test('bans name the occasion', () => {
    expect(readOccasion('wedding-guest').never?.map(({ at }) => at)).toContain('at a wedding')
  })
})

describe('ambiguous words', () => {
  const isFor = (text: string) => readOccasion(text).profiles?.[0]

  test('court, pitch and training are resolved by their context', () => {
    expect(isFor('court booked for badminton at 6')).toBe('racket sport')
    expect(isFor('court booked for Monday')).toBe('court')
    expect(isFor('rugby training on a muddy pitch')).toBe('football')
    expect(isFor('training for new staff in the office')).toBe('course')
    expect(isFor('training')).toBe('sport')
  })

  test('an event after "before" or "after" is only a time, if there is another event', () => {
    expect(isFor('before work swim at the lido')).toBe('swimming')
    expect(isFor('a walk with my dad after office hours')).toBe('errands')
    expect(isFor('coffee after the gym')).toBe('coffee')
    expect(isFor('after the gym')).toBe('gym')
    expect(isFor('first easy run after the birth')).toBe('run')
    expect(isFor('biking home in the hail')).toBe('cycling')
    expect(isFor('flying overnight and straight to a client meeting')).toBe('client meeting')
  })

  test('watching a sport or taking a child there is not playing it', () => {
    expect(isFor('watching my son’s football training in the cold')).toBe('touchline')
    expect(isFor('taking my daughter to ballet class')).toBe('school run')
    expect(isFor('taking a ballet class')).toBe('dance class')
  })

  test('a long walk with ramblers is a hike, and five-a-side in a hall is futsal', () => {
    expect(isFor('ten mile walk with the ramblers on the fells')).toBe('hike')
    expect(isFor('five-a-side in the sports hall')).toBe('futsal')
  })

  test('meeting friends is not work, a pharmacy run not sport, a day in the garden not travel', () => {
    expect(isFor('meeting friends for coffee')).toBe('coffee')
    expect(isFor('pharmacy run')).toBe('errands')
    expect(isFor('a day in the garden')).toBe('grass')
    expect(isFor('a day in Rome')).toBe('travel')
    expect(isFor('three days in our Singapore office')).toBe('work')
  })
})

describe('indoors', () => {
  test('snow outside does not matter to a day at home', () => {
    const { setting, isWet, temperatureCelsius, activities, wants } = readOccasion(
      'on the sofa at home, snow outside',
    )
    expect({ setting, isWet, temperatureCelsius }).toEqual({
      setting: 'indoors',
      isWet: false,
      temperatureCelsius: 17,
    })
    expect(activities).not.toContain('on ice')
    expect(wanted(wants)).not.toContain('beanie')
  })

  test('outdoor cold matters to a walk from home and without heating', () => {
    expect(readOccasion('working from home, walking the dog in the snow').temperatureCelsius).toBe(-2)
    expect(readOccasion('at home, no heating, minus 5 outside').temperatureCelsius).toBe(-5)
    expect(readOccasion('home, 33 degrees').temperatureCelsius).toBe(33)
  })

  test('the office stays indoors when it is cold outside', () => {
    expect(readOccasion('office day, minus 10 outside')).toMatchObject({
      setting: 'indoors',
      temperatureCelsius: -10,
    })
  })

  test('a sport takes place where the words say', () => {
    expect(readOccasion('cricket nets indoors').setting).toBe('indoors')
    expect(readOccasion('cricket on Sunday').setting).toBe('outdoors')
  })
})

describe('words of other languages and names of places', () => {
  test.each([
    ['Haare schneiden lassen', 'welding'],
    ['mac and cheese cook-off', 'match'],
    ['dinner at Mac’s house', 'match'],
    ['Berber village tour in Morocco', 'errands'],
    ['a weekend in Boulder', 'climbing'],
    ['resa till Kina i maj', 'henna night'],
    ['loto à la salle des fêtes', 'gym'],
    ['apéro au jardin', 'gardening'],
    ['bahçede kahvaltı', 'gardening'],
    ['reunión con amigos', 'client meeting'],
    ['reunión con la familia', 'client meeting'],
    ['reunión con el profesor de mi hijo', 'client meeting'],
    ['dental spacer appointment', 'walk'],
    ['happy camper party', 'camping'],
    ['helicopter parents brunch', 'scenic flight'],
    ['a Huskies game', 'snow'],
    ['road trip through Nevada in July', 'snowfall'],
    ['bruine kroeg met vrienden', 'rain'],
    ['a hike starting at Big Sur', 'first day'],
    ['I start at 6', 'first day'],
    ['Saturday night service at church', 'kitchen'],
    ['a range day at the golf club', 'target shooting'],
    ['a mountain range day hike', 'target shooting'],
    ['burza mózgów w biurze', 'downpour'],
    ['un film di culto al cinema', 'worship'],
    ['una pizza a funghi', 'forest walk'],
    ['a Palm Beach wedding', 'beach wedding'],
  ])('%s is not read as %s', (event, id) => {
    expect(readOccasion(event).profiles).not.toContain(id)
  })
})

describe('weather in words', () => {
  test.each([
    ['-15', -15],
    ['-15 with snow', -15],
    ['minus ten', -10],
    ['90F', 32],
    ['first snow', -2],
    ['heatwave', 35],
    ['monsoon downpour', 28],
    ['8 °C', 8],
  ])('a walk, %s, is at %d °C', (words, celsius) => {
    expect(readOccasion(`a walk, ${words}`).temperatureCelsius).toBe(celsius)
  })

  test('a place and a month give the local climate', () => {
    const sydney = readOccasion('a wedding in Sydney in January')
    expect(sydney.season).toBe('summer')
    expect(sydney.temperatureCelsius).toBeGreaterThan(20)
    expect(readOccasion('a weekend in the Scottish Highlands in March').temperatureCelsius).toBeLessThan(11)
    expect(readOccasion('work in Mumbai in January').temperatureCelsius).toBeGreaterThan(23)
    expect(readOccasion('a dinner in Lisbon').temperatureCelsius).toBeNull()
    expect(readOccasion('Christmas in Virginia').temperatureCelsius).not.toBeNull()
    expect(readOccasion('Christmas at Virginia’s house').temperatureCelsius).toBeNull()
  })

  test('a mountain is cooler than its valley, by day too', () => {
    const celsius = (event: string) => readOccasion(event).temperatureCelsius ?? NaN
    const valley = celsius('a hike in Arizona in December')
    expect(celsius('a mountain hike in Arizona in December')).toBeLessThan(valley - 4)
    expect(celsius('a mountain bike ride in Arizona in December')).toBe(valley)
    expect(celsius('a leadership summit in Arizona in December')).toBe(valley)
  })
})
