// Generated from schemas/resources/note-rule.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const noteRule: TypeRecipe = {
  type: 'NoteRule',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['key', 'version']],
  begins: { status: ['Draft'] },
  publish: 'noteRule.publish',
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['NoteRule'] }, required: true, derived: true },
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
    replaces: { is: { kind: 'reference', targets: ['NoteRule'] }, owned: true },
    description: { is: { kind: 'text', maxLength: 20000 } },
    combinator: {
      is: { kind: 'shared', name: 'enumerations/condition-combinator' },
      required: true,
      atCreate: true,
    },
    items: {
      is: { kind: 'list', item: { kind: 'shared', name: 'types/rule-item' }, minItems: 1, maxItems: 30 },
      required: true,
      atCreate: true,
    },
    groups: {
      is: {
        kind: 'list',
        item: { kind: 'shared', name: 'types/rule-group' },
        minItems: 0,
        maxItems: 10,
      },
    },
    appliesTo: { is: { kind: 'shared', name: 'types/rule-filter' } },
    severity: { is: { kind: 'shared', name: 'enumerations/rule-severity' } },
    message: { is: { kind: 'text', maxLength: 300 } },
    order: { is: { kind: 'number', whole: true, minimum: 0, maximum: 10000 }, required: true },
  },
  example: {
    name: 'Session checks',
    key: 'session-checks',
    version: 1,
    status: 'Draft',
    combinator: 'And',
    items: [
      {
        id: '1',
        kind: 'SessionDuration',
        severity: 'Warn',
        evaluate: 'Both',
        params: { minMinutes: 16, maxMinutes: 90, basis: 'Direct' },
      },
      { id: '2', kind: 'ServiceDate', severity: 'Block', params: { notInFuture: true } },
      { id: '3', kind: 'MissingDiagnosis', params: { minCount: 1 } },
    ],
    order: 10,
  },
}
