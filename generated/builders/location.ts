// Generated from schemas/resources/location.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const location: TypeRecipe = {
  type: 'Location',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Location'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 80 }, required: true, atCreate: true },
    shortName: { is: { kind: 'text', maxLength: 20 } },
    kind: { is: { kind: 'shared', name: 'enumerations/location-kind' }, required: true, atCreate: true },
    status: { is: { kind: 'shared', name: 'enumerations/location-status' }, required: true },
    partOf: { is: { kind: 'reference', targets: ['Location'] } },
    organization: { is: { kind: 'reference', targets: ['Organization'] } },
    placeOfService: { is: { kind: 'coded', list: 'place-of-service' } },
    programs: { is: { kind: 'list', item: { kind: 'reference', targets: ['Program'] } } },
    address: { is: { kind: 'shared', name: 'types/address' } },
    district: { is: { kind: 'reference', targets: ['District'] } },
    timezone: { is: { kind: 'shared', name: 'types/time-zone' }, required: true, atCreate: true },
    contacts: { is: { kind: 'list', item: { kind: 'shared', name: 'types/contact-point' } } },
    capacity: { is: { kind: 'number', whole: true, minimum: 1, maximum: 10000 } },
    bookable: { is: { kind: 'boolean' }, required: true },
    hours: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            weekday: { is: { kind: 'shared', name: 'enumerations/weekday' }, required: true, atCreate: true },
            start: { is: { kind: 'shared', name: 'types/clock-time' }, required: true, atCreate: true },
            end: { is: { kind: 'shared', name: 'types/clock-time' }, required: true, atCreate: true },
          },
        },
      },
    },
    telehealthUrl: { is: { kind: 'text', maxLength: 2000, format: 'uri' } },
    virtual: { is: { kind: 'boolean' }, owned: true },
    accessibility: { is: { kind: 'list', item: { kind: 'text', maxLength: 40 } } },
  },
  example: {
    name: 'Main clinic',
    kind: 'Site',
    status: 'active',
    timezone: 'America/Chicago',
    placeOfService: { code: '11', display: 'Office' },
    address: {
      use: 'work',
      lines: ['12 Main Street'],
      city: 'Springfield',
      state: 'IL',
      postalCode: '62701',
      country: 'US',
    },
    hours: [
      { weekday: 'Monday', start: '08:00', end: '18:00' },
      { weekday: 'Wednesday', start: '08:00', end: '18:00' },
    ],
  },
}
