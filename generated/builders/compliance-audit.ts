// Generated from schemas/resources/compliance-audit.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const complianceAudit: TypeRecipe = {
  type: 'ComplianceAudit',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { progress: ['NotStarted'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['ComplianceAudit'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    questionnaire: {
      is: { kind: 'reference', targets: ['ComplianceQuestionnaire'], pinned: true },
      required: true,
      atCreate: true,
    },
    subject: {
      is: { kind: 'reference', targets: ['Patient', 'EpisodeOfCare', 'Practitioner', 'Program'] },
      required: true,
      atCreate: true,
    },
    period: { is: { kind: 'shared', name: 'types/date-period' }, required: true, atCreate: true },
    auditor: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
    auditees: { is: { kind: 'list', item: { kind: 'reference', targets: ['Practitioner'] } } },
    progress: { is: { kind: 'shared', name: 'enumerations/progress' }, required: true, atCreate: true },
    due: { is: { kind: 'text', format: 'date' } },
    answers: {
      is: { kind: 'list', item: { kind: 'shared', name: 'types/compliance-answer' }, maxItems: 500 },
    },
    score: { is: { kind: 'number', whole: false, minimum: 0, maximum: 100 }, owned: true },
    scoreAfterReview: { is: { kind: 'number', whole: false }, owned: true },
    passed: { is: { kind: 'boolean' }, owned: true },
    reviewState: { is: { kind: 'shared', name: 'enumerations/audit-review-state' }, required: true, owned: true },
    completedAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
  },
  example: {
    questionnaire: {
      id: '40f9fbb7-87ae-43c5-a07c-fb543b28bc5d',
      resourceType: 'ComplianceQuestionnaire',
      versionId: '1',
    },
    subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    period: { start: '2026-01-01', end: '2026-03-31' },
    auditor: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    progress: 'NotStarted',
    due: '2026-04-15',
    answers: [{ questionId: 'q1', result: 'NotSatisfied', comment: 'The plan is not signed.' }],
  },
}
