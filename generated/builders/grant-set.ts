// Generated from schemas/resources/grant-set.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const grantSet: TypeRecipe = {
  type: 'GrantSet',
  verbs: ['create', 'read', 'update'],
  unique: [['name'], ['key']],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['GrantSet'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 60 }, required: true, atCreate: true },
    key: { is: { kind: 'text', pattern: '^[a-z0-9][a-z0-9-]{0,59}$' }, required: true, atCreate: true },
    group: { is: { kind: 'shared', name: 'enumerations/grant-group' }, required: true, atCreate: true },
    flags: {
      is: {
        kind: 'list',
        item: { kind: 'text', pattern: '^[a-z]+:contract-enum:[a-z]+flags:[A-Za-z0-9]+:Allow$' },
        minItems: 1,
        uniqueItems: true,
      },
      required: true,
      atCreate: true,
    },
    permissions: {
      is: {
        kind: 'list',
        item: { kind: 'text', pattern: '^[A-Z][A-Za-z]*:(Create|Read|Update|Delete)$' },
        uniqueItems: true,
      },
      atCreate: true,
    },
    description: { is: { kind: 'text', maxLength: 20000 } },
    builtIn: { is: { kind: 'boolean' }, required: true, owned: true },
  },
  example: {
    name: 'Read the chart',
    key: 'read-the-chart',
    group: 'clinical',
    flags: ['app:contract-enum:clinicalflags:CanReadPatients:Allow'],
    permissions: ['Patient:Read'],
  },
}
