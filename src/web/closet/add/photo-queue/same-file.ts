// Files are compared in chunks: two different photos differ in their first bytes.
const CHUNK_BYTES = 1024 * 1024

/** Whether two files have the same content, regardless of their names. False if one cannot be read. */
export async function isSameFile(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false
  try {
    for (let start = 0; start < one.size; start += CHUNK_BYTES)
      if (!(await isSameChunk(one, other, start))) return false
    return true
  } catch {
    return false
  }
}

async function isSameChunk(one: Blob, other: Blob, start: number): Promise<boolean> {
  const [bytes, others] = await Promise.all(
    [one, other].map(
      async (file) => new Uint8Array(await file.slice(start, start + CHUNK_BYTES).arrayBuffer()),
    ),
  )
  return bytes?.every((byte, at) => byte === others?.[at]) ?? false
}
