import { flags } from '#generated/permissions/permissions.ts'
import type { ComplianceAnswer } from '#generated/types/compliance-answer.ts'
import type { ComplianceAudit } from '#generated/types/compliance-audit.ts'
import type { NoteAudit } from '#generated/types/note-audit.ts'
import { changedFields } from '#server/stores/same-stored.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { has } from '#shared/permissions/granted.ts'

type Audit = NoteAudit | ComplianceAudit

/** What of an answer is somebody else's than the auditor's. */
type Part = 'review' | 'dispute'

const conducting: Readonly<Record<string, string>> = {
  NoteAudit: flags.CanAuditNotes,
  ComplianceAudit: flags.CanAuditCompliance,
}

/**
 * The permission that a change of an audit lacks: whoever conducts audits writes them, verdicts come from those who review, and
 * whoever is audited says what he disputes in a complete audit about himself, nothing else
 * (schemas/resources/compliance-audit.json).
 */
export function missingForAudit(actor: Actor, before: Audit | undefined, after: Audit): string | undefined {
  const may = (permission: string) => has(actor.granted, permission)
  if (changedPlaces('review', before, after).length > 0 && !may(flags.CanReviewAudits))
    return flags.CanReviewAudits

  const isAudited = after.progress === 'Complete' && (after.auditees ?? []).some(isOwn(actor))
  if (changedPlaces('dispute', before, after).length > 0 && !isAudited) return flags.CanViewOwnAudits

  const conduct = conducting[after.resourceType] ?? flags.FullPermissions
  const mayWrite = !before || may(conduct) || may(flags.FullPermissions)
  return mayWrite || changedFields(auditorsOwn(before), auditorsOwn(after)).length === 0 ? undefined : conduct
}

/** Where this part of an answer is new, another one or gone: the answer that it stands in, or all of them. */
export function changedPlaces(
  part: Part,
  before: Audit | undefined,
  { answers = [] }: Audit,
): readonly string[] {
  const known = new Map((before?.answers ?? []).map((answer) => [answer.questionId, wordsOf(part, answer)]))
  const changed = answers.flatMap((answer, index) =>
    wordsOf(part, answer) === (known.get(answer.questionId) ?? '') ? [] : [`/answers/${index}/${part}`],
  )
  const left = new Set(answers.map(({ questionId }) => questionId))
  const isGone = [...known].some(([questionId, words]) => words !== '' && !left.has(questionId))
  return isGone ? [...changed, '/answers'] : changed
}

/** What somebody wrote there; who and when is the server's. */
function wordsOf(part: Part, { review, dispute }: ComplianceAnswer): string {
  if (part === 'review') return review ? JSON.stringify([review.verdict, review.comment ?? '']) : ''
  return dispute ? JSON.stringify(dispute.text) : ''
}

function isOwn({ profile }: Actor): (each: { readonly id: string }) => boolean {
  return ({ id }) => id === profile?.id
}

function auditorsOwn({ answers = [], ...audit }: Audit): object {
  return { ...audit, answers: answers.map(({ review: _verdict, dispute: _dispute, ...own }) => own) }
}
