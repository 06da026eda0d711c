import type * as z from 'zod/mini'

/** Parses stored JSON; undefined if missing, broken or of another shape. */
export function parseStored<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string | null,
): z.output<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}
