// Generated from schemas/resources/observable-routines.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const observableRoutines: TypeRecipe = {
  type: 'ObservableRoutines',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['key', 'version']],
  begins: { status: ['Draft'] },
  publish: 'observableRoutines.publish',
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['ObservableRoutines'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
    key: { is: { kind: 'text', pattern: '^[a-z0-9][a-z0-9-]{0,59}$' }, required: true, atCreate: true },
    version: { is: { kind: 'number', whole: true, minimum: 1 }, required: true, atCreate: true },
    status: {
      is: { kind: 'shared', name: 'enumerations/definition-status' },
      required: true,
      atCreate: true,
    },
    replaces: { is: { kind: 'reference', targets: ['ObservableRoutines'] }, owned: true },
    subject: {
      is: { kind: 'reference', targets: ['Patient', 'Program', 'Location'] },
      required: true,
      atCreate: true,
    },
    period: { is: { kind: 'shared', name: 'types/period' } },
    shifts: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            name: { is: { kind: 'text', maxLength: 60 }, required: true, atCreate: true },
            start: { is: { kind: 'shared', name: 'types/clock-time' }, required: true, atCreate: true },
            end: { is: { kind: 'shared', name: 'types/clock-time' }, required: true, atCreate: true },
          },
        },
        maxItems: 12,
      },
    },
    routines: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            id: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            title: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
            instructions: { is: { kind: 'text', maxLength: 20000 } },
            domain: {
              is: { kind: 'shared', name: 'enumerations/routine-domain' },
              required: true,
              atCreate: true,
            },
            measure: {
              is: { kind: 'shared', name: 'enumerations/routine-measure' },
              required: true,
              atCreate: true,
            },
            options: { is: { kind: 'list', item: { kind: 'shared', name: 'types/option' }, maxItems: 50 } },
            scale: {
              is: {
                kind: 'object',
                fields: {
                  min: { is: { kind: 'number', whole: true }, required: true, atCreate: true },
                  max: { is: { kind: 'number', whole: true }, required: true, atCreate: true },
                  labels: {
                    is: {
                      kind: 'list',
                      item: {
                        kind: 'object',
                        fields: {
                          value: { is: { kind: 'number', whole: true }, required: true, atCreate: true },
                          label: { is: { kind: 'text', maxLength: 80 }, required: true, atCreate: true },
                        },
                      },
                    },
                  },
                },
              },
            },
            target: {
              is: {
                kind: 'object',
                fields: {
                  value: { is: { kind: 'number', whole: false }, required: true, atCreate: true },
                  direction: {
                    is: { kind: 'shared', name: 'enumerations/routine-direction' },
                    required: true,
                    atCreate: true,
                  },
                  per: {
                    is: { kind: 'shared', name: 'enumerations/routine-period' },
                    required: true,
                    atCreate: true,
                  },
                },
              },
            },
            schedule: {
              is: {
                kind: 'object',
                fields: {
                  times: {
                    is: {
                      kind: 'list',
                      item: { kind: 'shared', name: 'types/clock-time' },
                      minItems: 1,
                      maxItems: 48,
                    },
                  },
                  perShift: { is: { kind: 'boolean' } },
                  everyMinutes: { is: { kind: 'number', whole: true, minimum: 0, maximum: 1440 } },
                  onOccurrence: { is: { kind: 'boolean' } },
                },
                minProperties: 1,
                maxProperties: 1,
              },
              required: true,
              atCreate: true,
            },
            graceMinutes: { is: { kind: 'number', whole: true, minimum: 0, maximum: 1440 } },
            goalLink: {
              is: {
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
            steps: {
              is: {
                kind: 'list',
                item: {
                  kind: 'object',
                  fields: {
                    id: {
                      is: { kind: 'text', minLength: 1, maxLength: 64 },
                      required: true,
                      atCreate: true,
                    },
                    text: { is: { kind: 'text', maxLength: 200 }, required: true, atCreate: true },
                  },
                },
                maxItems: 50,
              },
            },
            abc: { is: { kind: 'boolean' } },
            alertRule: {
              is: {
                kind: 'object',
                fields: {
                  operator: {
                    is: { kind: 'shared', name: 'enumerations/condition-operator' },
                    required: true,
                    atCreate: true,
                  },
                  value: { is: { kind: 'text', maxLength: 200 } },
                  notify: {
                    is: {
                      kind: 'list',
                      item: { kind: 'reference', targets: ['Practitioner', 'SecurityRole'] },
                    },
                  },
                },
              },
            },
            active: { is: { kind: 'boolean' } },
          },
        },
        minItems: 1,
        maxItems: 200,
      },
      required: true,
      atCreate: true,
    },
    author: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true },
    approvedBy: { is: { kind: 'reference', targets: ['Practitioner'] } },
  },
  example: {
    name: 'Morning routine',
    key: 'morning-routine',
    version: 1,
    status: 'Draft',
    subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    shifts: [
      { name: 'Early', start: '06:00', end: '14:00' },
      { name: 'Night', start: '22:00', end: '06:00' },
    ],
    routines: [
      {
        id: '1',
        title: 'Gets up and washes',
        domain: 'hygiene',
        measure: 'PromptLevel',
        target: { value: 5, direction: 'AtLeast', per: 'Week' },
        schedule: { times: ['07:30'] },
        graceMinutes: 60,
        steps: [{ id: '1', text: 'Gets out of bed' }, { id: '2', text: 'Washes the face' }],
        active: true,
      },
    ],
    author: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
  },
}
