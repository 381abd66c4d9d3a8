// Generated from schemas/resources/security-role.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const securityRole: TypeRecipe = {
  type: 'SecurityRole',
  verbs: ['create', 'read', 'update'],
  unique: [['key']],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['SecurityRole'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 60 }, required: true, atCreate: true },
    key: { is: { kind: 'text', pattern: '^[a-z0-9][a-z0-9-]{0,59}$' }, required: true, atCreate: true },
    fixedId: { is: { kind: 'text', maxLength: 60 }, owned: true },
    basedOn: { is: { kind: 'reference', targets: ['SecurityRole'] } },
    grantSets: {
      is: {
        kind: 'list',
        item: { kind: 'reference', targets: ['GrantSet'] },
        minItems: 1,
        uniqueItems: true,
      },
      required: true,
      atCreate: true,
    },
    populationLevel: {
      is: { kind: 'shared', name: 'enumerations/population-level' },
      required: true,
      atCreate: true,
    },
    includeSupervisees: { is: { kind: 'boolean' }, required: true },
    builtIn: { is: { kind: 'boolean' }, required: true, owned: true },
    assignableBy: { is: { kind: 'list', item: { kind: 'reference', targets: ['SecurityRole'] } } },
    description: { is: { kind: 'text', maxLength: 20000 } },
  },
  example: {
    name: 'Practitioner (evening team)',
    key: 'practitioner-evening',
    grantSets: [{ id: 'dcaac71e-4842-4c12-a614-329a325f31b0', resourceType: 'GrantSet' }],
    populationLevel: 'CareTeam',
  },
}
