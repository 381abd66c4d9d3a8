// Generated from schemas/resources/healthcare-service.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const healthcareService: TypeRecipe = {
  type: 'HealthcareService',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['code']],
  begins: { status: ['Draft'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['HealthcareService'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 80 }, required: true, atCreate: true },
    code: { is: { kind: 'text', maxLength: 20 }, required: true, atCreate: true },
    category: { is: { kind: 'coded', list: 'service-category' }, required: true, atCreate: true },
    status: {
      is: { kind: 'shared', name: 'enumerations/definition-status' },
      required: true,
      atCreate: true,
    },
    flags: {
      is: {
        kind: 'list',
        item: { kind: 'shared', name: 'enumerations/service-flag' },
        uniqueItems: true,
      },
    },
    sessionTimeUnit: {
      is: { kind: 'shared', name: 'enumerations/session-time-unit' },
      required: true,
      atCreate: true,
    },
    unitBasis: { is: { kind: 'shared', name: 'enumerations/unit-basis' }, required: true },
    incrementMinutes: { is: { kind: 'number', whole: true, minimum: 1, maximum: 60 } },
    rounding: { is: { kind: 'shared', name: 'enumerations/unit-rounding' }, required: true },
    minMinutes: { is: { kind: 'number', whole: true, minimum: 0, maximum: 1440 } },
    maxMinutes: { is: { kind: 'number', whole: true, minimum: 1, maximum: 1440 } },
    defaultMinutes: { is: { kind: 'number', whole: true, minimum: 1, maximum: 1440 }, required: true },
    maxUnitsPerDay: { is: { kind: 'number', whole: true, minimum: 1, maximum: 1000 } },
    billingCode: { is: { kind: 'text', maxLength: 10 } },
    modifiers: { is: { kind: 'list', item: { kind: 'coded', list: 'procedure-modifier' } } },
    addOnTo: { is: { kind: 'list', item: { kind: 'reference', targets: ['HealthcareService'] } } },
    allowedLicenses: { is: { kind: 'list', item: { kind: 'coded', list: 'license-type' } } },
    modes: {
      is: {
        kind: 'list',
        item: { kind: 'shared', name: 'enumerations/encounter-mode' },
        minItems: 1,
        uniqueItems: true,
      },
      required: true,
      atCreate: true,
    },
    placesOfService: { is: { kind: 'list', item: { kind: 'coded', list: 'place-of-service' } } },
    programs: { is: { kind: 'list', item: { kind: 'reference', targets: ['Program'] } } },
    noteDefinition: { is: { kind: 'reference', targets: ['NoteDefinition'] } },
    groupNoteDefinition: { is: { kind: 'reference', targets: ['GroupNoteDefinition'] } },
    subform: { is: { kind: 'reference', targets: ['NoteDefinition'] } },
    missedVisitService: { is: { kind: 'boolean' }, required: true },
    groupSize: {
      is: {
        kind: 'object',
        fields: {
          min: { is: { kind: 'number', whole: true, minimum: 1, maximum: 500 } },
          max: { is: { kind: 'number', whole: true, minimum: 1, maximum: 500 } },
        },
      },
    },
    requiresCarePlanLink: { is: { kind: 'boolean' }, required: true },
    rate: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            amount: { is: { kind: 'shared', name: 'types/money' }, required: true, atCreate: true },
            per: {
              is: { kind: 'shared', name: 'enumerations/rate-unit' },
              required: true,
              atCreate: true,
            },
            from: { is: { kind: 'text', format: 'date' }, required: true, atCreate: true },
          },
        },
      },
    },
    color: { is: { kind: 'shared', name: 'types/color' } },
  },
  example: {
    name: 'Individual therapy',
    code: 'IND',
    category: { code: 'therapy-individual', display: 'Individual therapy' },
    status: 'Draft',
    flags: ['Billable'],
    sessionTimeUnit: 'Duration',
    rounding: 'EightMinute',
    incrementMinutes: 15,
    minMinutes: 16,
    maxMinutes: 90,
    defaultMinutes: 50,
    modes: ['InPerson', 'Telehealth'],
  },
}
