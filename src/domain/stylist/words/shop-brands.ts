import type { BrandLevel } from '../../closet/garment.ts'
import type { ShopGroup } from '../../closet/garment-kinds.ts'

/** Brands that are known for such pieces, by price level. */
// prettier-ignore
export const shopBrands: Readonly<Record<ShopGroup, Readonly<Record<BrandLevel, readonly string[]>>>> = {
  tailoring: {
    1: ['Primark', 'Shein', 'Boohoo', 'New Look'], 2: ['Mango', 'Zara', 'H&M', 'Uniqlo'], 3: ['COS', 'Massimo Dutti', 'Reiss', 'Arket'],
    4: ['Theory', 'Joseph', 'Officine Générale', 'Boglioli'], 5: ['Max Mara', 'The Row', 'Brunello Cucinelli', 'Loro Piana'],
  },
  basics: {
    1: ['Primark', 'Old Navy', 'George', 'Amazon Essentials'], 2: ['Uniqlo', 'Gap', 'H&M', 'Weekday'], 3: ['Arket', 'Everlane', 'COS', 'J.Crew'],
    4: ['Sunspel', 'A.P.C.', 'Vince', 'James Perse'], 5: ['Brunello Cucinelli', 'Loro Piana', 'The Row', 'Zegna'],
  },
  knitwear: {
    1: ['Primark', 'Old Navy', 'Amazon Essentials', 'New Look'], 2: ['Uniqlo', 'Marks & Spencer', 'H&M', 'Mango'], 3: ['COS', 'Arket', 'Naadam', 'J.Crew'],
    4: ['John Smedley', 'Sunspel', 'Joseph', 'Vince'], 5: ['Loro Piana', 'Brunello Cucinelli', 'The Row', 'Max Mara'],
  },
  denim: {
    1: ['Primark', 'Old Navy', 'Boohoo', 'New Look'], 2: ["Levi's", 'Lee', 'Wrangler', 'Weekday'], 3: ['Nudie Jeans', 'AllSaints', 'Diesel', 'Madewell'],
    4: ['Acne Studios', 'A.P.C.', 'Frame', 'Isabel Marant'], 5: ['Saint Laurent', 'Celine', 'Balmain', 'The Row'],
  },
  outdoor: {
    1: ['Decathlon', 'Primark', 'Old Navy', 'Amazon Essentials'], 2: ['Uniqlo', 'Columbia', 'Jack Wolfskin', 'Regatta'], 3: ['Patagonia', 'The North Face', 'Fjällräven', 'Rains'],
    4: ["Arc'teryx", 'Aspesi', 'Canada Goose', 'Mackage'], 5: ['Moncler', 'Loro Piana', 'Burberry', 'Herno'],
  },
  dresses: {
    1: ['Shein', 'Boohoo', 'Primark', 'New Look'], 2: ['Mango', 'Zara', 'H&M', '& Other Stories'], 3: ['Sézane', 'Reformation', 'Rouje', 'Reiss'],
    4: ['Diane von Furstenberg', 'Vince', 'Ganni', 'Zimmermann'], 5: ['The Row', 'Valentino', 'Chloé', 'Saint Laurent'],
  },
  shoes: {
    1: ['Primark', 'DSW', 'Deichmann', 'Shein'], 2: ['Clarks', 'Aldo', 'Mango', 'Zara'], 3: ['Sam Edelman', 'G.H. Bass', 'Geox', 'Vagabond'],
    4: ['Aeyde', "Church's", 'Stuart Weitzman', "Tod's"], 5: ['Gucci', 'Prada', 'Manolo Blahnik', 'Jimmy Choo'],
  },
  sneakers: {
    1: ['Deichmann', 'Primark', 'Decathlon', 'Walmart'], 2: ['Adidas', 'Puma', 'Nike', 'Reebok'], 3: ['Veja', 'New Balance', 'Koio', 'Oliver Cabell'],
    4: ['Common Projects', 'Golden Goose', 'Axel Arigato', 'Acne Studios'], 5: ['Saint Laurent', 'Loro Piana', 'Gucci', 'Prada'],
  },
  bags: {
    1: ['Primark', 'Shein', 'Amazon Essentials', 'New Look'], 2: ['Mango', 'Zara', 'Aldo', 'Fossil'], 3: ['Cuyana', 'Coach', 'Kate Spade', 'Longchamp'],
    4: ['Mansur Gavriel', 'Mulberry', 'A.P.C.', 'Strathberry'], 5: ['Bottega Veneta', 'Celine', 'Loewe', 'Hermès'],
  },
  'belts and scarves': {
    1: ['Primark', 'Amazon Essentials', 'New Look', 'Accessorize'], 2: ['Mango', 'Zara', 'H&M', 'Fossil'], 3: ['Coach', 'COS', 'Arket', 'Massimo Dutti'],
    4: ['Mulberry', 'A.P.C.', 'Anderson’s', 'Acne Studios'], 5: ['Hermès', 'Gucci', 'Saint Laurent', 'Bottega Veneta'],
  },
  watches: {
    1: ['Casio', 'Sekonda', 'Lorus'], 2: ['Timex', 'Swatch', 'Fossil', 'Skagen'], 3: ['Seiko', 'Tissot', 'Citizen', 'Junghans'],
    4: ['Longines', 'Nomos', 'Oris', 'Baume & Mercier'], 5: ['Cartier', 'Omega', 'Rolex', 'Jaeger-LeCoultre'],
  },
  jewelry: {
    1: ["Claire's", 'Accessorize', 'Primark'], 2: ['Pandora', '& Other Stories', 'Mango', 'Oliver Bonas'], 3: ['Mejuri', 'Missoma', 'Monica Vinader', 'Astrid & Miyu'],
    4: ['Maria Black', 'Sophie Buhai', 'Completedworks', 'Charlotte Chesnais'], 5: ['Cartier', 'Tiffany & Co.', 'Bulgari', 'Chaumet'],
  },
  eyewear: {
    1: ['Primark', 'Accessorize', 'New Look'], 2: ['Komono', 'Le Specs', 'Quay', 'Polaroid'], 3: ['Ray-Ban', 'Persol', 'Ace & Tate', 'Warby Parker'],
    4: ['Oliver Peoples', 'Mykita', 'Garrett Leight', 'Moscot'], 5: ['Gucci', 'Saint Laurent', 'Celine', 'Tom Ford'],
  },
}
