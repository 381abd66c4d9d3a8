// Generated from schemas/resources/observation.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const observation: TypeRecipe = {
  type: 'Observation',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['Preliminary', 'Final'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Observation'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
    encounter: { is: { kind: 'reference', targets: ['Encounter'] } },
    status: { is: { kind: 'shared', name: 'enumerations/report-status' }, required: true, atCreate: true },
    category: {
      is: { kind: 'shared', name: 'enumerations/observation-category' },
      required: true,
      atCreate: true,
    },
    code: { is: { kind: 'coded', list: 'vital-sign' }, required: true, atCreate: true },
    value: { is: { kind: 'shared', name: 'types/observation-value' } },
    absentReason: { is: { kind: 'text', maxLength: 60 } },
    components: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            code: { is: { kind: 'coded', list: 'vital-sign' }, required: true, atCreate: true },
            value: {
              is: { kind: 'shared', name: 'types/observation-value' },
              required: true,
              atCreate: true,
            },
          },
        },
        maxItems: 20,
      },
    },
    effective: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
    performer: { is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson'] } },
    interpretation: { is: { kind: 'shared', name: 'enumerations/observation-interpretation' } },
    referenceRange: {
      is: {
        kind: 'object',
        fields: {
          low: { is: { kind: 'number', whole: false } },
          high: { is: { kind: 'number', whole: false } },
          text: { is: { kind: 'text', maxLength: 120 } },
        },
      },
    },
    derivedFrom: {
      is: {
        kind: 'list',
        item: { kind: 'reference', targets: ['QuestionnaireResponse', 'Dialogue', 'Media'] },
      },
    },
    notes: { is: { kind: 'list', item: { kind: 'shared', name: 'types/annotation' } } },
    note: { is: { kind: 'reference', targets: ['Note'] }, owned: true },
    noteRow: { is: { kind: 'text', maxLength: 300 }, owned: true },
  },
  example: {
    patient: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    encounter: { id: '51b0f0b9-4c1c-48b1-a36d-41d9736811cc', resourceType: 'Encounter' },
    status: 'Final',
    category: 'Vital',
    code: { code: 'pulse', display: 'Pulse' },
    value: { quantity: { value: 72, unit: '/min' } },
    effective: '2026-03-04T09:05:00-06:00',
    performer: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    interpretation: 'Normal',
    referenceRange: { low: 50, high: 120, text: 'adults at rest' },
  },
}
