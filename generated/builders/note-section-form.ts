// Generated from schemas/resources/note-section-form.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const noteSectionForm: TypeRecipe = {
  type: 'NoteSectionForm',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['key', 'version']],
  begins: { status: ['Draft'] },
  publish: 'noteSectionForm.publish',
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['NoteSectionForm'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
    key: { is: { kind: 'text', pattern: '^[a-z0-9][a-z0-9-]{0,59}$' }, required: true, atCreate: true },
    version: { is: { kind: 'number', whole: true, minimum: 1 }, required: true, atCreate: true },
    status: {
      is: { kind: 'shared', name: 'enumerations/definition-status' },
      required: true,
      atCreate: true,
    },
    replaces: { is: { kind: 'reference', targets: ['NoteSectionForm'] }, owned: true },
    sectionType: { is: { kind: 'coded', list: 'note-section-type' }, required: true, atCreate: true },
    form: { is: { kind: 'reference', targets: ['Form'], pinned: true }, required: true, atCreate: true },
    scopeDefault: { is: { kind: 'shared', name: 'enumerations/section-scope' }, required: true },
    carryForward: { is: { kind: 'shared', name: 'enumerations/carry-forward' } },
    prefill: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            elementId: { is: { kind: 'shared', name: 'types/element-id' }, required: true, atCreate: true },
            path: { is: { kind: 'text', maxLength: 200 }, required: true, atCreate: true },
          },
        },
      },
    },
    requiredElements: { is: { kind: 'list', item: { kind: 'shared', name: 'types/element-id' } } },
    hiddenElements: { is: { kind: 'list', item: { kind: 'shared', name: 'types/element-id' } } },
    narrativeAllowed: { is: { kind: 'boolean' }, required: true },
    scribeTarget: { is: { kind: 'boolean' }, required: true },
    minPlanLinks: { is: { kind: 'number', whole: true, minimum: 0, maximum: 20 }, required: true },
    help: { is: { kind: 'text', maxLength: 20000 } },
  },
  example: {
    name: 'Intervention section',
    key: 'intervention-section',
    version: 1,
    status: 'Draft',
    sectionType: { code: 'intervention', display: 'Intervention' },
    form: { id: 'a3570cdb-689f-404c-8da0-934a3c95b6e8', resourceType: 'Form', versionId: '1' },
    requiredElements: ['mood'],
  },
}
