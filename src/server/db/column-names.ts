import { CamelCasePlugin } from 'kysely'
import type { PluginTransformResultArgs, QueryResult, UnknownRow } from 'kysely'

/** Sends identifiers in snake_case. The drivers return rows in camelCase, so results stay as they are. */
export class SnakeCaseColumns extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }
}

const fields = new Map<string, string>()

/** Returns the field of a column: 'imageUrl' for 'image_url'. A name in camelCase stays as it is. */
export function fieldOf(column: string): string {
  // Only columns and aliases of our own queries are looked up, so the map stays small.
  let field = fields.get(column)
  if (field === undefined) {
    field = column.replaceAll(/(?<=.)_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    fields.set(column, field)
  }
  return field
}

/**
 * Creates an object from the values of a row, in the order of its fields. CamelCasePlugin copies each row instead and
 * looks up each name again, which took half of the time of reading a closet.
 */
export function rowOf(rowFields: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  // An array of entries would take three times as long (measured).
  for (let at = 0; at < rowFields.length; at += 1) row[rowFields[at] ?? ''] = values[at]
  return row
}
