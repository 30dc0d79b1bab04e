import { expect, test } from 'vitest'
import { reservationIn } from './reserved-for.ts'

test.each([
  ['frayed check shirt, garden only', 'garden', 'only'],
  ['sweatpants (house only, says my wife)', 'house', 'only'],
  ['black jacket, only for funerals', 'funerals', 'only'],
  ['boilersuit for the warehouse', 'warehouse', 'for'],
  ['old jeans for painting', 'painting', 'for'],
  ['running shoes (clinic)', 'clinic', 'noted'],
  ['oude broek voor de tuin, gat in knie', 'garden', 'for'],
  ['pantalon para el trabajo', 'work', 'for'],
  ['gardening trousers torn knee', 'gardening', 'for'],
  ['clay stained tshirt', 'pottery', 'for'],
  ['old hoodie, paint-stained', 'painting', 'for'],
  ['jeans w/ paint on them', 'painting', 'for'],
  ['klusbroek', 'repairs', 'for'],
  ['pantalón de pintar', 'painting', 'for'],
  ['kitchen trousers', 'kitchen', 'for'],
  ['old barn coat', 'barn', 'for'],
  ['school shoes lace up', 'school', 'noted'],
  ['maccas shirt', 'a shift at work', 'only'],
  ['blazer for interviews only', 'interviews', 'only'],
  ['pleated shirt for smoking', 'black tie', 'for'],
  ['pants de estar en casa', 'house', 'for'],
  ['pambahay shorts', 'home', 'only'],
  ['Gartenhose, alt', 'garden', 'for'],
  ['long waterproof for the yard', 'yard', 'for'],
  ['stara koszula męża w kratę (na działkę)', 'garden', 'for'],
  ['spodnie do ogrodu', 'garden', 'for'],
  ['czarna sukienka na pogrzeby', 'funerals', 'for'],
  ['eski gömlek, bahçe için', 'garden', 'for'],
  ['chemise usée pour le potager', 'garden', 'for'],
  ['vecchi jeans per imbiancare', 'painting', 'for'],
  ['calças velhas para a horta', 'garden', 'for'],
  ['camisa vieja para el huerto', 'garden', 'for'],
  ['gammel skjorte til haven', 'garden', 'for'],
  ['ward cardigan', 'hospital shift', 'for'],
  ['sabots d’atelier', 'workshop', 'for'],
  ['laarzen (stal)', 'farm', 'noted'],
])('%s is reserved for its occasion', (name, occasion, wording) => {
  expect(reservationIn(name)).toEqual({ occasion, wording })
})

test.each([
  'linen shirt',
  'suit trousers (wedding suit)',
  'heels, the only pair',
  'members only jacket',
  'Forever 21 jeans',
  'suit trousers (2pc)',
  "lehenga (Neha's wedding)",
  'Solutions (rock shoes)',
  'school-run jeans',
  'Barn coat',
  'Shoes for men 42',
  'Jeans for tall women',
  'Suede boots (not for the rain)',
  'sukienka, nie na pogrzeb',
  'top na ramiączkach',
  'czółenka na słupku 5 cm',
])('%s is not reserved', (name) => {
  expect(reservationIn(name)).toBeNull()
})
