// Generated from schemas/resources/coverage.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const coverage: TypeRecipe = {
  type: 'Coverage',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['Pending', 'Active'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Coverage'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    beneficiary: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
    payer: { is: { kind: 'reference', targets: ['Organization'] }, required: true, atCreate: true },
    type: { is: { kind: 'coded', list: 'coverage-type' }, required: true, atCreate: true },
    status: { is: { kind: 'shared', name: 'enumerations/coverage-status' }, required: true, atCreate: true },
    memberId: { is: { kind: 'text', maxLength: 40 }, required: true, atCreate: true },
    groupNumber: { is: { kind: 'text', maxLength: 40 } },
    planName: { is: { kind: 'text', maxLength: 120 } },
    order: { is: { kind: 'number', whole: true, minimum: 1, maximum: 20 }, required: true },
    relationship: { is: { kind: 'coded', list: 'subscriber-relationship' }, required: true, atCreate: true },
    subscriber: {
      is: {
        kind: 'object',
        fields: {
          person: { is: { kind: 'reference', targets: ['RelatedPerson'] } },
          name: { is: { kind: 'text', maxLength: 120 } },
          birthDate: { is: { kind: 'text', format: 'date' } },
          gender: { is: { kind: 'shared', name: 'enumerations/administrative-gender' } },
          address: { is: { kind: 'shared', name: 'types/address' } },
          id: { is: { kind: 'text', maxLength: 40 } },
        },
      },
    },
    period: { is: { kind: 'shared', name: 'types/date-period' }, required: true, atCreate: true },
    programs: { is: { kind: 'list', item: { kind: 'reference', targets: ['Program'] } } },
    eligibility: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            checkedAt: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
            result: {
              is: { kind: 'shared', name: 'enumerations/eligibility-result' },
              required: true,
              atCreate: true,
            },
            source: { is: { kind: 'text', maxLength: 120 } },
            response: { is: { kind: 'reference', targets: ['DocumentReference'] } },
          },
        },
        maxItems: 200,
      },
    },
    cards: {
      is: {
        kind: 'object',
        fields: {
          front: { is: { kind: 'reference', targets: ['Media'] } },
          back: { is: { kind: 'reference', targets: ['Media'] } },
        },
      },
    },
    copay: { is: { kind: 'shared', name: 'types/money' } },
    authorizations: { is: { kind: 'list', item: { kind: 'shared', name: 'types/authorization' }, maxItems: 100 } },
  },
  example: {
    beneficiary: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    payer: { id: '04d70011-8cb6-4cbb-a4b7-08c7d4cafd40', resourceType: 'Organization' },
    type: { code: 'medicaid', display: 'Medicaid' },
    status: 'Active',
    memberId: 'MD4471902',
    order: 1,
    relationship: { code: 'self', display: 'Self' },
    period: { start: '2026-01-01' },
    copay: { amount: 5, currency: 'USD' },
    authorizations: [
      {
        id: '1',
        number: 'AU-77120',
        status: 'Approved',
        services: [{ id: '6a1345bd-0f60-4846-8228-104c5f636850', resourceType: 'HealthcareService' }],
        unitKind: { code: 'session', display: 'Session' },
        unitsApproved: 24,
        period: { start: '2026-01-01', end: '2026-06-30' },
        warnAtPercent: 80,
      },
    ],
  },
}
