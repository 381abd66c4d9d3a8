import type { ComplianceAudit } from '#generated/types/compliance-audit.ts'
import type { ComplianceQuestionnaire } from '#generated/types/compliance-questionnaire.ts'
import type { NoteAudit } from '#generated/types/note-audit.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Change, Context, Guard } from '#server/operations/handler.ts'
import { scoreOf } from '#shared/audits/checklist-score.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { answerDoubts, auditorDoubt, completionDoubt, reviewStateOf } from './doubts.ts'
import { missingForAudit } from './missing-for-audit.ts'

/** Nobody audits his own work; a complete audit has every answer and a score; findings are reviewed then, by a third person who may review (schemas/resources/compliance-audit.json). */
export const complianceAuditGuard: Guard<'ComplianceAudit'> = {
  beforeWrite: (context, { operation, before, after }) => settled(context, { operation, before, after }),
}

/** The same for the audit of a note, which belongs to its note's session and patient (schemas/resources/note-audit.json). */
export const noteAuditGuard: Guard<'NoteAudit'> = {
  beforeWrite: async (context, { operation, before, after }: Change<'NoteAudit'>) => {
    const placed = operation === 'create' ? await besideNote(context, after) : succeeded(after)
    return placed.ok ? settled(context, { operation, before, after: placed.value }) : placed
  },
}

type Writing<Audit> = {
  readonly operation: Change<'NoteAudit'>['operation']
  readonly before: Audit | undefined
  readonly after: Audit
}

async function settled<Audit extends NoteAudit | ComplianceAudit>(
  context: Context,
  { operation, before, after }: Writing<Audit>,
): Promise<Outcome<Audit>> {
  if (operation === 'delete' || operation === 'restore') return succeeded(after)
  const permission = missingForAudit(context.actor, before, after)
  if (permission !== undefined) return failed({ kind: 'forbidden', permission })
  const checklist = await checklistOf(context, after.questionnaire)
  if (!checklist.ok) return checklist

  const findings = [
    ...auditorDoubt(after),
    ...answerDoubts(context.actor.profile?.id, before, after),
    ...completionDoubt(checklist.value, after),
  ]
  if (findings.length > 0) return failed({ kind: 'invalid', findings })

  const { completedAt: _at, score: _score, scoreAfterReview: _last, passed: _passed, ...open } = after
  const completedAt = before?.progress === 'Complete' ? before.completedAt : context.now.iso
  const ending = { ...scoreOf(checklist.value, after.answers ?? []), completedAt }
  const reviewState = reviewStateOf(after.answers ?? [])
  // The four fields that were taken out are those that only the server writes.
  return succeeded({ ...open, reviewState, ...(after.progress === 'Complete' && ending) } as Audit)
}

/** The version of the checklist that was chosen; the newest one when it is not pinned yet. */
function checklistOf(
  context: Context,
  { id, versionId }: Reference,
): Promise<Outcome<ComplianceQuestionnaire>> {
  const store = context.stores.of('ComplianceQuestionnaire')
  return versionId === undefined ? store.get(id) : store.getVersion(id, versionId)
}

async function besideNote(context: Context, audit: NoteAudit): Promise<Outcome<NoteAudit>> {
  const { id, versionId } = audit.note
  const store = context.stores.of('Note')
  const note = await (versionId === undefined ? store.get(id) : store.getVersion(id, versionId))
  if (!note.ok) return noSuchNote(id)
  const { subject, patient, encounter } = note.value
  return succeeded({ ...audit, subject, ...(patient && { patient }), ...(encounter && { encounter }) })
}

/** A hidden note, one that is gone and one that never was are answered like every reference that leads nowhere. */
function noSuchNote(id: string): Outcome<never> {
  return refuse('/note', 'stores.reference-not-found', {
    parameters: { type: 'Note', id },
    subStatus: subStatuses.referenceWrong,
  })
}
