// Generated from schemas/resources/shared-scribble.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const sharedScribble: TypeRecipe = {
  type: 'SharedScribble',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['SharedScribble'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    source: { is: { kind: 'reference', targets: ['Scribble'] } },
    author: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, owned: true },
    title: { is: { kind: 'text', maxLength: 80 } },
    body: { is: { kind: 'text', maxLength: 20000 } },
    strokes: { is: { kind: 'list', item: { kind: 'shared', name: 'types/stroke' }, maxItems: 2000 } },
    subject: { is: { kind: 'reference', targets: ['Patient'] } },
    visibility: {
      is: { kind: 'shared', name: 'enumerations/shared-visibility' },
      required: true,
      atCreate: true,
    },
    sharedWith: {
      is: {
        kind: 'list',
        item: { kind: 'reference', targets: ['Practitioner', 'Program', 'Channel'] },
        maxItems: 100,
      },
    },
    comments: { is: { kind: 'list', item: { kind: 'shared', name: 'types/annotation' }, maxItems: 500 } },
    takenOver: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            by: { is: { kind: 'reference', targets: ['Practitioner'] }, owned: true },
            at: { is: { kind: 'text', format: 'date-time' }, owned: true },
          },
        },
      },
      owned: true,
    },
    expires: { is: { kind: 'text', format: 'date-time' } },
  },
  example: {
    title: 'Handover',
    body: 'Calls back on Thursday; prefers the afternoon.',
    subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    visibility: 'Team',
    sharedWith: [
      { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
      { id: '1bb5ecc9-80fe-41ce-bd82-f9a6d2176794', resourceType: 'Program' },
    ],
    expires: '2026-04-03T00:00:00Z',
  },
}
