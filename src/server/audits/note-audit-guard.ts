import type { ComplianceAnswer } from '#generated/types/compliance-answer.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteAudit } from '#generated/types/note-audit.ts'
import type { Change, Context, Guard } from '#server/operations/handler.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** An audit belongs to its note's session and patient; nobody audits his own work, and findings are reviewed when they are complete, by a third person (resources §6.3). */
export const noteAuditGuard: Guard<'NoteAudit'> = {
  beforeWrite: (context, change) => checked(context, change),
}

async function checked(
  context: Context,
  { operation, before, after }: Change<'NoteAudit'>,
): Promise<Outcome<NoteAudit>> {
  if (operation === 'delete' || operation === 'restore') return succeeded(after)
  const findings = [...auditorDoubt(after), ...answerDoubts(context, before, after)]
  if (findings.length > 0) return failed({ kind: 'invalid', findings })

  const placed = before ? succeeded(after) : await besideNote(context, after)
  if (!placed.ok) return placed
  const { completedAt: _earlier, ...open } = placed.value
  const isDone = after.progress === 'Complete'
  const completedAt = before?.progress === 'Complete' ? before.completedAt : context.now.iso
  return succeeded({
    ...open,
    reviewState: reviewStateOf(after.answers ?? []),
    ...(isDone && completedAt && { completedAt }),
  })
}

function auditorDoubt({ auditor, auditees = [] }: NoteAudit): readonly Finding[] {
  return auditees.some(({ id }) => id === auditor.id)
    ? [{ pointer: '/auditor', weight: 'blocks', message: 'audits.own-work' }]
    : []
}

function answerDoubts(
  { actor }: Context,
  before: NoteAudit | undefined,
  { answers = [], progress, auditor, auditees = [] }: NoteAudit,
): readonly Finding[] {
  const involved = [auditor, ...auditees].map(({ id }) => id)
  const isThird = !involved.includes(actor.profile?.id ?? '')
  return answers.flatMap((answer, index): readonly Finding[] => {
    const at = `/answers/${index}`
    const isLacking = answer.result === 'NotSatisfied' && !answer.comment
    const isNewReview = answer.review && !reviewed(before, answer)
    return [
      ...(isLacking
        ? [{ pointer: `${at}/comment`, weight: 'blocks', message: 'stores.required' } as const]
        : []),
      ...(isNewReview && !(progress === 'Complete' && isThird)
        ? [{ pointer: `${at}/review`, weight: 'blocks', message: 'audits.review-by-third' } as const]
        : []),
    ]
  })
}

function reviewed(before: NoteAudit | undefined, { questionId, review }: ComplianceAnswer): boolean {
  const known = before?.answers?.find((answer) => answer.questionId === questionId)?.review
  return known !== undefined && known.verdict === review?.verdict
}

function reviewStateOf(answers: readonly ComplianceAnswer[]): NoteAudit['reviewState'] {
  const disputed = answers.filter(({ dispute }) => dispute)
  if (disputed.some(({ review }) => !review)) return 'Requested'
  return answers.some(({ review }) => review) ? 'Reviewed' : 'NotNeeded'
}

async function besideNote(context: Context, audit: NoteAudit): Promise<Outcome<NoteAudit>> {
  const { id, versionId } = audit.note
  const store = context.stores.of('Note')
  const note: Outcome<Note> =
    versionId === undefined ? await store.get(id) : await store.getVersion(id, versionId)
  if (!note.ok) return note
  const { subject, patient, encounter } = note.value
  return succeeded({ ...audit, subject, ...(patient && { patient }), ...(encounter && { encounter }) })
}
