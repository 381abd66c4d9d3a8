// Generated from schemas/resources/personal-preferences.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const personalPreferences: TypeRecipe = {
  type: 'PersonalPreferences',
  verbs: ['create', 'read', 'update'],
  unique: [['owner.id']],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['PersonalPreferences'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    owner: {
      is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson'] },
      required: true,
      atCreate: true,
    },
    colorScheme: { is: { kind: 'shared', name: 'enumerations/color-scheme' }, required: true },
    fontAppearance: { is: { kind: 'shared', name: 'enumerations/font-appearance' }, required: true },
    overridden: { is: { kind: 'boolean' }, required: true },
    calendar: {
      is: {
        kind: 'object',
        fields: {
          view: { is: { kind: 'shared', name: 'enumerations/calendar-view' } },
          startHour: { is: { kind: 'number', whole: true, minimum: 0, maximum: 23 } },
          endHour: { is: { kind: 'number', whole: true, minimum: 1, maximum: 24 } },
          colorsBy: { is: { kind: 'shared', name: 'enumerations/calendar-coloring' } },
          sidebar: { is: { kind: 'boolean' } },
          hiddenOwners: {
            is: {
              kind: 'list',
              item: { kind: 'reference', targets: ['Practitioner', 'Location'] },
              maxItems: 200,
            },
          },
        },
      },
    },
    defaults: {
      is: {
        kind: 'object',
        fields: {
          location: { is: { kind: 'reference', targets: ['Location'] } },
          program: { is: { kind: 'reference', targets: ['Program'] } },
          noteDefinition: { is: { kind: 'reference', targets: ['NoteDefinition'] } },
          scribeNoteFormat: { is: { kind: 'shared', name: 'enumerations/scribe-note-format' } },
          mode: { is: { kind: 'shared', name: 'enumerations/encounter-mode' } },
        },
      },
    },
    recent: {
      is: {
        kind: 'object',
        fields: {
          patients: { is: { kind: 'list', item: { kind: 'reference', targets: ['Patient'] }, maxItems: 20 } },
          definitions: {
            is: { kind: 'list', item: { kind: 'reference', targets: ['NoteDefinition'] }, maxItems: 10 },
          },
        },
      },
    },
    favorites: {
      is: {
        kind: 'object',
        fields: {
          patients: { is: { kind: 'list', item: { kind: 'reference', targets: ['Patient'] }, maxItems: 50 } },
          noteDefinitions: {
            is: {
              kind: 'list',
              item: { kind: 'reference', targets: ['NoteDefinition'] },
              maxItems: 100,
            },
          },
          snippets: { is: { kind: 'list', item: { kind: 'reference', targets: ['Snippet'] }, maxItems: 200 } },
          listings: { is: { kind: 'list', item: { kind: 'reference', targets: ['Listing'] }, maxItems: 100 } },
          services: {
            is: {
              kind: 'list',
              item: { kind: 'reference', targets: ['HealthcareService'] },
              maxItems: 100,
            },
          },
        },
      },
    },
    notifications: {
      is: {
        kind: 'object',
        fields: {
          categories: {
            is: {
              kind: 'list',
              item: {
                kind: 'object',
                fields: {
                  category: {
                    is: { kind: 'shared', name: 'enumerations/notification-category' },
                    required: true,
                    atCreate: true,
                  },
                  channels: {
                    is: {
                      kind: 'list',
                      item: { kind: 'shared', name: 'enumerations/notification-channel' },
                      uniqueItems: true,
                    },
                    required: true,
                    atCreate: true,
                  },
                },
              },
              maxItems: 40,
            },
          },
          quietHours: {
            is: {
              kind: 'object',
              fields: {
                start: { is: { kind: 'shared', name: 'types/clock-time' }, required: true, atCreate: true },
                end: { is: { kind: 'shared', name: 'types/clock-time' }, required: true, atCreate: true },
              },
            },
          },
        },
      },
    },
    dictation: {
      is: {
        kind: 'object',
        fields: {
          engine: { is: { kind: 'text', maxLength: 40 } },
          microphone: { is: { kind: 'text', maxLength: 120 } },
          autoPunctuation: { is: { kind: 'boolean' } },
        },
      },
    },
    dashboardLayout: {
      is: {
        kind: 'object',
        fields: {
          tiles: {
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
                  kind: { is: { kind: 'text', maxLength: 60 }, required: true, atCreate: true },
                  x: {
                    is: { kind: 'number', whole: true, minimum: 0, maximum: 9 },
                    required: true,
                    atCreate: true,
                  },
                  y: {
                    is: { kind: 'number', whole: true, minimum: 0, maximum: 199 },
                    required: true,
                    atCreate: true,
                  },
                  width: {
                    is: { kind: 'number', whole: true, minimum: 1, maximum: 10 },
                    required: true,
                    atCreate: true,
                  },
                  height: {
                    is: { kind: 'number', whole: true, minimum: 1, maximum: 20 },
                    required: true,
                    atCreate: true,
                  },
                },
              },
              maxItems: 50,
            },
          },
        },
      },
    },
    chartLayout: { is: { kind: 'shared', name: 'types/chart-layout' } },
    chartLooks: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
            at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
          },
        },
        maxItems: 200,
      },
    },
    listingState: {
      is: {
        kind: 'object',
        fields: {},
        others: { kind: 'shared', name: 'types/listing-state' },
        names: { kind: 'text', maxLength: 60 },
        maxProperties: 200,
      },
    },
    signatureDefaultMethod: { is: { kind: 'shared', name: 'enumerations/signature-method' } },
    outOfOffice: {
      is: {
        kind: 'object',
        fields: {
          period: { is: { kind: 'shared', name: 'types/date-period' }, required: true, atCreate: true },
          delegate: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
        },
      },
    },
    language: { is: { kind: 'coded', list: 'language' } },
    dismissedAnnouncements: { is: { kind: 'list', item: { kind: 'reference', targets: ['Announcement'] }, maxItems: 500 } },
    tourSteps: { is: { kind: 'list', item: { kind: 'text', maxLength: 60 }, maxItems: 200 } },
  },
  example: {
    owner: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    colorScheme: 'Light',
    fontAppearance: 'Normal',
    overridden: true,
    calendar: { view: 'Week', startHour: 7, endHour: 19, colorsBy: 'Service' },
    defaults: {
      location: { id: '2561a761-df75-401e-8383-5f7a2392fdb1', resourceType: 'Location' },
      program: { id: '1bb5ecc9-80fe-41ce-bd82-f9a6d2176794', resourceType: 'Program' },
      scribeNoteFormat: 'GIRPP',
      mode: 'InPerson',
    },
    notifications: {
      categories: [{ category: 'Message', channels: ['InApp', 'Email'] }],
      quietHours: { start: '20:00', end: '07:00' },
    },
    signatureDefaultMethod: 'Password',
    language: { code: 'en', display: 'English' },
  },
}
