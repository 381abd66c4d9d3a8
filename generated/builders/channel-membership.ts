// Generated from schemas/resources/channel-membership.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const channelMembership: TypeRecipe = {
  type: 'ChannelMembership',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['channel', 'member']],
  begins: { state: ['Active'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['ChannelMembership'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    channel: { is: { kind: 'reference', targets: ['Channel'] }, required: true, atCreate: true },
    member: {
      is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson'] },
      required: true,
      atCreate: true,
    },
    role: {
      is: { kind: 'shared', name: 'enumerations/channel-member-role' },
      required: true,
      atCreate: true,
    },
    state: {
      is: { kind: 'shared', name: 'enumerations/membership-state' },
      required: true,
      atCreate: true,
    },
    joinedAt: { is: { kind: 'text', format: 'date-time' }, required: true, owned: true },
    leftAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
    lastRead: {
      is: {
        kind: 'object',
        fields: {
          message: { is: { kind: 'reference', targets: ['ChatMessage'] }, required: true, atCreate: true },
          at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
        },
      },
    },
    unreadCount: { is: { kind: 'number', whole: true, minimum: 0 }, required: true, owned: true },
    mutedUntil: { is: { kind: 'text', format: 'date-time' } },
    notify: { is: { kind: 'shared', name: 'enumerations/notify-level' }, required: true },
    addedBy: {
      is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson', 'Person'] },
      required: true,
      owned: true,
    },
  },
  example: {
    channel: { id: '21ed837b-b5a5-431e-aa00-cb44c40b6a73', resourceType: 'Channel' },
    member: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    role: 'Member',
    state: 'Active',
    notify: 'Mentions',
  },
}
