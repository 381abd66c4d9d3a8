// Generated from schemas/resources/dialogue.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const dialogue: TypeRecipe = {
  type: 'Dialogue',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { progress: ['NotStarted', 'InProgress'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Dialogue'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    subject: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
    encounter: { is: { kind: 'reference', targets: ['Encounter'] } },
    kind: { is: { kind: 'shared', name: 'enumerations/dialogue-kind' }, required: true, atCreate: true },
    script: { is: { kind: 'reference', targets: ['Script'], pinned: true } },
    routines: { is: { kind: 'reference', targets: ['ObservableRoutines'], pinned: true } },
    progress: { is: { kind: 'shared', name: 'enumerations/progress' }, required: true, atCreate: true },
    started: { is: { kind: 'text', format: 'date-time' } },
    ended: { is: { kind: 'text', format: 'date-time' } },
    conductor: {
      is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson'] },
      required: true,
    },
    turns: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            id: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            at: { is: { kind: 'text', format: 'date-time' }, owned: true },
            speaker: {
              is: { kind: 'shared', name: 'enumerations/turn-speaker' },
              required: true,
              atCreate: true,
            },
            stepId: { is: { kind: 'text', minLength: 1, maxLength: 64 } },
            routineId: { is: { kind: 'text', minLength: 1, maxLength: 64 } },
            text: { is: { kind: 'text', maxLength: 4000 } },
            value: { is: { kind: 'text', maxLength: 500 } },
            promptLevel: { is: { kind: 'shared', name: 'enumerations/prompt-level' } },
            durationSeconds: { is: { kind: 'number', whole: true, minimum: 0, maximum: 864000 } },
            flagged: { is: { kind: 'boolean' } },
            lateReason: { is: { kind: 'text', maxLength: 200 } },
          },
        },
        maxItems: 5000,
      },
    },
    results: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            key: { is: { kind: 'text', maxLength: 64 }, required: true, atCreate: true },
            label: { is: { kind: 'text', maxLength: 120 } },
            measure: { is: { kind: 'shared', name: 'enumerations/routine-measure' } },
            value: { is: { kind: 'text', maxLength: 500 }, required: true, atCreate: true },
            observation: { is: { kind: 'reference', targets: ['Observation'] }, owned: true },
          },
        },
        maxItems: 500,
      },
    },
    summary: { is: { kind: 'text', maxLength: 20000 } },
    insertedInto: { is: { kind: 'list', item: { kind: 'reference', targets: ['Note'] } }, owned: true },
    locked: { is: { kind: 'boolean' }, required: true, owned: true },
  },
  example: {
    subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    encounter: { id: '51b0f0b9-4c1c-48b1-a36d-41d9736811cc', resourceType: 'Encounter' },
    kind: 'Assistant',
    progress: 'InProgress',
    started: '2026-03-04T09:05:00-06:00',
    conductor: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    turns: [
      { id: '1', speaker: 'Staff', text: 'How did you sleep?' },
      { id: '2', speaker: 'Patient', text: 'Better than last week.' },
    ],
    results: [{ key: 'sleep', label: 'Nights slept through', measure: 'Count', value: '4' }],
  },
}
