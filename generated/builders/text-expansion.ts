// Generated from schemas/resources/text-expansion.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const textExpansion: TypeRecipe = {
  type: 'TextExpansion',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['trigger', 'owner.id', 'visibility']],
  begins: { status: ['Draft', 'Active'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['TextExpansion'] }, required: true, derived: true },
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
    visibility: { is: { kind: 'shared', name: 'enumerations/visibility' }, required: true, atCreate: true },
    owner: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, owned: true },
    team: { is: { kind: 'reference', targets: ['Program'] } },
    status: {
      is: { kind: 'shared', name: 'enumerations/definition-status' },
      required: true,
      atCreate: true,
    },
    language: { is: { kind: 'coded', list: 'language' }, required: true },
    category: { is: { kind: 'text', maxLength: 40 } },
    tags: { is: { kind: 'list', item: { kind: 'text', maxLength: 40 }, maxItems: 20, uniqueItems: true } },
    template: { is: { kind: 'reference', targets: ['TextExpansionTemplate'], pinned: true } },
    usageCount: { is: { kind: 'number', whole: true, minimum: 0 }, required: true, owned: true },
    lastUsed: { is: { kind: 'text', format: 'date-time' }, owned: true },
  },
  example: {
    trigger: ';ptc',
    replacement: 'Patient tolerated the session well and agreed to the plan.',
    elements: ['summary'],
    caseSensitive: false,
    wholeWord: true,
    expandOn: ['Space', 'Tab'],
    visibility: 'Personal',
    status: 'Active',
    language: { code: 'en', display: 'English' },
    category: 'Closing',
    tags: ['plan'],
  },
}
