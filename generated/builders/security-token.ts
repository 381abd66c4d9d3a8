// Generated from schemas/resources/security-token.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const securityToken: TypeRecipe = {
  type: 'SecurityToken',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['owner', 'session']],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['SecurityToken'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    owner: {
      is: { kind: 'reference', targets: ['Practitioner', 'Person'] },
      required: true,
      atCreate: true,
    },
    expiration: { is: { kind: 'text', format: 'date-time' }, required: true, owned: true },
    session: { is: { kind: 'text', format: 'uuid' }, owned: true },
    patientAllowances: {
      is: {
        kind: 'list',
        item: { kind: 'reference', targets: ['Patient'] },
        minItems: 1,
        maxItems: 200,
        uniqueItems: true,
      },
      required: true,
      atCreate: true,
    },
    reasons: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
            reason: { is: { kind: 'coded', list: 'access-reason' }, required: true, atCreate: true },
            text: { is: { kind: 'text', maxLength: 500 } },
            at: { is: { kind: 'text', format: 'date-time' }, owned: true },
          },
        },
      },
    },
    opened: {
      is: {
        kind: 'list',
        item: { kind: 'reference', targets: ['Patient'] },
        maxItems: 200,
        uniqueItems: true,
      },
      owned: true,
    },
    created: { is: { kind: 'text', format: 'date-time' }, required: true, owned: true },
  },
  example: {
    owner: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    patientAllowances: [{ id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' }],
    reasons: [
      {
        patient: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
        reason: { code: 'covering-clinician', display: 'Covering clinician' },
      },
    ],
  },
}
