import type { ComplianceAnswer } from '#generated/types/compliance-answer.ts'
import type { ComplianceQuestionnaire } from '#generated/types/compliance-questionnaire.ts'

/** What the answers to an audit's checklist come to; no score where nothing applies. */
export type ChecklistScore = {
  readonly score?: number
  /** There once a finding has been reviewed. */
  readonly scoreAfterReview?: number
  readonly passed: boolean
}

/** Satisfied weight out of the weight that applies, in percent; a refuted finding counts as satisfied after the review (schemas/resources/compliance-audit.json). */
export function scoreOf(
  checklist: ComplianceQuestionnaire,
  answers: readonly ComplianceAnswer[],
): ChecklistScore {
  const reviewed = answers.map(afterReview)
  const first = percentOf(checklist, answers)
  const last = percentOf(checklist, reviewed)
  const isReviewed = answers.some(({ review }) => review)
  return {
    ...(first !== undefined && { score: first }),
    ...(isReviewed && last !== undefined && { scoreAfterReview: last }),
    passed: (last ?? 100) >= checklist.passPercent && !hasCritical(checklist, reviewed),
  }
}

function afterReview(answer: ComplianceAnswer): ComplianceAnswer {
  const isStruck = answer.result === 'NotSatisfied' && answer.review?.verdict === 'Refuted'
  return isStruck ? { ...answer, result: 'Satisfied' } : answer
}

function percentOf(
  { questions, sections }: ComplianceQuestionnaire,
  answers: readonly ComplianceAnswer[],
): number | undefined {
  const sectionWeights = new Map(sections.map(({ id, weight = 1 }) => [id, weight]))
  const weights = new Map(
    questions.map(({ id, sectionId, weight = 1 }) => [id, weight * (sectionWeights.get(sectionId) ?? 1)]),
  )
  const sumOf = (...results: readonly ComplianceAnswer['result'][]) =>
    answers
      .filter(({ result }) => results.includes(result))
      .reduce((sum, { questionId }) => sum + (weights.get(questionId) ?? 0), 0)
  const applying = sumOf('Satisfied', 'NotSatisfied')
  return applying === 0 ? undefined : Math.round((sumOf('Satisfied') / applying) * 10_000) / 100
}

function hasCritical({ questions }: ComplianceQuestionnaire, answers: readonly ComplianceAnswer[]): boolean {
  const critical = new Set(questions.filter((question) => question.critical).map(({ id }) => id))
  return answers.some(({ questionId, result }) => result === 'NotSatisfied' && critical.has(questionId))
}
