import type { CsvField } from '../../contract/export-import/imported-csv.ts'
import { parseAmount } from '../../contract/values/parse-amount.ts'
import { plainLetters } from '../closet/text/plain-letters.ts'

/** A column of a CSV. */
export interface CsvColumn {
  /** As written in the file. */
  readonly header: string
  /** The field that it is parsed as; null if it is ignored. */
  readonly field: CsvField | null
  /** Priority among several columns of one field, lowest first. */
  readonly rank: number
  /** The currency that the header names, ISO 4217: 'Price (EUR)'. */
  readonly currency: string | null
  /** True for 'Price ($)', which may mean any dollar. */
  readonly isDollar: boolean
}

// Lowercase without accents, spaces and punctuation, in English, German, French, Spanish and Italian, then from other
// apps. Earlier names take precedence.
// prettier-ignore
const names: Readonly<Record<CsvField, string>> = {
  name: `name itemname title item piece garment garmentname product productname article clothingitem clothing label
    bezeichnung titel artikel kleidungsstuck teil stuck nom titre articlenom piecenom vetement nombre titulo prenda
    articulo nome titolo capo articolo 제품명`,
  category: `category maincategory itemcategory categories group kategorie hauptkategorie gruppe categorie categoria
    rubrique gruppo 상위카테고리 parentcategory`,
  type: `type subcategory itemtype clothingtype garmenttype kind style2 sort typ art unterkategorie kleidungsart
    souscategorie genre tipo subcategoria sottocategoria genere 카테고리`,
  color: `color colour colors colours primarycolor primarycolour maincolor maincolour colorname colourname
    secondarycolor secondarycolors othercolors farbe farben hauptfarbe couleur couleurs coloris colores colore colori
    색상 colorpalette`,
  brand: `brand brandname designer maker manufacturer labelbrand marke hersteller marque createur marca fabricante
    disenador marchio stilista 브랜드`,
  size: `size sizelabel sizetext clothingsize grosse konfektionsgrosse taille pointure talla talle tamano numero taglia
    misura 사이즈 shoesize schuhgrosse 신발사이즈`,
  price: `purchaseprice pricepaid paid originalprice price cost itemprice itemcost amount retailprice msrp value kaufpreis
    preis kosten einkaufspreis prixdachat prix cout preciodecompra precio coste costo prezzodacquisto prezzo importo
    실구매가 정가`,
  currency: `currency currencycode pricecurrency wahrung devise monnaie moneda divisa valuta`,
  'purchase date': `purchasedate datepurchased purchasedon dateofpurchase boughton datebought bought acquired acquiredon
    dateacquired acquisitiondate buydate kaufdatum gekauftam gekauft erworbenam datedachat acheteele achetele fechadecompra
    fechacompra compradoel datadacquisto dataacquisto acquistatoil 구매일`,
  store: `store shop purchaselocation wherebought wherepurchased boughtfrom boughtat retailer seller vendor geschaft laden
    gekauftbei handler magasin boutique lieudachat tienda comprado lugardecompra negozio acquistatoda`,
  season: `season seasons saison saisons jahreszeit jahreszeiten temporada temporadas estacion stagione stagioni`,
  style: `style styleoccasion occasion occasions styletags stil anlass stile estilo ocasion occasione dresscode`,
  material: `material materials fabric fabrics composition fabriccomposition fibre fiber stoff zusammensetzung matiere
    matieres tissu materiau tela tejido composicion materiale tessuto composizione`,
  pattern: `pattern print muster motif motivo estampado patron fantasia`,
  tags: `tags tag labels keywords schlagworter schlagworte stichworte motscles etiquettes etiquetas etichette parolechiave`,
  notes: `notes note description details comment comments memo remarks notizen notiz beschreibung bemerkung bemerkungen
    anmerkungen kommentar remarque remarques commentaire notas nota descripcion comentarios descrizione commento commenti 메모`,
  fit: `fit fitnotes passform coupe ajuste vestibilita`,
  care: `care careinstructions washinstructions washing washingdetails washcare laundry pflege pflegehinweise waschhinweise
    entretien lavage cuidado cuidados lavado lavaggio cura`,
  photo: `photo photos image images picture pictures photofile imagefile imagefilename photofilename imagename photoname
    imagepath imageurl photourl pictureurl img foto fotos bild bilder bilddatei imagen imagenes immagine immagini`,
  link: `link url productlink producturl sourceurl website webpage lien enlace collegamento shoplink 제품url`,
  wears: `timesworn wears wearcount numberofwears worncount worn totalwears wearstotal getragen maletragen anzahlgetragen
    nombredeports portes fois vecespuesto usos veces volteindossato indossato utilizzi`,
  'last worn': `lastworn lastworndate lastwornon datelastworn lastwear zuletztgetragen dernierport derniereutilisation
    ultimouso ultimavez ultimavolta ultimoutilizzo`,
  status: `status state itemstatus availability owned archivedreason zustandstatus statut estado stato 보유`,
  id: `id itemid uuid identifier externalid kennung identifiant identificador identificativo`,
}

const fieldsByName = new Map<string, { readonly field: CsvField; readonly rank: number }>()
for (const [field, words] of Object.entries(names))
  for (const [rank, word] of words.split(/\s+/).entries()) {
    const name = normalizeHeader(word)
    if (isField(field) && !fieldsByName.has(name)) fieldsByName.set(name, { field, rank })
  }

/** Parses the columns of a header line. */
export function readCsvHeader(headers: readonly string[]): CsvColumn[] {
  return headers.map((written) => {
    const header = written.trim()
    const unit = unitOf(header)
    const found =
      fieldsByName.get(normalizeHeader(header)) ??
      fieldsByName.get(normalizeHeader(header.replace(/[([].*$/, ''))) ??
      inUnit(header, unit)
    const isPrice = found?.field === 'price'
    return {
      header,
      field: found?.field ?? null,
      rank: found?.rank ?? 0,
      currency: isPrice ? unit : null,
      isDollar: isPrice && unit === 'USD' && !/usd|us\$/i.test(header),
    }
  })
}

/** Normalizes a header: lowercase, without accents, spaces and punctuation. */
export function normalizeHeader(header: string): string {
  return plainLetters(header).replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

// The currency at the end of a header: 'Price (EUR)', 'Preis in €'.
function unitOf(header: string): string | null {
  const last = header.split(/[\s()[\]/:]+/).findLast((word) => word !== '') ?? ''
  const read = parseAmount(`1 ${last}`)
  return typeof read === 'string' ? null : read.currency
}

function inUnit(header: string, unit: string | null) {
  if (unit === null) return undefined
  const words = header.split(/[\s()[\]/:]+/).filter((word) => word !== '')
  return fieldsByName.get(
    normalizeHeader(
      words
        .slice(0, -1)
        .filter((word) => !/^(?:in|en)$/i.test(word))
        .join(''),
    ),
  )
}

function isField(field: string): field is CsvField {
  return field in names
}
