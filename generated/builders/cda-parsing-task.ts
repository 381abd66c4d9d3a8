// Generated from schemas/resources/cda-parsing-task.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const cdaParsingTask: TypeRecipe = {
  type: 'CdaParsingTask',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['Preparation'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['CdaParsingTask'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    document: { is: { kind: 'reference', targets: ['DocumentReference'] }, required: true, atCreate: true },
    subject: { is: { kind: 'reference', targets: ['Patient'] } },
    status: { is: { kind: 'shared', name: 'enumerations/task-status' }, required: true, atCreate: true },
    source: { is: { kind: 'text', maxLength: 120 } },
    matches: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
            score: {
              is: { kind: 'number', whole: false, minimum: 0, maximum: 1 },
              required: true,
              atCreate: true,
            },
            reasons: { is: { kind: 'list', item: { kind: 'text', maxLength: 120 } } },
          },
        },
      },
      owned: true,
    },
    items: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            id: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            section: {
              is: { kind: 'shared', name: 'enumerations/import-section' },
              required: true,
              atCreate: true,
            },
            title: { is: { kind: 'text', maxLength: 300 }, required: true, atCreate: true },
            proposed: { is: { kind: 'object', fields: {}, others: { kind: 'free' } } },
            existing: {
              is: {
                kind: 'reference',
                targets: [
                  'Allergy',
                  'Medication',
                  'Condition',
                  'Observation',
                  'Encounter',
                  'Note',
                  'DocumentReference',
                ],
              },
            },
            similarity: { is: { kind: 'number', whole: false, minimum: 0, maximum: 1 } },
            action: {
              is: { kind: 'shared', name: 'enumerations/import-action' },
              required: true,
              atCreate: true,
            },
            result: { is: { kind: 'shared', name: 'enumerations/job-result' } },
            message: { is: { kind: 'text', maxLength: 500 } },
          },
        },
        maxItems: 5000,
      },
    },
    errors: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            line: { is: { kind: 'number', whole: true, minimum: 1 } },
            message: { is: { kind: 'text', maxLength: 500 }, required: true, atCreate: true },
          },
        },
      },
      owned: true,
    },
    reviewer: { is: { kind: 'reference', targets: ['Practitioner'] } },
    reviewedAt: { is: { kind: 'text', format: 'date-time' } },
  },
  example: {
    document: { id: '275c703b-4e06-4685-ac4f-a485bd8b6558', resourceType: 'DocumentReference' },
    subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    status: 'Preparation',
    source: 'County hospital',
    items: [{ id: '1', section: 'allergies', title: 'Penicillin', action: 'Pending' }],
  },
}
