import { fill } from '../marks.ts'
import { materials } from '../materials.ts'
import type { Drawing, Pen } from '../pen.ts'
import shapes from './shapes/boots.json' with { type: 'json' }

// Side view, one boot behind the other.

function boots(pen: Pen): string {
  const { seam, part, inside, tones } = pen
  const { outline, elastic } = shapes.boots
  const boot =
    fill('M136 336H338C340 346 338 354 334 356H202L200 372H136Z', materials.sole) +
    pen.cloth(outline, {
      print: 'scale(.7)',
      shade:
        'M138 340C132 300 142 246 140 200C138 156 134 122 130 92H152C154 140 160 200 156 250C154 290 158 320 168 340ZM238 222C258 252 310 262 330 292C339 308 340 324 338 340H290C300 316 290 290 262 272C244 258 236 240 238 222Z',
      details:
        fill(elastic, tones.deep) +
        seam(elastic, 0.95) +
        seam(
          'M183 112C185 150 189 190 198 220M190 111C191 150 194 180 198 212M199 111C199 150 199 180 199 210M207 111C207 150 204 180 199 214',
          0.6,
          0.6,
        ) +
        seam('M198 228C200 262 196 300 190 338') +
        seam('M198 228C222 246 240 250 252 252', 0.86, 0.7),
    }) +
    inside('M132 92C166 84 204 84 236 92Q184 104 132 92Z') +
    seam('M132 92C166 84 204 84 236 92Q184 104 132 92Z', 1.05) +
    part('M140 78h14v22h-14Z', 1.05) +
    seam('M138 338H336', 1.2)
  return pen.pair(boot, 'translate(-34 -4) scale(.88)', 'translate(24 112) scale(.88)')
}

function tallBoots(pen: Pen): string {
  const { seam, stitch, part, inside } = pen
  const { outline } = shapes.tallBoots
  const boot =
    fill('M108 422H284C286 429 284 434 280 435H160L157 458H110C108 446 107 434 108 422Z', materials.sole) +
    pen.cloth(outline, {
      print: 'scale(.7)',
      shade:
        'M108 426C103 398 112 366 112 332C112 236 100 140 96 44H116C118 140 130 240 128 322C126 366 124 400 136 426ZM180 334C200 358 250 368 274 392C284 403 286 413 284 426H244C250 404 238 388 214 374C194 362 182 350 180 334ZM174 240C170 280 170 312 180 334C166 324 158 304 158 280C158 232 166 176 170 130Z',
      details:
        seam('M112 330C132 337 156 338 177 328', 0.9) +
        seam('M146 41C148 130 146 240 142 335', 0.86, 0.7) +
        seam('M111 374C132 370 146 386 149 424', 0.95) +
        stitch('M113 369C136 366 150 382 153 424', 0.6) +
        seam(
          'M171 288C160 293 150 291 144 286M173 306C162 312 150 311 142 306M120 304C127 309 133 310 140 308',
          0.8,
          0.5,
        ) +
        stitch('M99 54Q146 63 189 54', 0.7) +
        seam('M107 412C150 416 226 414 285 414', 0.8, 0.5),
    }) +
    inside('M98 44C126 37 162 37 190 44Q144 54 98 44Z') +
    seam('M98 44C126 37 162 37 190 44Q144 54 98 44Z', 1.05) +
    part('M106 32h11v22h-11Z', 1.05) +
    seam('M108 424H284', 1.2)
  return pen.pair(boot, 'translate(-24 -2) scale(.96)', 'translate(74 36) scale(.96)')
}

function pumps(pen: Pen): string {
  const { seam, stitch } = pen
  const { upper } = shapes.pumps
  const shoe =
    // The sole is a thin dark line under the ball of the foot; the heel is covered in the material of the shoe.
    fill(
      'M156 240C174 262 200 294 236 308C268 318 306 321 338 315C344 314 346 311 346 308L346 315C342 321 318 325 294 325C262 325 226 314 204 298C182 280 166 258 154 246Z',
      materials.sole,
    ) +
    pen.cloth('M117 226C130 224 146 228 160 244C150 266 146 292 145 322H134C134 290 128 258 117 226Z', {
      shade: 'M140 226C150 230 156 236 160 244C150 266 146 292 145 322H140C140 290 146 256 140 226Z',
    }) +
    fill('M133 319H146V327H133Z', materials.sole) +
    pen.cloth(upper, {
      print: 'scale(.6)',
      shade:
        'M236 308C200 294 174 262 156 240C146 230 130 230 119 233C117 226 116 220 115 212C136 212 156 220 172 240C194 266 230 288 262 294C290 298 318 300 344 304C346 310 344 314 338 315C306 321 268 318 236 308Z',
      details:
        seam('M118 150C130 200 168 236 226 246', 0.8, 0.35) +
        stitch('M138 158C156 196 188 230 230 241', 0.7) +
        seam('M127 145C124 176 126 206 130 231', 0.9, 0.7) +
        seam('M250 250C262 262 284 272 304 280', 0.8, 0.3),
    })
  const lining = fill(
    'M116 146C122 140 132 141 136 149C152 190 186 226 232 238C220 240 206 238 196 234C160 218 130 186 116 146Z',
    materials.lining,
  )
  return pen.pair(
    shoe +
      lining +
      seam(
        'M116 146C122 140 132 141 136 149C152 190 186 226 232 238C220 240 206 238 196 234C160 218 130 186 116 146Z',
        1.05,
      ),
    'translate(-60 -50)',
    'translate(8 88)',
  )
}

/** Shoes in side view: boots and pumps. */
export const bootKinds = { boots, 'tall-boots': tallBoots, pumps } satisfies Record<string, Drawing>
