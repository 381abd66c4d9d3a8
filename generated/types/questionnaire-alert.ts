// Generated from schemas/types/questionnaire-alert.json by npm run generate. Edits are lost.
import type { AlertReceiver } from '../enumerations/alert-receiver.ts'
import type { AlertSeverity } from '../enumerations/alert-severity.ts'
import type { ConditionGroup } from './condition-group.ts'

/** What must be told to whom when an answer crosses a line. */
export type QuestionnaireAlert = {
  readonly id: string
  readonly when: ConditionGroup
  readonly severity: AlertSeverity
  readonly message: string
  readonly notify?: AlertReceiver
  readonly requireAcknowledgement?: boolean
}
