// Generated from schemas/resources/related-person.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const relatedPerson: TypeRecipe = {
  type: 'RelatedPerson',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['RelatedPerson'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
    name: { is: { kind: 'shared', name: 'types/human-name' }, required: true, atCreate: true },
    relationship: {
      is: { kind: 'list', item: { kind: 'coded', list: 'related-person-relationship' }, minItems: 1 },
      required: true,
      atCreate: true,
    },
    birthDate: { is: { kind: 'text', format: 'date' } },
    gender: { is: { kind: 'shared', name: 'enumerations/administrative-gender' } },
    contacts: { is: { kind: 'list', item: { kind: 'shared', name: 'types/contact-point' } } },
    addresses: { is: { kind: 'list', item: { kind: 'shared', name: 'types/address' } } },
    active: { is: { kind: 'boolean' }, required: true, atCreate: true },
    authority: {
      is: {
        kind: 'object',
        fields: {
          legal: { is: { kind: 'boolean' } },
          kind: { is: { kind: 'coded', list: 'related-person-relationship' } },
          document: { is: { kind: 'reference', targets: ['DocumentReference'] } },
          verified: { is: { kind: 'boolean' } },
          verifiedBy: { is: { kind: 'reference', targets: ['Practitioner'] }, owned: true },
          verifiedAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
          period: { is: { kind: 'shared', name: 'types/date-period' } },
        },
      },
    },
    isEmergencyContact: { is: { kind: 'boolean' }, required: true },
    isNextOfKin: { is: { kind: 'boolean' }, required: true },
    livesWithPatient: { is: { kind: 'boolean' }, required: true },
    mayDiscuss: {
      is: {
        kind: 'object',
        fields: {
          allowed: { is: { kind: 'boolean' }, required: true, atCreate: true },
          consent: { is: { kind: 'reference', targets: ['Consent'] } },
          notes: { is: { kind: 'text', maxLength: 2000 } },
        },
      },
    },
    custody: {
      is: {
        kind: 'object',
        fields: {
          kind: { is: { kind: 'shared', name: 'enumerations/custody-kind' } },
          notes: { is: { kind: 'text', maxLength: 2000 } },
        },
      },
    },
    profile: {
      is: {
        kind: 'object',
        fields: {
          person: { is: { kind: 'reference', targets: ['Person'] } },
          roles: {
            is: {
              kind: 'list',
              item: { kind: 'shared', name: 'enumerations/user-role' },
              uniqueItems: true,
            },
          },
          securityRoles: { is: { kind: 'list', item: { kind: 'reference', targets: ['SecurityRole'] } } },
          portalEnabled: { is: { kind: 'boolean' } },
        },
      },
      owned: true,
    },
    invite: { is: { kind: 'shared', name: 'types/invite' }, owned: true },
  },
  example: {
    patient: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    name: { use: 'official', given: ['Marisol'], family: 'Vega' },
    relationship: [{ code: 'mother', display: 'Mother' }],
    birthDate: '1985-06-12',
    gender: 'female',
    contacts: [{ system: 'phone', value: '+13125550142', use: 'mobile' }],
    active: true,
    authority: { legal: true, kind: { code: 'mother', display: 'Mother' }, verified: false },
    isEmergencyContact: true,
    livesWithPatient: true,
  },
}
