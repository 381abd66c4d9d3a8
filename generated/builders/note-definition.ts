// Generated from schemas/resources/note-definition.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const noteDefinition: TypeRecipe = {
  type: 'NoteDefinition',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['key', 'version']],
  begins: { status: ['Draft'] },
  publish: 'noteDefinition.publish',
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['NoteDefinition'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    name: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
    key: { is: { kind: 'text', pattern: '^[a-z0-9][a-z0-9-]{0,59}$' }, required: true, atCreate: true },
    version: { is: { kind: 'number', whole: true, minimum: 1 }, required: true, atCreate: true },
    type: {
      is: { kind: 'shared', name: 'enumerations/note-definition-type' },
      required: true,
      atCreate: true,
    },
    kinds: {
      is: {
        kind: 'list',
        item: { kind: 'shared', name: 'enumerations/note-kind' },
        minItems: 1,
        uniqueItems: true,
      },
      required: true,
      atCreate: true,
    },
    category: { is: { kind: 'text', maxLength: 40 }, required: true },
    status: {
      is: { kind: 'shared', name: 'enumerations/definition-status' },
      required: true,
      atCreate: true,
    },
    programs: { is: { kind: 'list', item: { kind: 'reference', targets: ['Program'] } } },
    services: { is: { kind: 'list', item: { kind: 'reference', targets: ['HealthcareService'] } } },
    roles: { is: { kind: 'list', item: { kind: 'reference', targets: ['SecurityRole'] } } },
    licenses: { is: { kind: 'list', item: { kind: 'coded', list: 'license-type' } } },
    sections: {
      is: {
        kind: 'list',
        item: { kind: 'shared', name: 'types/note-definition-section' },
        minItems: 0,
        maxItems: 200,
      },
    },
    questionnaires: { is: { kind: 'list', item: { kind: 'reference', targets: ['Questionnaire'], pinned: true } } },
    noteRules: { is: { kind: 'list', item: { kind: 'reference', targets: ['NoteRule'] } } },
    signatureConfiguration: {
      is: { kind: 'reference', targets: ['SignatureConfiguration'] },
      required: true,
      atCreate: true,
    },
    requiresEncounter: { is: { kind: 'boolean' }, required: true },
    requiresDiagnosis: { is: { kind: 'boolean' }, required: true },
    requiresCarePlanLink: { is: { kind: 'boolean' }, required: true },
    carryForward: {
      is: {
        kind: 'object',
        fields: {
          mode: { is: { kind: 'shared', name: 'enumerations/carry-forward' } },
          maxAgeDays: { is: { kind: 'number', whole: true, minimum: 1, maximum: 3650 } },
        },
      },
      required: true,
    },
    scribeFormat: { is: { kind: 'shared', name: 'enumerations/scribe-note-format' } },
    sectionMap: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            formatSection: { is: { kind: 'text', maxLength: 60 }, required: true, atCreate: true },
            sectionKey: { is: { kind: 'text', maxLength: 60 }, required: true, atCreate: true },
          },
        },
      },
    },
    printLayout: {
      is: {
        kind: 'object',
        fields: {
          template: { is: { kind: 'shared', name: 'enumerations/print-template' } },
          header: { is: { kind: 'text', maxLength: 500 } },
          footer: { is: { kind: 'text', maxLength: 500 } },
          hideEmpty: { is: { kind: 'boolean' } },
          fontSize: { is: { kind: 'number', whole: true, minimum: 8, maximum: 16 } },
        },
      },
      required: true,
    },
    titleTemplate: { is: { kind: 'text', maxLength: 200 } },
    securityLabels: { is: { kind: 'list', item: { kind: 'coded', list: 'security-label' } } },
    releaseToPatient: { is: { kind: 'shared', name: 'enumerations/release-rule' }, required: true },
    changeLog: { is: { kind: 'list', item: { kind: 'shared', name: 'types/change-log-entry' } }, owned: true },
    replaces: { is: { kind: 'reference', targets: ['NoteDefinition'] }, owned: true },
  },
  example: {
    name: 'Progress note',
    key: 'progress-note',
    version: 1,
    status: 'Draft',
    type: 'Form',
    kinds: ['Note'],
    category: 'Progress',
    sections: [
      {
        id: '1',
        key: 'intervention',
        sectionForm: {
          id: '350daac2-c205-4bc7-9ab4-4c2d41f5d8df',
          resourceType: 'NoteSectionForm',
          versionId: '1',
        },
        order: 1,
        required: true,
        scope: 'Common',
      },
    ],
    signatureConfiguration: { id: 'e24100ba-e571-431d-bfce-03848e603c45', resourceType: 'SignatureConfiguration' },
    noteRules: [{ id: '2fcb826d-8496-4fee-8ec0-44ce4aa3be5d', resourceType: 'NoteRule' }],
  },
}
