// Generated from schemas/resources/snippet-template.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const snippetTemplate: TypeRecipe = {
  type: 'SnippetTemplate',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['name', 'language.code']],
  begins: { status: ['Draft'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['SnippetTemplate'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 80 }, required: true, atCreate: true },
    kind: { is: { kind: 'shared', name: 'enumerations/snippet-kind' }, required: true, atCreate: true },
    body: { is: { kind: 'text', maxLength: 10000 }, required: true, atCreate: true },
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
    name: 'Safety plan reviewed',
    kind: 'PlainText',
    body: 'Reviewed the safety plan with the patient; it was [[unchanged|updated]].',
    category: 'Risk',
    language: { code: 'en', display: 'English' },
    audience: 'Clinicians',
    status: 'Draft',
  },
}
