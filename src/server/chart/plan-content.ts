import { createHash } from 'node:crypto'
import type { CarePlan } from '#generated/types/care-plan.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import type { Json } from '#shared/patch/patch-operation.ts'
import { withoutDisplay } from './consents/consent-content.ts'

/** The content of a care plan of a chart that its signatures cover: everything that people say in it, nothing that the server adds. */
export function planContent(plan: CarePlan): string {
  return canonicalJson(said(plan))
}

/** The same without what goes on with a plan that is in force: how its goals stand, what is not done any more, and its end. */
export function lastingContent(plan: CarePlan): string {
  const lasting = JSON.stringify(said(plan), (name, value) => (passing.has(name) ? undefined : value))
  return canonicalJson(JSON.parse(lasting))
}

/** The hash that a signature of a care plan is bound to: SHA-256 over its content, in lower-case hex. */
export function planHash(plan: CarePlan): string {
  return createHash('sha256').update(planContent(plan)).digest('hex')
}

const passing = new Set(['status', 'statusHistory', 'active', 'end'])

function said(plan: CarePlan): Json {
  const { subject, episodeOfCare, title, kind, period, reviewIntervalDays, author, assessment } = plan
  const { strengths, barriers, dischargeCriteria, patientStatement, problems, participants } = plan
  const { signatureConfiguration, replaces } = plan
  const about = { subject, episodeOfCare, title, kind, period, reviewIntervalDays, author, assessment }
  const more = { strengths, barriers, dischargeCriteria, patientStatement, problems, participants }
  return JSON.parse(JSON.stringify({ ...about, ...more, signatureConfiguration, replaces }, withoutDisplay))
}
