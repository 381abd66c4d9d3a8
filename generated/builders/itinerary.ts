// Generated from schemas/resources/itinerary.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const itinerary: TypeRecipe = {
  type: 'Itinerary',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['practitioner', 'date']],
  begins: { status: ['Planned'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Itinerary'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    practitioner: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
    date: { is: { kind: 'text', format: 'date' }, required: true, atCreate: true },
    district: { is: { kind: 'reference', targets: ['District'] } },
    status: {
      is: { kind: 'shared', name: 'enumerations/itinerary-status' },
      required: true,
      atCreate: true,
    },
    startLocation: {
      is: {
        kind: 'object',
        fields: {
          location: { is: { kind: 'reference', targets: ['Location'] } },
          address: { is: { kind: 'shared', name: 'types/address' } },
        },
      },
    },
    endLocation: {
      is: {
        kind: 'object',
        fields: {
          location: { is: { kind: 'reference', targets: ['Location'] } },
          address: { is: { kind: 'shared', name: 'types/address' } },
        },
      },
    },
    vehicle: { is: { kind: 'reference', targets: ['Location'] } },
    stops: { is: { kind: 'list', item: { kind: 'shared', name: 'types/itinerary-stop' }, maxItems: 200 } },
    totals: {
      is: {
        kind: 'object',
        fields: {
          miles: { is: { kind: 'number', whole: false, minimum: 0 } },
          travelMinutes: { is: { kind: 'number', whole: true, minimum: 0, maximum: 100000 } },
          serviceMinutes: { is: { kind: 'number', whole: true, minimum: 0, maximum: 100000 } },
        },
      },
      owned: true,
    },
    odometer: {
      is: {
        kind: 'object',
        fields: {
          start: { is: { kind: 'number', whole: true, minimum: 0 } },
          end: { is: { kind: 'number', whole: true, minimum: 0 } },
        },
      },
    },
    safetyCheck: {
      is: {
        kind: 'object',
        fields: {
          dueAt: { is: { kind: 'text', format: 'date-time' } },
          confirmedAt: { is: { kind: 'text', format: 'date-time' } },
          contact: { is: { kind: 'reference', targets: ['Practitioner'] } },
          toldAt: { is: { kind: 'text', format: 'date-time' } },
        },
      },
    },
    openPlace: {
      is: {
        kind: 'object',
        fields: {
          stop: { is: { kind: 'text', maxLength: 64 }, required: true, atCreate: true },
          point: { is: { kind: 'shared', name: 'types/geo-point' }, required: true, atCreate: true },
        },
      },
      owned: true,
    },
  },
  example: {
    practitioner: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    date: '2026-03-06',
    status: 'Planned',
    startLocation: { location: { id: '2561a761-df75-401e-8383-5f7a2392fdb1', resourceType: 'Location' } },
    stops: [
      {
        id: '1',
        order: 1,
        patient: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
        address: {
          use: 'home',
          lines: ['12 Elm Street'],
          city: 'Minneapolis',
          state: 'MN',
          postalCode: '55401',
          country: 'US',
        },
        plannedArrival: '2026-03-06T09:00:00-06:00',
        plannedMinutes: 50,
        travelMinutes: 15,
        distanceMiles: 4.2,
        progress: 'NotStarted',
      },
    ],
    odometer: { start: 41200 },
    safetyCheck: {
      dueAt: '2026-03-06T17:30:00-06:00',
      contact: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    },
  },
}
