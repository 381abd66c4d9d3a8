// Generated from schemas/resources/practitioner.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const practitioner: TypeRecipe = {
  type: 'Practitioner',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['staffCode']],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Practitioner'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    person: { is: { kind: 'reference', targets: ['Person'] }, owned: true },
    active: { is: { kind: 'boolean' }, required: true, atCreate: true },
    name: { is: { kind: 'shared', name: 'types/human-name' }, required: true, atCreate: true },
    credentials: { is: { kind: 'text', maxLength: 60 } },
    roles: {
      is: { kind: 'list', item: { kind: 'reference', targets: ['SecurityRole'] }, minItems: 1 },
      required: true,
      atCreate: true,
    },
    staffCode: { is: { kind: 'text', maxLength: 20 } },
    licenses: { is: { kind: 'list', item: { kind: 'shared', name: 'types/licence' } } },
    npi: { is: { kind: 'text', pattern: '^\\d{10}$' } },
    taxonomy: { is: { kind: 'text', maxLength: 10 } },
    supervisor: { is: { kind: 'reference', targets: ['Practitioner'] } },
    supervisors: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            practitioner: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
            kind: {
              is: { kind: 'shared', name: 'enumerations/supervision-kind' },
              required: true,
              atCreate: true,
            },
            period: { is: { kind: 'shared', name: 'types/date-period' } },
          },
        },
      },
    },
    requiresCoSignature: { is: { kind: 'boolean' }, required: true },
    programs: { is: { kind: 'list', item: { kind: 'reference', targets: ['Program'] } } },
    locations: { is: { kind: 'list', item: { kind: 'reference', targets: ['Location'] } } },
    defaultLocation: { is: { kind: 'reference', targets: ['Location'] } },
    services: { is: { kind: 'list', item: { kind: 'reference', targets: ['HealthcareService'] } } },
    districts: { is: { kind: 'list', item: { kind: 'reference', targets: ['District'] } } },
    contacts: { is: { kind: 'list', item: { kind: 'shared', name: 'types/contact-point' } } },
    addresses: { is: { kind: 'list', item: { kind: 'shared', name: 'types/address' } } },
    avatar: { is: { kind: 'shared', name: 'types/content' } },
    color: { is: { kind: 'shared', name: 'types/color' } },
    timezone: { is: { kind: 'shared', name: 'types/time-zone' } },
    languages: { is: { kind: 'list', item: { kind: 'coded', list: 'language' } } },
    pronouns: { is: { kind: 'coded', list: 'pronouns' } },
    employment: {
      is: {
        kind: 'object',
        fields: {
          start: { is: { kind: 'text', format: 'date' }, required: true, atCreate: true },
          end: { is: { kind: 'text', format: 'date' } },
          kind: {
            is: { kind: 'shared', name: 'enumerations/employment-kind' },
            required: true,
            atCreate: true,
          },
          fte: { is: { kind: 'number', whole: false, minimum: 0, maximum: 1.5 } },
        },
      },
    },
    productivityTarget: {
      is: {
        kind: 'object',
        fields: {
          minutesPerWeek: {
            is: { kind: 'number', whole: true, minimum: 0, maximum: 10080 },
            required: true,
            atCreate: true,
          },
        },
      },
    },
    populationLevel: { is: { kind: 'shared', name: 'enumerations/population-level' } },
    invite: { is: { kind: 'shared', name: 'types/invite' }, owned: true },
    profile: {
      is: {
        kind: 'object',
        fields: {
          roles: {
            is: {
              kind: 'list',
              item: { kind: 'shared', name: 'enumerations/user-role' },
              uniqueItems: true,
            },
          },
        },
      },
    },
  },
  example: {
    active: true,
    name: { use: 'official', given: ['Ada'], family: 'Okafor' },
    credentials: 'LCSW',
    roles: [{ id: '81b86ea0-cc16-4178-bdd6-dfb459e5256c', resourceType: 'SecurityRole' }],
    staffCode: 'OKA',
    licenses: [
      {
        type: { code: 'LCSW', display: 'Licensed clinical social worker' },
        number: '149.012345',
        state: { code: 'IL', display: 'Illinois' },
        issued: '2019-05-01',
        expires: '2027-05-01',
        primarySourceVerified: true,
      },
    ],
    npi: '1234567893',
    programs: [{ id: '1bb5ecc9-80fe-41ce-bd82-f9a6d2176794', resourceType: 'Program' }],
    timezone: 'America/Chicago',
    color: '#2f6f5e',
  },
}
