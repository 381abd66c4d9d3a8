// Generated from schemas/resources/notation.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const notation: TypeRecipe = {
  type: 'Notation',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['term', 'language.code']],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Notation'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    term: { is: { kind: 'text', maxLength: 40 }, required: true, atCreate: true },
    expansion: { is: { kind: 'text', maxLength: 200 }, required: true, atCreate: true },
    category: {
      is: { kind: 'shared', name: 'enumerations/notation-category' },
      required: true,
      atCreate: true,
    },
    doNotUse: { is: { kind: 'boolean' } },
    saferAlternative: { is: { kind: 'text', maxLength: 200 } },
    language: { is: { kind: 'coded', list: 'language' }, required: true },
    source: { is: { kind: 'text', maxLength: 200 } },
  },
  example: {
    term: 'SI',
    expansion: 'suicidal ideation',
    category: 'Abbreviation',
    language: { code: 'en', display: 'English' },
    source: 'Practice manual',
  },
}
