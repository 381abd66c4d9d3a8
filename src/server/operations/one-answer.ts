import type { StoredDocument } from '#server/stores/document.ts'
import { masked } from '#server/stores/references/masked.ts'
import { patientOf } from '#server/stores/rows/columns.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { OperationAnswer } from './call.ts'
import { withToday } from './plain-guard.ts'
import type { PlainCall } from './plain-handler.ts'

/** The answer with one resource, as its reader may see it; notes for the trail which row and whose it was. */
export async function oneAnswer(
  { rows, entry, context }: PlainCall,
  document: StoredDocument,
  status: OperationAnswer['status'] = 200,
): Promise<Outcome<OperationAnswer>> {
  const { id, meta } = document
  const patientId = patientMeant(entry, document)
  context.note({
    target: { type: entry.type, id, versionId: meta.versionId },
    ...(patientId && { patientId }),
  })
  if (status === 304) return succeeded({ value: undefined, status, versionId: meta.versionId })

  const shown = await rows.shown([masked(context.actor, entry, document)])
  const [value] = await withToday(context, entry.type, shown)
  return succeeded({ value, status, versionId: meta.versionId })
}

/** Whose the row is: where the patient whom it names was merged into another, it stands in that one's partition. */
function patientMeant(entry: PlainCall['entry'], document: StoredDocument): string | null {
  const patientId = patientOf(entry, document)
  const isInPartition = entry.partition === 'patient' && entry.patientField !== 'self'
  return patientId !== null && isInPartition ? document.partition : patientId
}
