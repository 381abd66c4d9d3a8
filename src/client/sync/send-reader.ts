import { sendPlain } from '#client/api/send.ts'
import { parameterLimits } from '#generated/operations/parameter-forms.ts'
import { togetherReader } from '#shared/notes/group/together-reader.ts'
import type { RecordReader } from '#shared/notes/record-reader.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

const { maximum: most } = parameterLimits.pageSize

/** What is asked for with each record, such as those that it names. */
type Asking = { readonly expand?: string }

/** Reads records by asking the server, with what else is asked for. */
export function sendReaderWith(asking: Asking): RecordReader {
  return {
    read: async (type, reference) => {
      if (!reference) return succeeded(undefined)
      const found = await sendPlain(type, 'read', { id: reference.id, ...asking })
      if (found.ok) return found
      const isAbsent = found.failure.kind === 'missing' || found.failure.kind === 'gone'
      return isAbsent ? succeeded(undefined) : found
    },
    find: async (type, filters) => {
      const found = await sendPlain(type, 'query', {
        filters,
        pageSize: most,
        crossPartition: true,
        ...asking,
      })
      return found.ok ? succeeded(found.value.items) : found
    },
  }
}

/** Reads records by asking the server. */
export const sendReader: RecordReader = sendReaderWith({})

/** The same in fewer questions, for whoever reads for many notes at once. */
export const sendTogether: RecordReader = togetherReader(sendReader, most)
