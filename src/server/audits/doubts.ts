import type { ComplianceAnswer } from '#generated/types/compliance-answer.ts'
import type { ComplianceAudit } from '#generated/types/compliance-audit.ts'
import type { ComplianceQuestionnaire } from '#generated/types/compliance-questionnaire.ts'
import type { NoteAudit } from '#generated/types/note-audit.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { changedPlaces } from './missing-for-audit.ts'

type Audit = NoteAudit | ComplianceAudit

/** Nobody audits his own work. */
export function auditorDoubt({ auditor, auditees = [] }: Audit): readonly Finding[] {
  return auditees.some(({ id }) => id === auditor.id) ? [blocking('/auditor', 'audits.own-work')] : []
}

/** A finding has a comment, and is reviewed when the audit is complete, by somebody who is neither auditor nor auditee. */
export function answerDoubts(
  reviewer: string | undefined,
  before: Audit | undefined,
  after: Audit,
): readonly Finding[] {
  const { answers = [], progress, auditor, auditees = [] } = after
  const isThird = ![auditor, ...auditees].some(({ id }) => id === reviewer)
  const mayReview = progress === 'Complete' && isThird
  return [
    ...answers.flatMap((answer, index) => commentDoubt(answer, `/answers/${index}`)),
    ...(mayReview ? [] : changedPlaces('review', before, after)).map((pointer) =>
      blocking(pointer, 'audits.review-by-third'),
    ),
  ]
}

function commentDoubt({ result, comment }: ComplianceAnswer, at: string): readonly Finding[] {
  return result === 'NotSatisfied' && !comment ? [blocking(`${at}/comment`, 'stores.required')] : []
}

/** A complete audit has an answer to every question. */
export function completionDoubt(
  { questions }: ComplianceQuestionnaire,
  { progress, answers = [] }: Audit,
): readonly Finding[] {
  const answered = new Set(answers.map(({ questionId }) => questionId))
  const open = questions.filter(({ id }) => !answered.has(id)).length
  return progress === 'Complete' && open > 0 ? [blocking('/answers', 'audits.unanswered', { open })] : []
}

/** A dispute waits for a reviewer; once a finding is reviewed, the audit is. */
export function reviewStateOf(answers: readonly ComplianceAnswer[]): NoteAudit['reviewState'] {
  const disputed = answers.filter(({ dispute }) => dispute)
  if (disputed.some(({ review }) => !review)) return 'Requested'
  return answers.some(({ review }) => review) ? 'Reviewed' : 'NotNeeded'
}
