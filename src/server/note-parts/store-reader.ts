import type { Context } from '#server/operations/handler.ts'
import type { RecordReader } from '#shared/notes/record-reader.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { optional } from './optional.ts'

const most = 500

/** Reads a note's records from the stores, as far as the acting person may see them. */
export function storeReader(context: Context): RecordReader {
  return {
    read: (type, reference) => optional(context, type, reference),
    find: async (type, filters) => {
      const found = await context.stores.of(type).find({ filters, pageSize: most })
      return found.ok ? succeeded(found.value.rows) : found
    },
  }
}
