// Generated from schemas/resources/script.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const script: TypeRecipe = {
  type: 'Script',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['key', 'version']],
  begins: { status: ['Draft'] },
  publish: 'script.publish',
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Script'] }, required: true, derived: true },
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
    replaces: { is: { kind: 'reference', targets: ['Script'] }, owned: true },
    kind: { is: { kind: 'shared', name: 'enumerations/dialogue-kind' }, required: true, atCreate: true },
    audience: { is: { kind: 'shared', name: 'enumerations/script-audience' }, required: true },
    language: { is: { kind: 'coded', list: 'language' }, required: true },
    estimatedMinutes: { is: { kind: 'number', whole: true, minimum: 1, maximum: 480 } },
    start: { is: { kind: 'shared', name: 'types/element-id' }, required: true, atCreate: true },
    steps: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            id: { is: { kind: 'shared', name: 'types/element-id' }, required: true, atCreate: true },
            kind: {
              is: { kind: 'shared', name: 'enumerations/script-step-kind' },
              required: true,
              atCreate: true,
            },
            text: { is: { kind: 'text', maxLength: 20000 }, required: true, atCreate: true },
            element: { is: { kind: 'shared', name: 'types/form-element' } },
            elementId: { is: { kind: 'shared', name: 'types/element-id' } },
            choices: { is: { kind: 'list', item: { kind: 'shared', name: 'types/option' }, maxItems: 50 } },
            branch: {
              is: {
                kind: 'list',
                item: {
                  kind: 'object',
                  fields: {
                    when: {
                      is: { kind: 'shared', name: 'types/condition-group' },
                      required: true,
                      atCreate: true,
                    },
                    goto: {
                      is: { kind: 'shared', name: 'types/element-id' },
                      required: true,
                      atCreate: true,
                    },
                  },
                },
                maxItems: 20,
              },
            },
            next: { is: { kind: 'shared', name: 'types/element-id' } },
            timerSeconds: { is: { kind: 'number', whole: true, minimum: 1, maximum: 86400 } },
            help: { is: { kind: 'text', maxLength: 2000 } },
            required: { is: { kind: 'boolean' } },
          },
        },
        minItems: 1,
        maxItems: 500,
      },
      required: true,
      atCreate: true,
    },
    outputs: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            key: { is: { kind: 'shared', name: 'types/element-id' }, required: true, atCreate: true },
            from: { is: { kind: 'shared', name: 'types/element-id' }, required: true, atCreate: true },
            label: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
          },
        },
        maxItems: 200,
      },
    },
    mapTo: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            output: { is: { kind: 'shared', name: 'types/element-id' }, required: true, atCreate: true },
            noteSectionType: { is: { kind: 'coded', list: 'note-section-type' }, required: true, atCreate: true },
            template: { is: { kind: 'text', maxLength: 2000 } },
          },
        },
        maxItems: 200,
      },
    },
  },
  example: {
    name: 'Safety check',
    key: 'safety-check',
    version: 1,
    status: 'Draft',
    kind: 'GuidedInterview',
    audience: 'Staff',
    language: { code: 'en', display: 'English' },
    estimatedMinutes: 5,
    start: 'hello',
    steps: [
      { id: 'hello', kind: 'Say', text: 'I ask everybody these questions.', next: 'safe' },
      {
        id: 'safe',
        kind: 'Ask',
        text: 'Do you feel safe at home?',
        element: { id: 'safeAtHome', type: 'Boolean', label: 'Feels safe at home' },
        branch: [
          {
            when: {
              combinator: 'And',
              clauses: [{ source: 'safeAtHome', operator: 'Equals', value: false }],
            },
            goto: 'plan',
          },
        ],
        next: 'end',
        required: true,
      },
      { id: 'plan', kind: 'Say', text: 'Go through the safety plan together.', next: 'end' },
      { id: 'end', kind: 'End', text: 'Thank you.' },
    ],
    outputs: [{ key: 'safe', from: 'safe', label: 'Feels safe at home' }],
    mapTo: [
      {
        output: 'safe',
        noteSectionType: { code: 'risk-assessment', display: 'Risk assessment' },
        template: 'Feels safe at home: {{value}}.',
      },
    ],
  },
}
