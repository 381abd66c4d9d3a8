// Generated from schemas/resources/form.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const form: TypeRecipe = {
  type: 'Form',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['key', 'version']],
  begins: { status: ['Draft'] },
  publish: 'form.publish',
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Form'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
    key: { is: { kind: 'text', pattern: '^[a-z0-9][a-z0-9-]{0,59}$' }, required: true, atCreate: true },
    version: { is: { kind: 'number', whole: true, minimum: 1 }, required: true, atCreate: true },
    status: {
      is: { kind: 'shared', name: 'enumerations/definition-status' },
      required: true,
      atCreate: true,
    },
    replaces: { is: { kind: 'reference', targets: ['Form'] }, owned: true },
    category: { is: { kind: 'text', maxLength: 40 } },
    elements: {
      is: {
        kind: 'list',
        item: { kind: 'shared', name: 'types/form-element' },
        minItems: 0,
        maxItems: 2000,
      },
      required: true,
      atCreate: true,
    },
    layout: {
      is: {
        kind: 'object',
        fields: {
          columns: { is: { kind: 'number', whole: true, minimum: 1, maximum: 4 } },
          grid: { is: { kind: 'number', whole: true, minimum: 1, maximum: 12 } },
        },
      },
      required: true,
    },
    translations: { is: { kind: 'shared', name: 'types/translations' } },
    validations: { is: { kind: 'list', item: { kind: 'shared', name: 'types/element-definition-validation' } } },
    jsonSchema: { is: { kind: 'object', fields: {}, others: { kind: 'free' } }, required: true, owned: true },
    uiSchema: { is: { kind: 'object', fields: {}, others: { kind: 'free' } }, required: true, owned: true },
    fhirQuestionnaire: { is: { kind: 'object', fields: {}, others: { kind: 'free' } }, owned: true },
    usage: { is: { kind: 'number', whole: true, minimum: 0 }, required: true, owned: true },
    sampleData: { is: { kind: 'object', fields: {}, others: { kind: 'free' } } },
    author: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, owned: true },
    changeLog: { is: { kind: 'list', item: { kind: 'shared', name: 'types/change-log-entry' } }, owned: true },
  },
  example: {
    name: 'Intervention',
    key: 'intervention',
    version: 1,
    status: 'Draft',
    category: 'Progress',
    elements: [
      {
        id: 'mood',
        type: 'Choice',
        label: 'Mood',
        required: true,
        options: [{ code: 'calm', label: 'Calm' }, { code: 'anxious', label: 'Anxious' }],
      },
      { id: 'summary', type: 'Text', label: 'Summary' },
    ],
    layout: { columns: 1, grid: 10 },
  },
}
