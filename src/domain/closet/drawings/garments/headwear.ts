import { fill, repeated, short, stroke } from '../marks.ts'
import { materials } from '../materials.ts'
import { mirroredOutline } from '../mirrored-outline.ts'
import type { Drawing, Pen } from '../pen.ts'
import shapes from './shapes/headwear.json' with { type: 'json' }

function beanie(pen: Pen): string {
  const { seam, clip, tones } = pen
  const crown = mirroredOutline(shapes.beanie.crown)
  const cuff = mirroredOutline(shapes.beanie.cuff)
  const ribs = repeated(19, (step) => {
    const out = step - 9
    const x = 200 + out * 13
    return `M${x} ${short(268 - Math.abs(out) * 1.7)}C${x} 200 ${200 + out * 9} 140 ${200 + out * 3} ${short(102 + Math.abs(out) * 1.2)}`
  })
  const cuffRibs = repeated(25, (step) => {
    const out = step - 12
    const [x, sag] = [200 + out * 10, out * out * 0.12]
    return `M${x} ${short(271 - sag)}C${short(x + out * 0.3)} 300 ${short(x + out * 0.3)} 330 ${x} ${short(362 - sag)}`
  })
  return (
    pen.cloth(crown, {
      shade: 'M312 236C304 150 262 100 200 100C244 116 276 170 282 262L314 256Z',
      details: seam(ribs, 0.86, 0.6),
    }) +
    pen.cloth(cuff, {
      shade: 'M326 252C332 290 332 318 328 346L286 356C292 320 292 290 288 262Z',
      details: clip(cuff, seam(cuffRibs, 0.86, 0.6)),
    }) +
    `<rect x="188" y="304" width="24" height="30" rx="1" fill="${tones.light}" stroke="${tones.line}"/>`
  )
}

function cap(pen: Pen): string {
  const { seam, stitch, both, tones } = pen
  const { crownShade } = shapes.cap
  const crown = mirroredOutline(shapes.cap.crown)
  const visor = mirroredOutline(shapes.cap.visor)
  const rows = [9, 18, 27]
    .map(
      (step) =>
        `M${84 + step * 0.6} ${345 - step * 1.1}C120 ${322 - step} 160 ${319 - step} 200 ${319 - step}C240 ${319 - step} 280 ${322 - step} ${316 - step * 0.6} ${345 - step * 1.1}`,
    )
    .join('')
  const eyelet = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="3.4" fill="${tones.deep}" stroke="${tones.line}" stroke-width="1.1"/>`
  return (
    pen.cloth(crown, {
      shade: crownShade,
      print: 'scale(.75)',
      details:
        seam('M200 126V266') +
        stitch('M196 128V265M204 128V265', 0.55) +
        both(
          seam('M200 128C236 150 258 210 262 270') +
            stitch('M208 129C241 152 263 210 267 271', 0.55) +
            eyelet(226, 186),
        ) +
        eyelet(286, 214) +
        eyelet(114, 214) +
        seam('M93 284Q146 258 200 257Q254 258 307 284', 0.9, 0.7),
    }) +
    pen.cloth(visor, {
      print: 'scale(.75)',
      shade:
        'M308 290C322 300 330 320 326 342C322 356 310 358 296 350C268 334 240 328 212 328C256 320 292 312 308 290Z',
      details: stitch(rows, 0.7) + seam('M92 290Q144 268 200 266Q256 268 308 290', 1.2),
    }) +
    pen.part('M190 126Q191 118 200 118Q209 118 210 126Q200 131 190 126Z', 1.1)
  )
}

function sunHat(pen: Pen): string {
  const { seam, clip, tones } = pen
  const brim = mirroredOutline(shapes.sunHat.brim)
  const crown = mirroredOutline(shapes.sunHat.crown)
  const band = mirroredOutline(shapes.sunHat.band)
  const rounds = [12, 25, 38, 51, 64]
    .map((step) => {
      const [across, down] = [172 - step * 1.05, 85 - step * 0.62]
      return `M${200 - across} ${291 + step * 0.1}C${200 - across} ${short(291 + down * 1.3 + step * 0.1)} ${200 + across} ${short(291 + down * 1.3 + step * 0.1)} ${200 + across} ${291 + step * 0.1}C${200 + across} ${short(291 - down * 1.3)} ${200 - across} ${short(291 - down * 1.3)} ${200 - across} ${291 + step * 0.1}Z`
    })
    .join('')
  const rays = repeated(40, (step) => {
    const angle = (step / 40) * 2 * Math.PI
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return `M${short(200 + x * 96)} ${short(288 + y * 40)}L${short(200 + x * 172)} ${short(291 + y * 85)}`
  })
  const weave = [140, 158, 176, 194, 212, 230, 248]
    .map((y) => `M100 ${y - 10}Q200 ${y + 18} 300 ${y - 10}`)
    .join('')
  const ribbon = pen.other(tones.isDark ? tones.light : materials.sole)
  return (
    pen.cloth(brim, {
      shade:
        'M372 292C372 344 292 376 200 376C120 376 60 352 38 318C80 346 140 356 200 354C280 352 340 330 346 292C346 262 320 240 290 226C340 240 372 262 372 292ZM124 286C150 298 250 304 296 272C330 284 334 304 304 316C262 330 176 326 124 286Z',
      details: clip(brim, seam(rounds, 0.8, 0.55) + stroke(rays, tones.line, 0.7, 0.28)),
    }) +
    pen.cloth(crown, {
      shade:
        'M280 168C274 132 250 116 200 118C236 128 254 152 258 190C262 226 262 262 256 286C276 282 288 278 296 272C292 240 286 206 280 168Z',
      details: clip(crown, seam(weave, 0.8, 0.5)) + seam('M148 134C164 150 236 150 252 134', 0.9, 0.5),
    }) +
    ribbon.cloth(band, { shade: 'M290 236C293 252 296 272 296 272C288 280 276 284 256 289L258 254Z' }) +
    ribbon.part('M262 258C276 262 290 276 294 296L276 292C270 280 264 272 256 270Z', 1) +
    ribbon.part('M258 256C268 270 270 286 266 302L250 296C254 284 252 274 248 266Z', 1) +
    fill('M250 258Q258 254 266 258Q268 266 264 272Q256 274 250 270Z', ribbon.tones.base) +
    ribbon.seam('M250 258Q258 254 266 258Q268 266 264 272Q256 274 250 270Z', 1)
  )
}

/** Hats and caps. */
export const headwear = { beanie, cap, 'sun-hat': sunHat } satisfies Record<string, Drawing>
