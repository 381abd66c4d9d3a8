// Generated from schemas/resources/organization.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const organization: TypeRecipe = {
  type: 'Organization',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Organization'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
    kind: {
      is: { kind: 'shared', name: 'enumerations/organization-kind' },
      required: true,
      atCreate: true,
    },
    active: { is: { kind: 'boolean' }, required: true },
    payerId: { is: { kind: 'text', maxLength: 20 } },
    npi: { is: { kind: 'text', pattern: '^\\d{10}$' } },
    taxId: { is: { kind: 'text', maxLength: 20 } },
    partOf: { is: { kind: 'reference', targets: ['Organization'] } },
    contacts: { is: { kind: 'list', item: { kind: 'shared', name: 'types/contact-point' } } },
    addresses: { is: { kind: 'list', item: { kind: 'shared', name: 'types/address' } } },
    directAddress: { is: { kind: 'text', maxLength: 254 } },
    faxNumber: { is: { kind: 'text', maxLength: 40 } },
    authorizationRequired: { is: { kind: 'list', item: { kind: 'reference', targets: ['HealthcareService'] } } },
    coveredServices: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            service: {
              is: { kind: 'reference', targets: ['HealthcareService'] },
              required: true,
              atCreate: true,
            },
            from: { is: { kind: 'text', format: 'date' } },
            to: { is: { kind: 'text', format: 'date' } },
          },
        },
      },
    },
    timelyFilingDays: { is: { kind: 'number', whole: true, minimum: 1, maximum: 730 } },
    part2Program: { is: { kind: 'boolean' }, required: true },
    notes: { is: { kind: 'text', maxLength: 20000 } },
  },
  example: { name: 'Illinois Medicaid', kind: 'Payer', active: true, payerId: 'ILMCD' },
}
