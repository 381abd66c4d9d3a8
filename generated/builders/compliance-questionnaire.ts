// Generated from schemas/resources/compliance-questionnaire.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const complianceQuestionnaire: TypeRecipe = {
  type: 'ComplianceQuestionnaire',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['key', 'version']],
  begins: { status: ['Draft'] },
  publish: 'complianceQuestionnaire.publish',
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['ComplianceQuestionnaire'] }, required: true, derived: true },
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
    replaces: { is: { kind: 'reference', targets: ['ComplianceQuestionnaire'] }, owned: true },
    target: {
      is: { kind: 'shared', name: 'enumerations/compliance-target' },
      required: true,
      atCreate: true,
    },
    sections: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            id: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            title: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
            weight: { is: { kind: 'number', whole: false, minimum: 0, maximum: 100 } },
          },
        },
        minItems: 1,
        maxItems: 50,
      },
      required: true,
      atCreate: true,
    },
    questions: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            id: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            sectionId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            text: { is: { kind: 'text', maxLength: 300 }, required: true, atCreate: true },
            guidance: { is: { kind: 'text', maxLength: 20000 } },
            citation: { is: { kind: 'text', maxLength: 200 } },
            weight: { is: { kind: 'number', whole: false, minimum: 0, maximum: 100 } },
            critical: { is: { kind: 'boolean' } },
            autoCheck: { is: { kind: 'text', maxLength: 60 } },
            allowNotApplicable: { is: { kind: 'boolean' } },
            evidenceRequired: { is: { kind: 'boolean' } },
          },
        },
        minItems: 1,
        maxItems: 500,
      },
      required: true,
      atCreate: true,
    },
    passPercent: { is: { kind: 'number', whole: true, minimum: 0, maximum: 100 }, required: true },
    sampleRule: {
      is: {
        kind: 'object',
        fields: {
          percent: { is: { kind: 'number', whole: true, minimum: 1, maximum: 100 } },
          count: { is: { kind: 'number', whole: true, minimum: 1, maximum: 1000 } },
          per: {
            is: { kind: 'shared', name: 'enumerations/sample-basis' },
            required: true,
            atCreate: true,
          },
          everyDays: {
            is: { kind: 'number', whole: true, minimum: 1, maximum: 3650 },
            required: true,
            atCreate: true,
          },
          excludeSelf: { is: { kind: 'boolean' } },
        },
      },
    },
  },
  example: {
    name: 'Chart audit',
    key: 'chart-audit',
    version: 1,
    status: 'Draft',
    target: 'Chart',
    sections: [{ id: 's1', title: 'Care plan', weight: 1 }],
    questions: [
      {
        id: 'q1',
        sectionId: 's1',
        text: 'Is the care plan signed by the person?',
        weight: 2,
        critical: true,
        allowNotApplicable: true,
        evidenceRequired: false,
      },
    ],
    passPercent: 90,
    sampleRule: { percent: 10, per: 'program', everyDays: 90, excludeSelf: true },
  },
}
