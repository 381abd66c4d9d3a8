// Generated from schemas/resources/key-vault.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const keyVault: TypeRecipe = {
  type: 'KeyVault',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['name']],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['KeyVault'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 60 }, required: true, atCreate: true },
    kind: { is: { kind: 'shared', name: 'enumerations/secret-kind' }, required: true, atCreate: true },
    value: { is: { kind: 'text', maxLength: 40000 }, required: true, atCreate: true },
    valueHash: { is: { kind: 'text', pattern: '^[0-9a-f]{64}$' }, required: true, owned: true },
    scope: { is: { kind: 'list', item: { kind: 'reference', targets: ['Practice'] } } },
    expires: { is: { kind: 'text', format: 'date-time' } },
    rotatedAt: { is: { kind: 'text', format: 'date-time' } },
    lastUsed: { is: { kind: 'text', format: 'date-time' } },
    description: { is: { kind: 'text', maxLength: 20000 } },
  },
  example: {
    name: 'fax-gateway',
    kind: 'ApiKey',
    value: 'a-value-that-nobody-reads',
    scope: [{ id: 'ddb00cf2-4b3c-4f31-af89-f2d1f3eb494e', resourceType: 'Practice' }],
    expires: '2027-01-01T00:00:00Z',
    description: 'Key of the fax gateway.',
  },
}
