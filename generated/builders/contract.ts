// Generated from schemas/resources/contract.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const contract: TypeRecipe = {
  type: 'Contract',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['number']],
  begins: { status: ['Draft'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Contract'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
    number: { is: { kind: 'text', maxLength: 60 }, required: true, atCreate: true },
    organization: { is: { kind: 'reference', targets: ['Organization'] }, required: true, atCreate: true },
    period: { is: { kind: 'shared', name: 'types/date-period' }, required: true, atCreate: true },
    status: { is: { kind: 'shared', name: 'enumerations/contract-status' }, required: true },
    programs: { is: { kind: 'list', item: { kind: 'reference', targets: ['Program'] } } },
    lines: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            id: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            service: {
              is: { kind: 'reference', targets: ['HealthcareService'] },
              required: true,
              atCreate: true,
            },
            rate: { is: { kind: 'shared', name: 'types/money' }, required: true, atCreate: true },
            per: { is: { kind: 'coded', list: 'authorization-unit' }, required: true, atCreate: true },
            maxUnits: { is: { kind: 'number', whole: false, minimum: 0 } },
            maxAmount: { is: { kind: 'number', whole: false, minimum: 0 } },
            authorizationRequired: { is: { kind: 'boolean' } },
            modifiers: {
              is: { kind: 'list', item: { kind: 'coded', list: 'procedure-modifier' }, maxItems: 4 },
            },
          },
        },
        maxItems: 1000,
      },
    },
    budget: { is: { kind: 'shared', name: 'types/money' } },
    documents: { is: { kind: 'list', item: { kind: 'reference', targets: ['DocumentReference'] } } },
    renewalNoticeDays: { is: { kind: 'number', whole: true, minimum: 0, maximum: 730 } },
  },
  example: {
    name: 'County services 2026',
    number: 'C-2026-014',
    organization: { id: '04d70011-8cb6-4cbb-a4b7-08c7d4cafd40', resourceType: 'Organization' },
    period: { start: '2026-01-01', end: '2026-12-31' },
    status: 'Draft',
    programs: [{ id: '1bb5ecc9-80fe-41ce-bd82-f9a6d2176794', resourceType: 'Program' }],
    lines: [
      {
        id: '1',
        service: { id: '6a1345bd-0f60-4846-8228-104c5f636850', resourceType: 'HealthcareService' },
        rate: { amount: 142.5, currency: 'USD' },
        per: { code: 'session', display: 'Session' },
        maxUnits: 400,
        authorizationRequired: true,
      },
    ],
    budget: { amount: 57000, currency: 'USD' },
    renewalNoticeDays: 60,
  },
}
