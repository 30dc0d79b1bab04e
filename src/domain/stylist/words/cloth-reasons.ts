import type { Material } from '../../closet/garment.ts'

type Frames = readonly [string, ...string[]]

/** What is true of a garment because of its cloth, in whole sentences. */
// prettier-ignore
export const garmentCloth: Partial<Record<Material, Frames>> = {
  cotton: ['Cotton breathes and washes without a thought.', 'The cotton is matte and lets other surfaces shine.'],
  linen: ['Linen lets the air through, and its creases belong to it.', 'Linen stays cool and looks better for being worn.'],
  wool: ['Wool springs back, so it still looks pressed in the evening.', 'The wool has weight without shine.', 'Wool hangs straight by its own weight.'],
  cashmere: ['Cashmere is warm for how little it weighs.', 'The cashmere softens the line.'],
  silk: ['Silk moves when you do and catches a little light.', 'The silk is thin, cool to the skin and never looks it.'],
  satin: ['The sheen of the satin is the dressed-up note.', 'Satin catches the light that matte cloth swallows.'],
  velvet: ['Velvet takes the light in, which makes its color deeper.', 'The pile of the velvet is texture enough.'],
  lace: ['Lace shows a little and covers most.', 'The lace is the fine-grained part.'],
  chiffon: ['Chiffon is light enough to move with every step.', 'The chiffon floats where other cloth hangs.'],
  viscose: ['Viscose falls softly and does not stand off the body.', 'The viscose drapes instead of holding a shape.'],
  denim: ['Denim is sturdy and asks for no care on the day.', 'The denim keeps things down to earth.'],
  corduroy: ['The ribs of the corduroy are a quiet texture.', 'Corduroy is soft to the hand and warm to the eye.'],
  tweed: ['Tweed mixes several tones, so it goes with more than one.', 'Tweed has a rough face that plain cloth sets off.'],
  fleece: ['Fleece is warm at once and light to carry.'],
  leather: ['Leather is smooth and firm where most cloth is soft.', 'The leather adds weight and a little shine.'],
  suede: ['The nap of the suede takes the hardness out of its color.', 'Suede is matte and soft to look at.'],
  'patent leather': ['The shine of the patent leather is meant to be seen.'],
  fur: ['A pile this deep is texture enough by itself.'],
  down: ['Down is the most warmth for the least weight.'],
  sequin: ['Sequins need no jewelry beside them.'],
  mesh: ['The mesh lets air and a little skin through.'],
  synthetic: ['Synthetic cloth hardly creases and dries fast.'],
}

/** The same for shoes and bags. */
// prettier-ignore
export const leatherGoods: Partial<Record<Material, Frames>> = {
  leather: ['Smooth leather dresses up whatever is worn with it.', 'The leather wipes clean and keeps its line.', 'Leather has more polish here than canvas would.'],
  suede: ['Suede is softer to look at than smooth leather.', 'The matte nap of the suede calms the color.'],
  'patent leather': ['The patent leather is shine enough.'],
  canvas: ['Canvas stays light and unfussy.'],
  straw: ['Straw says summer without a word.', 'The weave of the straw is texture and air in one.'],
  satin: ['Satin belongs to the evening.'],
  velvet: ['Velvet belongs to the evening.'],
  rubber: ['Rubber minds no puddle.'],
}
