// Generated from schemas/resources/schedule.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const schedule: TypeRecipe = {
  type: 'Schedule',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Schedule'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    owner: {
      is: { kind: 'reference', targets: ['Practitioner', 'Location', 'Program'] },
      required: true,
      atCreate: true,
    },
    ownerKind: {
      is: { kind: 'shared', name: 'enumerations/schedule-owner-kind' },
      required: true,
      atCreate: true,
    },
    name: { is: { kind: 'text', maxLength: 80 }, required: true, atCreate: true },
    timezone: { is: { kind: 'shared', name: 'types/time-zone' }, required: true, atCreate: true },
    active: { is: { kind: 'boolean' }, required: true },
    period: { is: { kind: 'shared', name: 'types/period' } },
    slotMinutes: { is: { kind: 'number', whole: true, minimum: 5, maximum: 120 }, required: true },
    availability: { is: { kind: 'list', item: { kind: 'shared', name: 'types/availability' } } },
    exceptions: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            date: { is: { kind: 'text', format: 'date' }, required: true, atCreate: true },
            kind: {
              is: { kind: 'shared', name: 'enumerations/availability-kind' },
              required: true,
              atCreate: true,
            },
            start: { is: { kind: 'shared', name: 'types/clock-time' } },
            end: { is: { kind: 'shared', name: 'types/clock-time' } },
            reason: { is: { kind: 'text', maxLength: 500 } },
          },
        },
      },
    },
    bookingWindow: {
      is: {
        kind: 'object',
        fields: {
          minHours: { is: { kind: 'number', whole: true, minimum: 0, maximum: 8760 } },
          maxDays: { is: { kind: 'number', whole: true, minimum: 0, maximum: 1095 } },
        },
      },
      required: true,
    },
    buffers: {
      is: {
        kind: 'object',
        fields: {
          beforeMinutes: { is: { kind: 'number', whole: true, minimum: 0, maximum: 240 } },
          afterMinutes: { is: { kind: 'number', whole: true, minimum: 0, maximum: 240 } },
        },
      },
      required: true,
    },
    doubleBooking: {
      is: {
        kind: 'object',
        fields: {
          allowed: { is: { kind: 'boolean' } },
          max: { is: { kind: 'number', whole: true, minimum: 1, maximum: 20 } },
        },
      },
      required: true,
    },
    acceptance: { is: { kind: 'shared', name: 'enumerations/booking-acceptance' } },
    publicBooking: { is: { kind: 'boolean' }, required: true },
    color: { is: { kind: 'shared', name: 'types/color' } },
    sharedWith: { is: { kind: 'list', item: { kind: 'reference', targets: ['Practitioner', 'SecurityRole'] } } },
  },
  example: {
    owner: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    ownerKind: 'Practitioner',
    name: 'Ada Okafor',
    timezone: 'America/Chicago',
    availability: [
      { id: 'mon', kind: 'Available', weekday: 'Monday', start: '09:00', end: '17:00' },
      { id: 'wed', kind: 'Available', weekday: 'Wednesday', start: '08:00', end: '17:00' },
    ],
  },
}
