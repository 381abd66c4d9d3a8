// Generated from schemas/resources/appointment.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const appointment: TypeRecipe = {
  type: 'Appointment',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['proposed', 'pending', 'booked', 'waitlist', 'arrived', 'checked-in'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Appointment'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    status: {
      is: { kind: 'shared', name: 'enumerations/appointment-status' },
      required: true,
      atCreate: true,
    },
    start: { is: { kind: 'text', format: 'date-time' } },
    end: { is: { kind: 'text', format: 'date-time' } },
    timezone: { is: { kind: 'shared', name: 'types/time-zone' }, required: true, atCreate: true },
    duration: {
      is: { kind: 'number', whole: true, minimum: 0, maximum: 10080 },
      required: true,
      atCreate: true,
    },
    allDay: { is: { kind: 'boolean' } },
    isGroup: { is: { kind: 'boolean' }, required: true, atCreate: true },
    kind: { is: { kind: 'shared', name: 'enumerations/appointment-kind' }, required: true },
    serviceType: { is: { kind: 'reference', targets: ['HealthcareService'] } },
    program: { is: { kind: 'reference', targets: ['Program'] } },
    episodeOfCare: { is: { kind: 'reference', targets: ['EpisodeOfCare'] } },
    location: { is: { kind: 'reference', targets: ['Location'] } },
    serviceLocation: {
      is: {
        kind: 'object',
        fields: {
          kind: {
            is: { kind: 'shared', name: 'enumerations/location-kind' },
            required: true,
            atCreate: true,
          },
          address: { is: { kind: 'shared', name: 'types/address' } },
          placeOfService: { is: { kind: 'coded', list: 'place-of-service' } },
          telehealthUrl: { is: { kind: 'text', maxLength: 2000, format: 'uri' } },
        },
      },
    },
    mode: { is: { kind: 'shared', name: 'enumerations/encounter-mode' }, required: true },
    owner: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
    schedule: { is: { kind: 'reference', targets: ['Schedule'] } },
    attendees: { is: { kind: 'list', item: { kind: 'shared', name: 'types/attendee' } } },
    group: { is: { kind: 'reference', targets: ['Group'] } },
    created: { is: { kind: 'text', format: 'date-time' }, required: true, owned: true },
    missedVisitServiceCode: { is: { kind: 'reference', targets: ['HealthcareService'] } },
    title: { is: { kind: 'text', maxLength: 120 } },
    description: { is: { kind: 'text', maxLength: 20000 } },
    patientInstructions: { is: { kind: 'text', maxLength: 2000 } },
    recurrence: { is: { kind: 'shared', name: 'types/recurrence' }, owned: true },
    series: {
      is: {
        kind: 'object',
        fields: {
          master: { is: { kind: 'reference', targets: ['Appointment'] }, required: true, atCreate: true },
          index: { is: { kind: 'number', whole: true, minimum: 0 }, required: true, atCreate: true },
          originalStart: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
          changedByHand: { is: { kind: 'boolean' } },
        },
      },
      owned: true,
    },
    resources: { is: { kind: 'list', item: { kind: 'reference', targets: ['Location'] } } },
    cancellation: { is: { kind: 'shared', name: 'types/cancellation' } },
    noShow: {
      is: {
        kind: 'object',
        fields: {
          action: { is: { kind: 'coded', list: 'no-show-action' }, required: true, atCreate: true },
          note: { is: { kind: 'reference', targets: ['Note'] } },
          contacted: { is: { kind: 'boolean' } },
        },
      },
    },
    checkIn: {
      is: {
        kind: 'object',
        fields: {
          arrivedAt: { is: { kind: 'text', format: 'date-time' } },
          checkedInAt: { is: { kind: 'text', format: 'date-time' } },
          by: {
            is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson', 'Person'] },
          },
          insuranceVerified: { is: { kind: 'boolean' } },
          addressVerified: { is: { kind: 'boolean' } },
          consentsVerified: { is: { kind: 'boolean' } },
          copayCollected: { is: { kind: 'shared', name: 'types/money' } },
        },
      },
    },
    reminders: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
            channel: {
              is: { kind: 'shared', name: 'enumerations/notification-channel' },
              required: true,
              atCreate: true,
            },
            result: {
              is: { kind: 'shared', name: 'enumerations/job-result' },
              required: true,
              atCreate: true,
            },
            attendee: { is: { kind: 'text', maxLength: 64 } },
            start: { is: { kind: 'text', format: 'date-time' } },
            trouble: { is: { kind: 'shared', name: 'enumerations/reminder-trouble' } },
          },
        },
      },
      owned: true,
    },
    waitlist: {
      is: {
        kind: 'object',
        fields: {
          priority: { is: { kind: 'shared', name: 'enumerations/priority' } },
          since: { is: { kind: 'text', format: 'date-time' }, owned: true },
          earliest: { is: { kind: 'text', format: 'date' } },
          latest: { is: { kind: 'text', format: 'date' } },
          weekdays: {
            is: {
              kind: 'list',
              item: { kind: 'shared', name: 'enumerations/weekday' },
              uniqueItems: true,
            },
          },
          timeOfDay: {
            is: {
              kind: 'list',
              item: { kind: 'shared', name: 'enumerations/time-of-day' },
              uniqueItems: true,
            },
          },
          practitioners: { is: { kind: 'list', item: { kind: 'reference', targets: ['Practitioner'] } } },
          notes: { is: { kind: 'text', maxLength: 2000 } },
          agedToldAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
          attempts: {
            is: {
              kind: 'list',
              item: { kind: 'shared', name: 'types/waitlist-attempt' },
              maxItems: 100,
            },
            owned: true,
          },
        },
      },
    },
    encounter: { is: { kind: 'reference', targets: ['Encounter'] }, owned: true },
    authorization: {
      is: {
        kind: 'object',
        fields: {
          coverage: { is: { kind: 'reference', targets: ['Coverage'] }, required: true, atCreate: true },
          authorizationId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
        },
      },
    },
    rescheduledFrom: { is: { kind: 'reference', targets: ['Appointment'] } },
    copay: { is: { kind: 'shared', name: 'types/money' } },
    tooFewToldAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
    acceptance: { is: { kind: 'shared', name: 'types/acceptance' }, owned: true },
    statusHistory: { is: { kind: 'list', item: { kind: 'shared', name: 'types/status-change' } }, owned: true },
  },
  example: {
    status: 'booked',
    start: '2026-03-04T09:00:00-06:00',
    end: '2026-03-04T09:50:00-06:00',
    timezone: 'America/Chicago',
    duration: 50,
    isGroup: false,
    kind: 'Visit',
    serviceType: { id: '6a1345bd-0f60-4846-8228-104c5f636850', resourceType: 'HealthcareService' },
    program: { id: '1bb5ecc9-80fe-41ce-bd82-f9a6d2176794', resourceType: 'Program' },
    episodeOfCare: { id: '078303a3-2a71-4514-83ba-90393d4ddcd8', resourceType: 'EpisodeOfCare' },
    location: { id: '2561a761-df75-401e-8383-5f7a2392fdb1', resourceType: 'Location' },
    mode: 'InPerson',
    owner: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    attendees: [
      {
        id: '1',
        kind: 'Patient',
        subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
        episodeOfCare: { id: '078303a3-2a71-4514-83ba-90393d4ddcd8', resourceType: 'EpisodeOfCare' },
        requirement: 'Required',
        status: 'booked',
      },
    ],
    authorization: {
      coverage: { id: '5f0c1c7e-3b0a-4b7e-9d55-0a6f6d1c2e91', resourceType: 'Coverage' },
      authorizationId: '1',
    },
  },
}
