// Generated from schemas/resources/chat-message.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const chatMessage: TypeRecipe = {
  type: 'ChatMessage',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['ChatMessage'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    channel: { is: { kind: 'reference', targets: ['Channel'] }, required: true, atCreate: true },
    sender: {
      is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson'] },
      required: true,
      owned: true,
    },
    sent: { is: { kind: 'text', format: 'date-time' }, required: true, owned: true },
    kind: { is: { kind: 'shared', name: 'enumerations/message-kind' }, required: true, atCreate: true },
    text: { is: { kind: 'text', maxLength: 8000 } },
    mentions: {
      is: {
        kind: 'list',
        item: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson'] },
        maxItems: 50,
      },
    },
    attachments: { is: { kind: 'list', item: { kind: 'shared', name: 'types/content' }, maxItems: 10 } },
    replyTo: { is: { kind: 'reference', targets: ['ChatMessage'] } },
    reactions: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            emoji: { is: { kind: 'text', maxLength: 16 }, required: true, atCreate: true },
            by: {
              is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson'] },
              required: true,
              atCreate: true,
            },
          },
        },
      },
    },
    edited: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: { at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true } },
        },
      },
      owned: true,
    },
    priority: { is: { kind: 'shared', name: 'enumerations/priority' }, required: true },
    patientContext: { is: { kind: 'reference', targets: ['Patient'] } },
    noteLink: { is: { kind: 'reference', targets: ['Note'] } },
    readBy: {
      is: {
        kind: 'object',
        fields: {
          count: { is: { kind: 'number', whole: true, minimum: 0 }, required: true, atCreate: true },
          members: {
            is: {
              kind: 'list',
              item: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson'] },
              maxItems: 50,
            },
          },
        },
      },
      owned: true,
    },
    savedToChart: { is: { kind: 'reference', targets: ['Communication', 'DocumentReference'] }, owned: true },
  },
  example: {
    channel: { id: '21ed837b-b5a5-431e-aa00-cb44c40b6a73', resourceType: 'Channel' },
    kind: 'Text',
    text: 'Mrs Ramirez is in the waiting room.',
    mentions: [{ id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' }],
    priority: 'Normal',
  },
}
