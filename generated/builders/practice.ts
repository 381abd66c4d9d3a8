// Generated from schemas/resources/practice.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const practice: TypeRecipe = {
  type: 'Practice',
  verbs: ['read', 'update'],
  unique: [['networkId']],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Practice'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    networkId: { is: { kind: 'text', pattern: '^[a-z0-9][a-z0-9-]{1,62}$' }, required: true, atCreate: true },
    name: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
    active: { is: { kind: 'boolean' }, required: true },
    environment: { is: { kind: 'text', maxLength: 60 }, required: true },
    demo: { is: { kind: 'boolean' }, required: true },
    vendor: { is: { kind: 'boolean' }, owned: true },
    created: { is: { kind: 'text', format: 'date-time' }, required: true, owned: true },
  },
  example: {
    networkId: 'riverbend-demo',
    name: 'Riverbend Behavioral Health',
    active: true,
    environment: 'demo',
    demo: true,
  },
}
