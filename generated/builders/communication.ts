// Generated from schemas/resources/communication.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const communication: TypeRecipe = {
  type: 'Communication',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Communication'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    subject: { is: { kind: 'reference', targets: ['Patient'] } },
    date: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
    direction: {
      is: { kind: 'shared', name: 'enumerations/communication-direction' },
      required: true,
      atCreate: true,
    },
    medium: {
      is: { kind: 'shared', name: 'enumerations/communication-medium' },
      required: true,
      atCreate: true,
    },
    outcome: {
      is: { kind: 'shared', name: 'enumerations/communication-outcome' },
      required: true,
      atCreate: true,
    },
    topic: { is: { kind: 'coded', list: 'communication-topic' }, required: true, atCreate: true },
    participants: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            person: {
              is: {
                kind: 'reference',
                targets: ['Practitioner', 'Patient', 'RelatedPerson', 'Organization'],
              },
            },
            text: { is: { kind: 'text', maxLength: 120 } },
          },
        },
        minItems: 1,
        maxItems: 50,
      },
      required: true,
      atCreate: true,
    },
    durationMinutes: { is: { kind: 'number', whole: true, minimum: 0, maximum: 1440 } },
    summary: { is: { kind: 'text', maxLength: 20000 }, required: true, atCreate: true },
    encounter: { is: { kind: 'reference', targets: ['Encounter'] } },
    episodeOfCare: { is: { kind: 'reference', targets: ['EpisodeOfCare'] } },
    followUp: {
      is: {
        kind: 'object',
        fields: {
          due: { is: { kind: 'text', format: 'date' } },
          assignee: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
          doneAt: { is: { kind: 'text', format: 'date-time' } },
        },
      },
    },
    attachments: { is: { kind: 'list', item: { kind: 'shared', name: 'types/content' } } },
    priority: { is: { kind: 'shared', name: 'enumerations/priority' }, required: true },
    createdFrom: { is: { kind: 'shared', name: 'enumerations/contact-origin' }, required: true, owned: true },
  },
  example: {
    subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    date: '2026-03-05T09:30:00-06:00',
    direction: 'Outbound',
    medium: 'Phone',
    outcome: 'Reached',
    topic: { code: 'care-coordination', display: 'Care coordination' },
    participants: [
      { person: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' } },
      { text: 'School counselor' },
    ],
    durationMinutes: 10,
    summary: 'Talked about a meeting at school.',
    followUp: {
      due: '2026-03-12',
      assignee: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    },
    priority: 'Normal',
  },
}
