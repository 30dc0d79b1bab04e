const GAP = '  '

/** Formats rows in columns of at most these widths; long cells wrap. */
export function tableOf(widths: readonly number[], rows: readonly (readonly string[])[]): string {
  return rows.map((row) => rowOf(widths, row)).join('\n')
}

function rowOf(widths: readonly number[], cells: readonly string[]): string {
  const wrapped = widths.map((width, column) => wrap(cells[column] ?? '', width))
  const height = Math.max(...wrapped.map((lines) => lines.length))
  return Array.from({ length: height }, (_, line) =>
    widths
      .map((width, column) => (wrapped[column]?.[line] ?? '').padEnd(width))
      .join(GAP)
      .trimEnd(),
  ).join('\n')
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
