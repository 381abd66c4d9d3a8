import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'

/** May these answers be marked as reviewed together with others? Not while an alert in them waits for somebody, or once they are reviewed. */
export function isSafeTogether({
  alerts = [],
  reviewed,
}: Pick<QuestionnaireResponse, 'alerts' | 'reviewed'>): boolean {
  return reviewed === undefined && alerts.every(({ at }) => at !== undefined)
}
