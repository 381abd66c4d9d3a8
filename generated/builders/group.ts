// Generated from schemas/resources/group.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const group: TypeRecipe = {
  type: 'Group',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Group'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 80 }, required: true, atCreate: true },
    kind: { is: { kind: 'shared', name: 'enumerations/group-kind' }, required: true, atCreate: true },
    active: { is: { kind: 'boolean' }, required: true },
    enrollment: { is: { kind: 'shared', name: 'enumerations/group-enrollment' }, required: true },
    program: { is: { kind: 'reference', targets: ['Program'] } },
    service: { is: { kind: 'reference', targets: ['HealthcareService'] } },
    location: { is: { kind: 'reference', targets: ['Location'] } },
    facilitators: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            practitioner: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
            role: {
              is: { kind: 'shared', name: 'enumerations/facilitator-role' },
              required: true,
              atCreate: true,
            },
            period: { is: { kind: 'shared', name: 'types/date-period' } },
          },
        },
        minItems: 1,
      },
      required: true,
      atCreate: true,
    },
    members: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            id: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
            episodeOfCare: { is: { kind: 'reference', targets: ['EpisodeOfCare'] } },
            status: {
              is: { kind: 'shared', name: 'enumerations/group-member-status' },
              required: true,
              atCreate: true,
            },
            period: { is: { kind: 'shared', name: 'types/date-period' } },
            goalLinks: {
              is: {
                kind: 'list',
                item: {
                  kind: 'object',
                  fields: {
                    carePlan: {
                      is: { kind: 'reference', targets: ['CarePlan'] },
                      required: true,
                      atCreate: true,
                    },
                    goalId: {
                      is: { kind: 'text', minLength: 1, maxLength: 64 },
                      required: true,
                      atCreate: true,
                    },
                    objectiveId: { is: { kind: 'text', minLength: 1, maxLength: 64 } },
                  },
                },
              },
            },
            note: { is: { kind: 'text', maxLength: 1000 } },
          },
        },
      },
    },
    capacity: {
      is: {
        kind: 'object',
        fields: {
          min: { is: { kind: 'number', whole: true, minimum: 0, maximum: 500 } },
          max: { is: { kind: 'number', whole: true, minimum: 1, maximum: 500 } },
        },
      },
      required: true,
    },
    curriculum: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            id: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            number: { is: { kind: 'number', whole: true, minimum: 1 }, required: true, atCreate: true },
            title: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
            objectives: { is: { kind: 'text', maxLength: 20000 } },
          },
        },
      },
    },
    currentSession: { is: { kind: 'number', whole: true, minimum: 1 } },
    series: { is: { kind: 'reference', targets: ['Appointment'] } },
    noteDefinition: { is: { kind: 'reference', targets: ['GroupNoteDefinition'] } },
    rules: { is: { kind: 'text', maxLength: 20000 } },
    packet: { is: { kind: 'reference', targets: ['Packet'] } },
  },
  example: {
    name: 'Coping skills',
    kind: 'Skills',
    enrollment: 'Open',
    program: { id: '1bb5ecc9-80fe-41ce-bd82-f9a6d2176794', resourceType: 'Program' },
    service: { id: '6a1345bd-0f60-4846-8228-104c5f636850', resourceType: 'HealthcareService' },
    facilitators: [
      {
        practitioner: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
        role: 'Primary',
      },
    ],
    members: [
      {
        id: '1',
        patient: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
        status: 'Active',
      },
    ],
  },
}
