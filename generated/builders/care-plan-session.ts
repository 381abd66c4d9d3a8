// Generated from schemas/resources/care-plan-session.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const carePlanSession: TypeRecipe = {
  type: 'CarePlanSession',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { progress: ['NotStarted', 'InProgress'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['CarePlanSession'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    subject: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
    carePlan: {
      is: { kind: 'reference', targets: ['CarePlan'], pinned: true },
      required: true,
      atCreate: true,
    },
    kind: {
      is: { kind: 'shared', name: 'enumerations/plan-review-kind' },
      required: true,
      atCreate: true,
    },
    encounter: { is: { kind: 'reference', targets: ['Encounter'] } },
    note: { is: { kind: 'reference', targets: ['Note'] } },
    date: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
    progress: { is: { kind: 'shared', name: 'enumerations/progress' }, required: true, atCreate: true },
    participants: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            person: {
              is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson'] },
              required: true,
              atCreate: true,
            },
            present: { is: { kind: 'boolean' } },
            signatureNeeded: { is: { kind: 'boolean' } },
          },
        },
      },
    },
    items: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            problemId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            goalId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            objectiveId: { is: { kind: 'text', minLength: 1, maxLength: 64 } },
            interventionId: { is: { kind: 'text', minLength: 1, maxLength: 64 } },
            addressed: { is: { kind: 'boolean' } },
            outcome: { is: { kind: 'reference', targets: ['CarePlanOutcome'] } },
            comment: { is: { kind: 'text', maxLength: 1000 } },
            decision: {
              is: { kind: 'shared', name: 'enumerations/plan-decision' },
              required: true,
              atCreate: true,
            },
            statement: { is: { kind: 'text', minLength: 1, maxLength: 500 } },
            target: { is: { kind: 'text', format: 'date' } },
          },
        },
        maxItems: 500,
      },
    },
    summary: { is: { kind: 'text', maxLength: 20000 } },
    nextReview: { is: { kind: 'text', format: 'date' } },
    resultingPlan: { is: { kind: 'reference', targets: ['CarePlan'] }, owned: true },
    signatures: { is: { kind: 'list', item: { kind: 'shared', name: 'types/signature' } }, owned: true },
    patientSignatures: { is: { kind: 'list', item: { kind: 'shared', name: 'types/signature' } }, owned: true },
  },
  example: {
    subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    carePlan: { id: '967c9278-179c-4ef2-acfc-e4df53d819e1', resourceType: 'CarePlan', versionId: '1' },
    kind: 'Periodic',
    encounter: { id: '51b0f0b9-4c1c-48b1-a36d-41d9736811cc', resourceType: 'Encounter' },
    date: '2026-04-12T10:00:00-05:00',
    progress: 'NotStarted',
    participants: [
      {
        person: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
        present: true,
        signatureNeeded: true,
      },
    ],
    items: [
      {
        problemId: 'p1',
        goalId: 'g1',
        addressed: true,
        comment: 'Sleeps better.',
        decision: 'Continue',
      },
    ],
    nextReview: '2026-07-11',
  },
}
