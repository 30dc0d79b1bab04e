import { wordsOf } from './page/words.ts'

// Brands of clothes, shoes, bags, watches and jewelry, in their own spelling.
// prettier-ignore
const brands = [
  '& Other Stories', '7 For All Mankind', 'A.P.C.', 'Abercrombie & Fitch', 'Acne Studios', 'adidas', 'AllSaints', 'American Vintage', 'AMI Paris',
  'Armani Exchange', 'Emporio Armani', 'Giorgio Armani', 'Arc\'teryx', 'Arket', 'ASICS', 'Axel Arigato', 'Balenciaga', 'Balmain', 'Barbour', 'ba&sh',
  'Bally', 'Belstaff', 'Ben Sherman', 'Bershka', 'Billabong', 'Birkenstock', 'Bottega Veneta', 'Brooks Brothers', 'Brunello Cucinelli', 'Bugatti',
  'Burberry', 'Buffalo David Bitton', 'Calvin Klein', 'Camel Active', 'Canada Goose', 'Carhartt WIP', 'Carhartt', 'Casio', 'Cartier', 'Céline',
  'Chanel', 'Christian Louboutin', 'Clarks', 'Citizen', 'Comme des Garçons', 'Converse', 'Crocs', 'Daniel Wellington', 'DC Shoes', 'Desigual',
  'Dickies', 'Diesel', 'Dior', 'DKNY', 'Dolce & Gabbana', 'Dr. Martens', 'Dsquared2', 'Eastpak', 'ECCO', 'Ellesse', 'Esprit', 'Eileen Fisher',
  'Everlane', 'FILA', 'Fjällräven', 'Fossil', 'Fred Perry', 'Fruit of the Loom', 'G-Star RAW', 'G-Star', 'Ganni', 'GANT', 'Garmin', 'Geox', 'Gildan',
  'Givenchy', 'Golden Goose', 'Gucci', 'Guess', 'H&M', 'Hanes', 'Havaianas', 'Helly Hansen', 'Hermès', 'Herschel', 'Hollister', 'HUGO BOSS',
  'Hunkemöller', 'Isabel Marant', 'Jack & Jones', 'Jack Wolfskin', 'Jacquemus', 'Jimmy Choo', 'J.Crew', 'Karl Lagerfeld', 'Kate Spade', 'Kenzo',
  'Kipling', 'Lacoste', 'Lanvin', 'Le Coq Sportif', 'Levi\'s', 'Loewe', 'Longchamp', 'Louis Vuitton', 'Lululemon', 'Lyle & Scott', 'Maison Margiela',
  'Mammut', 'Marc Jacobs', 'Marc O\'Polo', 'Marimekko', 'Massimo Dutti', 'Max Mara', 'Merrell', 'Michael Kors', 'Missoni', 'Miu Miu', 'Moncler',
  'Moschino', 'Naf Naf', 'Napapijri', 'New Balance', 'New Era', 'New Look', 'Nike', 'Nine West', 'O\'Neill', 'Off-White', 'Oakley', 'Omega',
  'Onitsuka Tiger', 'Oysho', 'Palladium', 'Pandora', 'Patagonia', 'Paul Smith', 'Pepe Jeans', 'Petit Bateau', 'Polo Ralph Lauren', 'Ralph Lauren',
  'Lauren Ralph Lauren', 'Prada', 'PUMA', 'Pull&Bear', 'Quiksilver', 'Ray-Ban', 'Reebok', 'Rick Owens', 'Rieker', 'Rip Curl', 'Rolex', 'Roxy',
  'Saint Laurent', 'Salomon', 'Salvatore Ferragamo', 'Samsonite', 'Sandro Paris', 'Scotch & Soda', 'Seiko', 'Selected Homme', 'Selected Femme',
  'Skechers', 'Steve Madden', 'Stella McCartney', 'Stone Island', 'Stradivarius', 'Superdry', 'Swarovski', 'Swatch', 'Tamaris', 'TAG Heuer',
  'Ted Baker', 'The Kooples', 'The North Face', 'Timberland', 'Tissot', 'Tom Ford', 'Tom Tailor', 'Tommy Hilfiger', 'Tommy Jeans', 'Tory Burch',
  'Triumph', 'UGG', 'Under Armour', 'Uniqlo', 'United Colors of Benetton', 'Valentino Garavani', 'Vans', 'Vero Moda', 'Versace', 'Victoria\'s Secret',
  'Vivienne Westwood', 'Wrangler', 'Woolrich', 'Zadig & Voltaire', 'Aigle', 'Intimissimi', 'Calzedonia', 'Etam', 'Cyrillus', 'Columbia Sportswear',
  'Anne Klein', 'Nautica', 'Perry Ellis', 'Kenneth Cole', 'Cole Haan', 'Sam Edelman', 'Jockey', 'Dockers', 'Eddie Bauer', 'Alfred Dunner', 'Champion',
  'Columbia', 'Izod', 'Haggar', 'Van Heusen', 'Playtex', 'Maidenform', 'Easy Spirit', 'Naturalizer', 'Rockport', 'Nunn Bush', 'Florsheim', 'Isotoner',
  'Carter\'s', 'OshKosh B\'gosh', 'American Tourister', 'Gloria Vanderbilt', 'Vince Camuto', 'Bali', 'Lee', 'Mustang', 'Vila', 'Kiabi',
]

// 'Champion', 'Vans' and 'Guess' are also words, so a brand of one word counts at the start of a name only.
const byWords = brands
  .map((brand) => ({ brand, words: wordsOf(brand) }))
  .toSorted((one, other) => other.words.length - one.words.length)

/** The known brand in a product's name, or null: brands of one word at its start only, longer ones anywhere. */
export function knownBrandIn(name: string): string | null {
  const words = wordsOf(name)
  const found = byWords.find(({ words: wanted }) => {
    const last = wanted.length > 1 ? words.length - wanted.length : 0
    for (let at = 0; at <= last; at++)
      if (wanted.every((word, place) => words[at + place] === word)) return true
    return false
  })
  return found?.brand ?? null
}
