// Generated from schemas/resources/note-template.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const noteTemplate: TypeRecipe = {
  type: 'NoteTemplate',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['Draft', 'Active'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['NoteTemplate'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 80 }, required: true, atCreate: true },
    definition: { is: { kind: 'reference', targets: ['NoteDefinition'] }, required: true, atCreate: true },
    visibility: { is: { kind: 'shared', name: 'enumerations/visibility' }, required: true, atCreate: true },
    owner: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, owned: true },
    status: {
      is: { kind: 'shared', name: 'enumerations/definition-status' },
      required: true,
      atCreate: true,
    },
    sections: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            sectionKey: { is: { kind: 'text', maxLength: 60 }, required: true, atCreate: true },
            data: {
              is: { kind: 'object', fields: {}, others: { kind: 'free' } },
              required: true,
              atCreate: true,
            },
            narrative: { is: { kind: 'text', maxLength: 20000 } },
          },
        },
        minItems: 1,
        maxItems: 60,
      },
      required: true,
      atCreate: true,
    },
    services: { is: { kind: 'list', item: { kind: 'reference', targets: ['HealthcareService'] } } },
    programs: { is: { kind: 'list', item: { kind: 'reference', targets: ['Program'] } } },
    tags: { is: { kind: 'list', item: { kind: 'text', maxLength: 40 }, maxItems: 20, uniqueItems: true } },
    favoriteOf: { is: { kind: 'list', item: { kind: 'reference', targets: ['Practitioner'] } } },
    usageCount: { is: { kind: 'number', whole: true, minimum: 0 }, required: true, owned: true },
    lastUsed: { is: { kind: 'text', format: 'date-time' }, owned: true },
  },
  example: {
    name: 'Weekly check-in',
    definition: { id: '5ce61924-9cc2-486b-b8b7-07d7ba77b289', resourceType: 'NoteDefinition' },
    visibility: 'Personal',
    status: 'Active',
    sections: [
      {
        sectionKey: 'intervention',
        data: { mood: 'calm' },
        narrative: 'Met with {{patient.preferredName}} for the weekly session.',
      },
    ],
    tags: ['weekly'],
  },
}
