// Generated from schemas/resources/speech-rule-template.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const speechRuleTemplate: TypeRecipe = {
  type: 'SpeechRuleTemplate',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['Draft'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['SpeechRuleTemplate'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    phrases: {
      is: { kind: 'list', item: { kind: 'text', maxLength: 80 }, minItems: 1, maxItems: 20 },
      required: true,
      atCreate: true,
    },
    kind: {
      is: { kind: 'shared', name: 'enumerations/speech-rule-kind' },
      required: true,
      atCreate: true,
    },
    replacement: { is: { kind: 'text', maxLength: 2000 } },
    matchCase: { is: { kind: 'boolean' }, required: true },
    priority: { is: { kind: 'number', whole: true, minimum: 0, maximum: 1000 }, required: true },
    spacingBefore: { is: { kind: 'shared', name: 'enumerations/speech-spacing' }, required: true },
    spacingAfter: { is: { kind: 'shared', name: 'enumerations/speech-spacing' }, required: true },
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
    phrases: ['new paragraph'],
    kind: 'Punctuation',
    replacement: '\n\n',
    priority: 700,
    spacingBefore: 'None',
    spacingAfter: 'None',
    category: 'Punctuation',
    language: { code: 'en', display: 'English' },
    status: 'Draft',
  },
}
