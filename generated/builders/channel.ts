// Generated from schemas/resources/channel.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const channel: TypeRecipe = {
  type: 'Channel',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Channel'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    type: { is: { kind: 'shared', name: 'enumerations/channel-type' }, required: true, atCreate: true },
    name: { is: { kind: 'text', maxLength: 80 } },
    author: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, owned: true },
    created: { is: { kind: 'text', format: 'date-time' }, required: true, owned: true },
    lastMessageDate: { is: { kind: 'text', format: 'date-time' }, owned: true },
    membersHash: { is: { kind: 'text', pattern: '^[0-9a-f]{64}$' }, required: true, owned: true },
    messagesCount: { is: { kind: 'number', whole: true, minimum: 0 }, required: true, owned: true },
    threadSource: {
      is: {
        kind: 'object',
        fields: {
          channel: { is: { kind: 'reference', targets: ['Channel'] }, required: true, atCreate: true },
          message: { is: { kind: 'reference', targets: ['ChatMessage'] }, required: true, atCreate: true },
        },
      },
    },
    subject: { is: { kind: 'reference', targets: ['Patient'] } },
    description: { is: { kind: 'text', maxLength: 300 } },
    avatar: { is: { kind: 'shared', name: 'types/content' } },
    archived: {
      is: {
        kind: 'object',
        fields: {
          at: { is: { kind: 'text', format: 'date-time' }, owned: true },
          by: { is: { kind: 'reference', targets: ['Practitioner'] }, owned: true },
        },
      },
    },
    retentionDays: { is: { kind: 'number', whole: true, minimum: 30, maximum: 36500 } },
    memberSync: {
      is: {
        kind: 'object',
        fields: {
          mode: {
            is: { kind: 'shared', name: 'enumerations/channel-sync' },
            required: true,
            atCreate: true,
          },
          program: { is: { kind: 'reference', targets: ['Program'] } },
          role: { is: { kind: 'reference', targets: ['SecurityRole'] } },
        },
      },
      required: true,
    },
  },
  example: {
    type: 'Room',
    name: 'Front desk',
    description: 'Questions to the front desk.',
    memberSync: { mode: 'Manual' },
  },
}
