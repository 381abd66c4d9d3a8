// Generated from schemas/resources/allergy.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const allergy: TypeRecipe = {
  type: 'Allergy',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['Active', 'Inactive', 'Resolved'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Allergy'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
    kind: { is: { kind: 'shared', name: 'enumerations/allergy-kind' }, required: true, atCreate: true },
    category: {
      is: { kind: 'shared', name: 'enumerations/allergy-category' },
      required: true,
      atCreate: true,
    },
    substance: { is: { kind: 'shared', name: 'types/coded-value' } },
    noKnownAllergies: { is: { kind: 'boolean' }, required: true },
    criticality: { is: { kind: 'shared', name: 'enumerations/allergy-criticality' }, required: true },
    status: { is: { kind: 'shared', name: 'enumerations/allergy-status' }, required: true, atCreate: true },
    verification: { is: { kind: 'shared', name: 'enumerations/condition-verification' }, required: true },
    onset: { is: { kind: 'shared', name: 'types/approximate' } },
    lastOccurrence: { is: { kind: 'shared', name: 'types/approximate' } },
    reactions: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            manifestation: { is: { kind: 'text', maxLength: 100 }, required: true, atCreate: true },
            severity: { is: { kind: 'shared', name: 'enumerations/reaction-severity' } },
            date: { is: { kind: 'shared', name: 'types/approximate' } },
          },
        },
        maxItems: 50,
      },
    },
    recorder: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, owned: true },
    reviewed: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            by: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
            at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
            encounter: { is: { kind: 'reference', targets: ['Encounter'] } },
          },
        },
      },
      owned: true,
    },
    notes: { is: { kind: 'list', item: { kind: 'shared', name: 'types/annotation' } } },
    note: { is: { kind: 'reference', targets: ['Note'] }, owned: true },
    noteRow: { is: { kind: 'text', maxLength: 300 }, owned: true },
  },
  example: {
    patient: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    kind: 'Allergy',
    category: 'Medication',
    substance: { code: '7980', display: 'Penicillin G', system: 'http://www.nlm.nih.gov/research/umls/rxnorm' },
    noKnownAllergies: false,
    criticality: 'High',
    status: 'Active',
    verification: 'Confirmed',
    onset: '2009',
    reactions: [{ manifestation: 'Hives', severity: 'Moderate', date: '2009-06' }],
  },
}
