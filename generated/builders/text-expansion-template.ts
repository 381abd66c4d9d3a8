// Generated from schemas/resources/text-expansion-template.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const textExpansionTemplate: TypeRecipe = {
  type: 'TextExpansionTemplate',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['trigger', 'language.code']],
  begins: { status: ['Draft'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['TextExpansionTemplate'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    trigger: {
      is: { kind: 'text', maxLength: 21, pattern: '^([.;/][\\w-]{1,20}|\\w[\\w-]{0,20})$' },
      required: true,
      atCreate: true,
    },
    replacement: { is: { kind: 'text', maxLength: 4000 }, required: true, atCreate: true },
    elements: {
      is: { kind: 'list', item: { kind: 'text', maxLength: 64 }, maxItems: 100, uniqueItems: true },
    },
    caseSensitive: { is: { kind: 'boolean' }, required: true },
    wholeWord: { is: { kind: 'boolean' }, required: true },
    expandOn: {
      is: {
        kind: 'list',
        item: { kind: 'shared', name: 'enumerations/expand-key' },
        minItems: 1,
        uniqueItems: true,
      },
      required: true,
    },
    category: { is: { kind: 'text', maxLength: 40 }, required: true, atCreate: true },
    language: { is: { kind: 'coded', list: 'language' }, required: true },
    audience: { is: { kind: 'text', maxLength: 120 } },
    version: { is: { kind: 'number', whole: true, minimum: 1 }, required: true, owned: true },
    status: {
      is: { kind: 'shared', name: 'enumerations/definition-status' },
      required: true,
      atCreate: true,
    },
  },
  example: {
    trigger: '.wnl',
    replacement: 'within normal limits',
    caseSensitive: false,
    wholeWord: true,
    expandOn: ['Space', 'Tab', 'Enter'],
    category: 'Examination',
    language: { code: 'en', display: 'English' },
    audience: 'Nurses',
    status: 'Draft',
  },
}
