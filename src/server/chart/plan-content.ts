import { createHash } from 'node:crypto'
import type { CarePlan } from '#generated/types/care-plan.ts'
import { isReference } from '#server/stores/document.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import type { Json } from '#shared/patch/patch-operation.ts'

/** The content of a care plan of a chart that its signatures cover: everything that people say in it, nothing that the server adds. */
export function planContent(plan: CarePlan): string {
  const { subject, episodeOfCare, title, kind, period, reviewIntervalDays, author, assessment } = plan
  const { strengths, barriers, dischargeCriteria, patientStatement, problems, participants } = plan
  const { signatureConfiguration, replaces } = plan
  const said = { subject, episodeOfCare, title, kind, period, reviewIntervalDays, author, assessment }
  const more = { strengths, barriers, dischargeCriteria, patientStatement, problems, participants }
  const plain: Json = JSON.parse(
    JSON.stringify({ ...said, ...more, signatureConfiguration, replaces }, withoutDisplay),
  )
  return canonicalJson(plain)
}

/** The hash that a signature of a care plan is bound to: SHA-256 over its content, in lower-case hex. */
export function planHash(plan: CarePlan): string {
  return createHash('sha256').update(planContent(plan)).digest('hex')
}

function withoutDisplay(_name: string, value: unknown): unknown {
  if (!isReference(value)) return value
  const { id, resourceType, versionId } = value
  return { id, resourceType, versionId }
}
