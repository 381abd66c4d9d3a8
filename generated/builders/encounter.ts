// Generated from schemas/resources/encounter.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const encounter: TypeRecipe = {
  type: 'Encounter',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['Planned', 'Unknown'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Encounter'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    status: {
      is: { kind: 'shared', name: 'enumerations/encounter-status' },
      required: true,
      atCreate: true,
    },
    visitStatus: { is: { kind: 'shared', name: 'enumerations/visit-status' }, required: true, atCreate: true },
    documentationType: { is: { kind: 'shared', name: 'enumerations/note-kind' }, required: true, atCreate: true },
    mode: { is: { kind: 'shared', name: 'enumerations/encounter-mode' }, required: true, atCreate: true },
    subject: { is: { kind: 'reference', targets: ['Patient', 'Group'] }, required: true, atCreate: true },
    patient: { is: { kind: 'reference', targets: ['Patient'] } },
    partOf: { is: { kind: 'reference', targets: ['Encounter'] } },
    appointment: { is: { kind: 'reference', targets: ['Appointment'] } },
    episodeOfCare: { is: { kind: 'reference', targets: ['EpisodeOfCare'] } },
    program: { is: { kind: 'reference', targets: ['Program'] } },
    serviceType: { is: { kind: 'reference', targets: ['HealthcareService'] } },
    period: { is: { kind: 'shared', name: 'types/time-period' } },
    serviceDate: { is: { kind: 'text', format: 'date' }, required: true, atCreate: true },
    timezone: { is: { kind: 'shared', name: 'types/time-zone' }, required: true, atCreate: true },
    minutes: { is: { kind: 'number', whole: true, minimum: 0, maximum: 10080 } },
    breaks: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            start: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
            end: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
            reason: { is: { kind: 'text', maxLength: 500 } },
          },
        },
      },
    },
    increments: { is: { kind: 'number', whole: true, minimum: 0, maximum: 1000 } },
    units: { is: { kind: 'number', whole: false, minimum: 0, maximum: 10000 } },
    location: {
      is: {
        kind: 'object',
        fields: {
          location: { is: { kind: 'reference', targets: ['Location'] } },
          kind: {
            is: { kind: 'shared', name: 'enumerations/location-kind' },
            required: true,
            atCreate: true,
          },
        },
      },
    },
    placeOfService: { is: { kind: 'coded', list: 'place-of-service' } },
    participants: {
      is: { kind: 'list', item: { kind: 'shared', name: 'types/participant' }, minItems: 1 },
      required: true,
      atCreate: true,
    },
    diagnoses: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            condition: { is: { kind: 'reference', targets: ['Condition'] }, required: true, atCreate: true },
            rank: { is: { kind: 'number', whole: true, minimum: 1 }, required: true, atCreate: true },
            code: { is: { kind: 'coded', list: 'condition-code' } },
          },
        },
      },
    },
    problems: { is: { kind: 'list', item: { kind: 'reference', targets: ['Condition'] } } },
    carePlanActivities: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            carePlan: { is: { kind: 'reference', targets: ['CarePlan'] }, required: true, atCreate: true },
            problemId: { is: { kind: 'text', minLength: 1, maxLength: 64 } },
            goalId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            objectiveId: { is: { kind: 'text', minLength: 1, maxLength: 64 } },
            interventionId: { is: { kind: 'text', minLength: 1, maxLength: 64 } },
            minutes: { is: { kind: 'number', whole: true, minimum: 0, maximum: 10080 } },
            rating: { is: { kind: 'shared', name: 'enumerations/progress-rating' } },
          },
        },
      },
    },
    withdrawnActivities: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            carePlan: { is: { kind: 'reference', targets: ['CarePlan'] }, required: true, atCreate: true },
            problemId: { is: { kind: 'text', minLength: 1, maxLength: 64 } },
            goalId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            objectiveId: { is: { kind: 'text', minLength: 1, maxLength: 64 } },
            interventionId: { is: { kind: 'text', minLength: 1, maxLength: 64 } },
          },
        },
      },
      owned: true,
    },
    visitStatusOverrides: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
            status: {
              is: { kind: 'shared', name: 'enumerations/visit-status' },
              required: true,
              atCreate: true,
            },
            reason: { is: { kind: 'text', maxLength: 500 } },
            minutes: { is: { kind: 'number', whole: true, minimum: 0, maximum: 10080 } },
            arrived: { is: { kind: 'text', format: 'date-time' } },
            left: { is: { kind: 'text', format: 'date-time' } },
          },
        },
      },
    },
    dialogues: { is: { kind: 'list', item: { kind: 'reference', targets: ['Dialogue'] } } },
    consents: { is: { kind: 'list', item: { kind: 'reference', targets: ['Consent'] } } },
    patientSignatures: { is: { kind: 'list', item: { kind: 'shared', name: 'types/signature' } }, owned: true },
    coverage: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            coverage: { is: { kind: 'reference', targets: ['Coverage'] }, required: true, atCreate: true },
            authorizationId: { is: { kind: 'text', minLength: 1, maxLength: 64 } },
            order: { is: { kind: 'number', whole: true, minimum: 1 }, required: true, atCreate: true },
          },
        },
      },
    },
    reason: {
      is: {
        kind: 'object',
        fields: {
          text: { is: { kind: 'text', maxLength: 1000 } },
          codes: { is: { kind: 'list', item: { kind: 'coded', list: 'condition-code' } } },
        },
      },
    },
    missedVisit: {
      is: {
        kind: 'object',
        fields: {
          outcome: {
            is: { kind: 'shared', name: 'enumerations/missed-visit-outcome' },
            required: true,
            atCreate: true,
          },
          reason: { is: { kind: 'coded', list: 'cancellation-reason' } },
          initiator: { is: { kind: 'shared', name: 'enumerations/cancel-initiator' } },
          action: { is: { kind: 'coded', list: 'no-show-action' } },
        },
      },
    },
    notes: { is: { kind: 'list', item: { kind: 'reference', targets: ['Note'] } }, owned: true },
    telehealth: { is: { kind: 'shared', name: 'types/telehealth' } },
    group: { is: { kind: 'reference', targets: ['Group'] } },
    billing: {
      is: {
        kind: 'object',
        fields: {
          hold: { is: { kind: 'boolean' } },
          exportedAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
          result: { is: { kind: 'shared', name: 'enumerations/job-result' }, owned: true },
        },
      },
      owned: true,
    },
    statusHistory: { is: { kind: 'list', item: { kind: 'shared', name: 'types/status-change' } }, owned: true },
    unitsOverridden: { is: { kind: 'boolean' } },
    unitsReason: { is: { kind: 'text', maxLength: 500 } },
  },
  example: {
    status: 'Planned',
    visitStatus: 'Show',
    documentationType: 'Note',
    mode: 'InPerson',
    subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    patient: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    appointment: { id: '17d7169b-802c-4fe9-9dfe-88ee0a2f871e', resourceType: 'Appointment' },
    episodeOfCare: { id: '078303a3-2a71-4514-83ba-90393d4ddcd8', resourceType: 'EpisodeOfCare' },
    program: { id: '1bb5ecc9-80fe-41ce-bd82-f9a6d2176794', resourceType: 'Program' },
    serviceType: { id: '6a1345bd-0f60-4846-8228-104c5f636850', resourceType: 'HealthcareService' },
    period: { start: '2026-03-04T09:00:00-06:00', end: '2026-03-04T09:50:00-06:00' },
    serviceDate: '2026-03-04',
    timezone: 'America/Chicago',
    minutes: 50,
    location: {
      location: { id: '2561a761-df75-401e-8383-5f7a2392fdb1', resourceType: 'Location' },
      kind: 'Site',
    },
    placeOfService: { code: '11', display: 'Office' },
    participants: [
      {
        individual: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
        type: 'PrimaryPerformer',
      },
    ],
    diagnoses: [
      {
        condition: { id: '88136d34-7f70-4712-b44e-42362662a27b', resourceType: 'Condition' },
        rank: 1,
      },
    ],
  },
}
