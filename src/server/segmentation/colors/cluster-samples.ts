// L, a, b, x and y of each sample in turn.
const FIELDS = 5
const ROUNDS = 6
// Squared distance in OKLab below which two colors are one.
const SAME = 1e-5

/**
 * Clusters samples (L, a, b, x, y of each in turn) into at most `parts` groups of similar color; `placeWeight` is the
 * weight of position relative to color. Deterministic k-means with farthest-point initialization.
 */
export function clusterSamples(samples: Float32Array, parts: number, placeWeight: number): Float32Array[] {
  if (samples.length === 0) return []
  const weight = placeWeight ** 2
  let centers = farthestPoints(samples, parts, weight)
  let groups: Float32Array[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = assign(samples, centers, weight)
    centers = groups.map(meanOf)
  }
  return groups
}

function assign(samples: Float32Array, centers: readonly Float32Array[], weight: number): Float32Array[] {
  const groups = centers.map((): number[] => [])
  for (let at = 0; at < samples.length; at += FIELDS) {
    let nearest = 0
    let least = Infinity
    for (let index = 0; index < centers.length; index += 1) {
      const apart = squaredDistance(samples, at, centers[index] ?? samples, weight)
      if (apart >= least) continue
      least = apart
      nearest = index
    }
    groups[nearest]?.push(at)
  }
  return groups.filter((group) => group.length > 0).map((group) => gather(samples, group))
}

function gather(samples: Float32Array, places: readonly number[]): Float32Array {
  const gathered = new Float32Array(places.length * FIELDS)
  for (const [index, at] of places.entries()) gathered.set(samples.subarray(at, at + FIELDS), index * FIELDS)
  return gathered
}

function farthestPoints(samples: Float32Array, parts: number, weight: number): Float32Array[] {
  const least = new Float32Array(samples.length / FIELDS).fill(Infinity)
  const centers = [meanOf(samples)]
  while (centers.length < parts) {
    const latest = centers.at(-1) ?? samples
    let far = 0
    for (let index = 0; index < least.length; index += 1) {
      least[index] = Math.min(least[index] ?? 0, squaredDistance(samples, index * FIELDS, latest, weight))
      if ((least[index] ?? 0) > (least[far] ?? 0)) far = index
    }
    if ((least[far] ?? 0) < SAME) break
    centers.push(samples.slice(far * FIELDS, far * FIELDS + FIELDS))
  }
  return centers
}

function meanOf(group: Float32Array): Float32Array {
  const sum = new Float64Array(FIELDS)
  for (let at = 0; at < group.length; at += 1) sum[at % FIELDS] = (sum[at % FIELDS] ?? 0) + (group[at] ?? 0)
  return Float32Array.from(sum, (value) => value / (group.length / FIELDS))
}

function squaredDistance(
  samples: Float32Array,
  at: number,
  center: Float32Array,
  placeWeight: number,
): number {
  const l = (samples[at] ?? 0) - (center[0] ?? 0)
  const a = (samples[at + 1] ?? 0) - (center[1] ?? 0)
  const b = (samples[at + 2] ?? 0) - (center[2] ?? 0)
  const x = (samples[at + 3] ?? 0) - (center[3] ?? 0)
  const y = (samples[at + 4] ?? 0) - (center[4] ?? 0)
  return l * l + a * a + b * b + placeWeight * (x * x + y * y)
}
