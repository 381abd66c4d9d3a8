import type { Guard } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { neededWhen } from './needed-when.ts'

/** For a chart's transcriptions, nobody is listened to without a consent. */
export const transcriptionGuard: Guard<'Transcription'> = {
  beforeWrite: async (_context, { operation, after }) => {
    const isWritten = operation === 'create' || operation === 'update'
    const isMissing = after.source === 'Ambient' && !after.consents?.length
    const findings = neededWhen(isWritten && isMissing, '/consents')
    return findings.length > 0 ? failed({ kind: 'invalid', findings }) : succeeded(after)
  },
}
