// Generated from schemas/resources/episode-of-care.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const episodeOfCare: TypeRecipe = {
  type: 'EpisodeOfCare',
  verbs: ['create', 'read', 'update'],
  unique: [],
  begins: { status: ['Active'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['EpisodeOfCare'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
    program: { is: { kind: 'reference', targets: ['Program'] }, required: true, atCreate: true },
    status: { is: { kind: 'shared', name: 'enumerations/episode-status' }, required: true, atCreate: true },
    period: { is: { kind: 'shared', name: 'types/date-period' }, required: true, atCreate: true },
    admissionType: { is: { kind: 'coded', list: 'admission-type' } },
    referral: {
      is: {
        kind: 'object',
        fields: {
          source: { is: { kind: 'coded', list: 'referral-source' }, required: true, atCreate: true },
          organization: { is: { kind: 'reference', targets: ['Organization'] } },
          person: { is: { kind: 'text', maxLength: 120 } },
          date: { is: { kind: 'text', format: 'date' } },
          reason: { is: { kind: 'text', maxLength: 500 } },
        },
      },
    },
    careManager: { is: { kind: 'reference', targets: ['Practitioner'] } },
    careTeam: { is: { kind: 'list', item: { kind: 'shared', name: 'types/care-team-member' } } },
    location: { is: { kind: 'reference', targets: ['Location'] } },
    diagnoses: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            condition: { is: { kind: 'reference', targets: ['Condition'] }, required: true, atCreate: true },
            rank: { is: { kind: 'number', whole: true, minimum: 1 }, required: true, atCreate: true },
            use: {
              is: { kind: 'shared', name: 'enumerations/episode-diagnosis-use' },
              required: true,
              atCreate: true,
            },
          },
        },
      },
    },
    carePlan: { is: { kind: 'reference', targets: ['CarePlan'] }, owned: true },
    coverages: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            coverage: { is: { kind: 'reference', targets: ['Coverage'] }, required: true, atCreate: true },
            order: { is: { kind: 'number', whole: true, minimum: 1 }, required: true, atCreate: true },
          },
        },
      },
    },
    levelOfCare: { is: { kind: 'text', maxLength: 20 } },
    legalStatus: { is: { kind: 'coded', list: 'legal-status' } },
    discharge: {
      is: {
        kind: 'object',
        fields: {
          date: { is: { kind: 'text', format: 'date' }, required: true, atCreate: true },
          reason: { is: { kind: 'coded', list: 'discharge-reason' }, required: true, atCreate: true },
          disposition: { is: { kind: 'text', maxLength: 200 } },
          summaryNote: { is: { kind: 'reference', targets: ['Note'] } },
          followUp: { is: { kind: 'text', maxLength: 2000 } },
        },
      },
    },
    targetEnd: { is: { kind: 'text', format: 'date' } },
    statusHistory: { is: { kind: 'list', item: { kind: 'shared', name: 'types/status-change' } }, owned: true },
  },
  example: {
    patient: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    program: { id: '1bb5ecc9-80fe-41ce-bd82-f9a6d2176794', resourceType: 'Program' },
    status: 'Active',
    period: { start: '2026-01-05' },
    admissionType: { code: 'new', display: 'New' },
    careManager: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    diagnoses: [
      {
        condition: { id: '88136d34-7f70-4712-b44e-42362662a27b', resourceType: 'Condition' },
        rank: 1,
        use: 'Admission',
      },
    ],
  },
}
