// Generated from schemas/resources/person.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const person: TypeRecipe = {
  type: 'Person',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['loginName']],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Person'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    loginName: {
      is: { kind: 'text', pattern: '^([a-z0-9][a-z0-9._-]{1,63}|[^@\\s]{1,64}@[^@\\s]{1,189})$' },
      required: true,
      atCreate: true,
    },
    name: { is: { kind: 'shared', name: 'types/human-name' }, required: true, atCreate: true },
    contacts: { is: { kind: 'list', item: { kind: 'shared', name: 'types/contact-point' } } },
    userRoles: {
      is: {
        kind: 'list',
        item: { kind: 'shared', name: 'enumerations/user-role' },
        minItems: 1,
        uniqueItems: true,
      },
      required: true,
      owned: true,
    },
    profiles: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            practice: { is: { kind: 'reference', targets: ['Practice'] }, required: true, atCreate: true },
            profile: {
              is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson'] },
              required: true,
              atCreate: true,
            },
            active: { is: { kind: 'boolean' } },
          },
        },
      },
      owned: true,
    },
    mfa: {
      is: {
        kind: 'object',
        fields: {
          methods: { is: { kind: 'list', item: { kind: 'shared', name: 'enumerations/second-factor' } } },
        },
      },
      owned: true,
    },
    passwordSetAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
    lockedUntil: { is: { kind: 'text', format: 'date-time' }, owned: true },
    lastLogin: { is: { kind: 'text', format: 'date-time' }, owned: true },
    locale: { is: { kind: 'text', maxLength: 10 } },
    isSystem: { is: { kind: 'boolean' }, required: true, owned: true },
  },
  example: {
    loginName: 'okafor',
    name: { use: 'official', given: ['Ada'], family: 'Okafor' },
    contacts: [{ system: 'email', value: 'ada@example.org', use: 'work' }],
    locale: 'en-US',
  },
}
