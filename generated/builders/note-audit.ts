// Generated from schemas/resources/note-audit.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const noteAudit: TypeRecipe = {
  type: 'NoteAudit',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { progress: ['NotStarted', 'InProgress'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['NoteAudit'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    note: { is: { kind: 'reference', targets: ['Note'], pinned: true }, required: true, atCreate: true },
    encounter: { is: { kind: 'reference', targets: ['Encounter'] }, owned: true },
    patient: { is: { kind: 'reference', targets: ['Patient'] }, owned: true },
    questionnaire: {
      is: { kind: 'reference', targets: ['ComplianceQuestionnaire'], pinned: true },
      required: true,
      atCreate: true,
    },
    auditor: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
    auditees: { is: { kind: 'list', item: { kind: 'reference', targets: ['Practitioner'] } } },
    progress: { is: { kind: 'shared', name: 'enumerations/progress' }, required: true, atCreate: true },
    due: { is: { kind: 'text', format: 'date' } },
    answers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/compliance-answer' } } },
    score: { is: { kind: 'number', whole: false, minimum: 0, maximum: 100 }, owned: true },
    scoreAfterReview: { is: { kind: 'number', whole: false, minimum: 0, maximum: 100 }, owned: true },
    passed: { is: { kind: 'boolean' }, owned: true },
    reviewState: { is: { kind: 'shared', name: 'enumerations/audit-review-state' }, required: true, owned: true },
    completedAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
    outcome: { is: { kind: 'shared', name: 'enumerations/note-audit-outcome' } },
    actionNote: { is: { kind: 'reference', targets: ['Note'] } },
    subject: { is: { kind: 'reference', targets: ['Patient', 'Group'] }, required: true, owned: true },
  },
  example: {
    note: { id: '3f713678-585a-4d53-a722-85ca7653cef7', resourceType: 'Note', versionId: '1' },
    questionnaire: {
      id: '40f9fbb7-87ae-43c5-a07c-fb543b28bc5d',
      resourceType: 'ComplianceQuestionnaire',
      versionId: '1',
    },
    auditor: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    progress: 'InProgress',
    due: '2026-03-31',
    answers: [
      {
        questionId: 'q1',
        result: 'NotSatisfied',
        comment: 'The note names no objective of the plan.',
        correction: { required: true, due: '2026-03-15' },
      },
    ],
  },
}
