// Generated from schemas/resources/district.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const district: TypeRecipe = {
  type: 'District',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['name'], ['code']],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['District'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 60 }, required: true, atCreate: true },
    code: { is: { kind: 'text', maxLength: 20 } },
    kind: { is: { kind: 'shared', name: 'enumerations/district-kind' }, required: true, atCreate: true },
    parent: { is: { kind: 'reference', targets: ['District'] } },
    postalCodes: {
      is: {
        kind: 'list',
        item: { kind: 'text', pattern: '^\\d{5}$' },
        maxItems: 2000,
        uniqueItems: true,
      },
    },
    boundary: { is: { kind: 'object', fields: {}, others: { kind: 'free' } } },
    manager: { is: { kind: 'reference', targets: ['Practitioner'] } },
    locations: { is: { kind: 'list', item: { kind: 'reference', targets: ['Location'] } } },
    travelMinutesDefault: { is: { kind: 'number', whole: true, minimum: 0, maximum: 240 }, required: true },
    active: { is: { kind: 'boolean' }, required: true, atCreate: true },
  },
  example: {
    name: 'North county',
    code: 'NC',
    kind: 'zone',
    postalCodes: ['55401', '55402'],
    manager: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    travelMinutesDefault: 15,
    active: true,
  },
}
