import type { PieceOnCanvas } from './canvas-changes.ts'

/** What the live region says after a change: 'Wool coat: 40% from the left, 35% from the top'. */
export const canvasWords = {
  moved: (name: string, { x, y }: PieceOnCanvas) =>
    `${name}: ${percent(x)} from the left, ${percent(y)} from the top`,
  sized: (name: string, { width }: PieceOnCanvas) => `${name}: ${percent(width)} of the width`,
  turned: (name: string, { angle }: PieceOnCanvas) => `${name}: turned ${angle}°`,
  layered: (name: string, layer: number, count: number) => `${name}: layer ${layer} of ${count}`,
  selected: (name: string) => `${name} selected`,
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 100)}%`
}
