// Generated from schemas/resources/care-plan.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const carePlan: TypeRecipe = {
  type: 'CarePlan',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['Draft'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['CarePlan'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    subject: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
    episodeOfCare: { is: { kind: 'reference', targets: ['EpisodeOfCare'] } },
    title: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
    kind: { is: { kind: 'shared', name: 'enumerations/care-plan-kind' }, required: true },
    status: {
      is: { kind: 'shared', name: 'enumerations/care-plan-status' },
      required: true,
      atCreate: true,
    },
    period: { is: { kind: 'shared', name: 'types/date-period' }, required: true, atCreate: true },
    reviewIntervalDays: { is: { kind: 'number', whole: true, minimum: 1, maximum: 3650 }, required: true },
    nextReview: { is: { kind: 'text', format: 'date' }, owned: true },
    reviewToldFor: { is: { kind: 'text', format: 'date' }, owned: true },
    author: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true },
    assessment: {
      is: { kind: 'list', item: { kind: 'reference', targets: ['Note', 'QuestionnaireResponse'] } },
    },
    strengths: { is: { kind: 'text', maxLength: 20000 } },
    barriers: { is: { kind: 'text', maxLength: 20000 } },
    dischargeCriteria: { is: { kind: 'text', maxLength: 20000 } },
    patientStatement: { is: { kind: 'text', maxLength: 20000 } },
    problems: {
      is: { kind: 'list', item: { kind: 'shared', name: 'types/care-plan-problem' }, maxItems: 50 },
    },
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
            role: { is: { kind: 'text', maxLength: 120 } },
            contributed: { is: { kind: 'text', maxLength: 2000 } },
          },
        },
      },
    },
    sharedWithPatient: { is: { kind: 'boolean' }, required: true },
    signatures: { is: { kind: 'list', item: { kind: 'shared', name: 'types/signature' } }, owned: true },
    patientSignatures: { is: { kind: 'list', item: { kind: 'shared', name: 'types/signature' } }, owned: true },
    signatureConfiguration: { is: { kind: 'reference', targets: ['SignatureConfiguration'], pinned: true } },
    replaces: { is: { kind: 'reference', targets: ['CarePlan'] } },
    version: { is: { kind: 'number', whole: true, minimum: 1 }, required: true, owned: true },
  },
  example: {
    subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    episodeOfCare: { id: '078303a3-2a71-4514-83ba-90393d4ddcd8', resourceType: 'EpisodeOfCare' },
    title: 'Treatment plan',
    kind: 'Treatment',
    status: 'Draft',
    period: { start: '2026-01-12', end: '2026-07-11' },
    reviewIntervalDays: 90,
    author: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    strengths: 'I have a family that stands by me.',
    problems: [
      {
        id: 'p1',
        condition: { id: '88136d34-7f70-4712-b44e-42362662a27b', resourceType: 'Condition' },
        statement: 'Worry keeps her from sleeping and from working.',
        rank: 1,
        active: true,
        goals: [
          {
            id: 'g1',
            statement: 'Sleep through five nights a week.',
            patientWords: 'I want to sleep again.',
            start: '2026-01-12',
            target: '2026-07-11',
            status: 'InProgress',
            objectives: [
              {
                id: 'o1',
                statement: 'Uses two ways of calming down each evening by 31 March.',
                start: '2026-01-12',
                target: '2026-03-31',
                status: 'InProgress',
                frequency: { count: 2, per: 'week' },
                interventions: [
                  {
                    id: 'i1',
                    statement: 'Teach breathing and thought records.',
                    kind: { code: 'cbt', display: 'CBT' },
                    frequency: { count: 1, per: 'week' },
                    durationMinutes: 50,
                    responsible: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
                    start: '2026-01-12',
                    active: true,
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    sharedWithPatient: false,
  },
}
