const SPARE = 8
const ROUNDS = 25

/**
 * Returns the eigenvectors of the `count` largest eigenvalues of a symmetric matrix, each scaled by the square root of
 * its eigenvalue, as rows of `count` numbers (subspace iteration).
 */
export function scaledEigenvectors(
  matrix: Float64Array,
  size: number,
  count: number,
  random: () => number,
): Float64Array {
  const width = Math.min(size, count + SPARE)
  let columns: Float64Array[] = Array.from({ length: width }, () =>
    Float64Array.from({ length: size }, () => random() - 0.5),
  )
  let values: number[] = []
  makeOrthonormal(columns)
  for (let round = 0; round < ROUNDS; round++) {
    const products = columns.map((column) => times(matrix, size, column))
    values = products.map((product, at) => dotOf(product, columns[at] ?? product))
    columns = products
    makeOrthonormal(columns)
  }
  const order = values
    .map((value, at) => ({ value, at }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, count)
  const rows = new Float64Array(size * count)
  for (const [place, { value, at }] of order.entries()) {
    const scale = Math.sqrt(Math.max(value, 0))
    for (let row = 0; row < size; row++) rows[row * count + place] = scale * (columns[at]?.[row] ?? 0)
  }
  return rows
}

function times(matrix: Float64Array, size: number, column: Float64Array): Float64Array {
  return Float64Array.from({ length: size }, (_, row) => {
    let sum = 0
    const start = row * size
    for (let at = 0; at < size; at++) sum += (matrix[start + at] ?? 0) * (column[at] ?? 0)
    return sum
  })
}

function makeOrthonormal(columns: readonly Float64Array[]): void {
  for (const [at, column] of columns.entries()) {
    // Two passes: one is not orthogonal enough for nearly equal columns.
    for (let pass = 0; pass < 2; pass++) {
      for (const other of columns.slice(0, at)) {
        const share = dotOf(column, other)
        for (let row = 0; row < column.length; row++)
          column[row] = (column[row] ?? 0) - share * (other[row] ?? 0)
      }
    }
    const length = Math.hypot(Math.sqrt(dotOf(column, column)), 1e-12)
    for (let row = 0; row < column.length; row++) column[row] = (column[row] ?? 0) / length
  }
}

function dotOf(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
