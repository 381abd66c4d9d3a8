// Generated from schemas/resources/report-criteria.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const reportCriteria: TypeRecipe = {
  type: 'ReportCriteria',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['Active'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['ReportCriteria'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 80 }, required: true, atCreate: true },
    reportType: { is: { kind: 'coded', list: 'report-type' }, required: true, atCreate: true },
    visibility: { is: { kind: 'shared', name: 'enumerations/visibility' }, required: true },
    owner: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true },
    status: { is: { kind: 'shared', name: 'enumerations/definition-status' }, required: true },
    populationLevel: {
      is: { kind: 'shared', name: 'enumerations/population-level' },
      required: true,
      atCreate: true,
    },
    includeSupervisees: { is: { kind: 'boolean' }, required: true },
    programs: { is: { kind: 'list', item: { kind: 'reference', targets: ['Program'] }, maxItems: 200 } },
    locations: { is: { kind: 'list', item: { kind: 'reference', targets: ['Location'] }, maxItems: 200 } },
    practitioners: { is: { kind: 'list', item: { kind: 'reference', targets: ['Practitioner'] }, maxItems: 200 } },
    payers: { is: { kind: 'list', item: { kind: 'reference', targets: ['Organization'] }, maxItems: 200 } },
    services: {
      is: { kind: 'list', item: { kind: 'reference', targets: ['HealthcareService'] }, maxItems: 200 },
    },
    dateRange: {
      is: {
        kind: 'object',
        fields: {
          kind: {
            is: { kind: 'shared', name: 'enumerations/date-range-kind' },
            required: true,
            atCreate: true,
          },
          from: { is: { kind: 'text', format: 'date' } },
          to: { is: { kind: 'text', format: 'date' } },
          last: {
            is: {
              kind: 'object',
              fields: {
                n: {
                  is: { kind: 'number', whole: true, minimum: 1, maximum: 366 },
                  required: true,
                  atCreate: true,
                },
                unit: {
                  is: { kind: 'shared', name: 'enumerations/date-range-unit' },
                  required: true,
                  atCreate: true,
                },
              },
            },
          },
        },
      },
      required: true,
      atCreate: true,
    },
    filters: { is: { kind: 'object', fields: {}, others: { kind: 'free' } } },
    columns: { is: { kind: 'list', item: { kind: 'text', maxLength: 60 }, maxItems: 100 } },
    groupBy: { is: { kind: 'text', maxLength: 60 } },
    format: { is: { kind: 'shared', name: 'enumerations/report-format' }, required: true, atCreate: true },
    schedule: {
      is: {
        kind: 'object',
        fields: {
          active: { is: { kind: 'boolean' }, required: true, atCreate: true },
          recurrence: { is: { kind: 'shared', name: 'types/recurrence' } },
          time: { is: { kind: 'shared', name: 'types/clock-time' } },
          timezone: { is: { kind: 'shared', name: 'types/time-zone' } },
          nextRun: { is: { kind: 'text', format: 'date-time' }, owned: true },
        },
      },
    },
    recipients: { is: { kind: 'list', item: { kind: 'reference', targets: ['Practitioner'] }, maxItems: 100 } },
    encrypt: { is: { kind: 'boolean' }, required: true },
    maskIdentifiers: { is: { kind: 'boolean' }, required: true },
  },
  example: {
    name: 'My unsigned notes',
    reportType: { code: 'notes-unsigned', display: 'Notes to be signed' },
    visibility: 'Personal',
    populationLevel: 'CareTeam',
    includeSupervisees: false,
    programs: [{ id: '1bb5ecc9-80fe-41ce-bd82-f9a6d2176794', resourceType: 'Program' }],
    dateRange: { kind: 'Relative', last: { n: 1, unit: 'month' } },
    columns: ['patient', 'service', 'date'],
    format: 'Xlsx',
    recipients: [{ id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' }],
    encrypt: true,
  },
}
