// Generated from schemas/resources/group-note-definition.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const groupNoteDefinition: TypeRecipe = {
  type: 'GroupNoteDefinition',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['key', 'version']],
  begins: { status: ['Draft'] },
  publish: 'groupNoteDefinition.publish',
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['GroupNoteDefinition'] }, required: true, derived: true },
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
    replaces: { is: { kind: 'reference', targets: ['GroupNoteDefinition'] }, owned: true },
    composition: {
      is: { kind: 'shared', name: 'enumerations/note-composition' },
      required: true,
      atCreate: true,
    },
    common: {
      is: { kind: 'reference', targets: ['NoteDefinition'], pinned: true },
      required: true,
      atCreate: true,
    },
    member: { is: { kind: 'reference', targets: ['NoteDefinition'], pinned: true } },
    serviceDefinitions: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            service: {
              is: { kind: 'reference', targets: ['HealthcareService'] },
              required: true,
              atCreate: true,
            },
            definition: {
              is: { kind: 'reference', targets: ['NoteDefinition'], pinned: true },
              required: true,
              atCreate: true,
            },
          },
        },
        maxItems: 100,
      },
    },
    memberDefaults: {
      is: {
        kind: 'object',
        fields: {
          attendance: { is: { kind: 'coded', list: 'attendance' } },
          minutesFromParent: { is: { kind: 'boolean' } },
          copyInterventions: { is: { kind: 'boolean' } },
        },
      },
      required: true,
    },
    allowDifferentMemberDefinition: { is: { kind: 'boolean' }, required: true },
    printMode: { is: { kind: 'shared', name: 'enumerations/group-print-mode' }, required: true },
    signatureConfiguration: {
      is: { kind: 'reference', targets: ['SignatureConfiguration'] },
      required: true,
      atCreate: true,
    },
    signMode: { is: { kind: 'shared', name: 'enumerations/group-sign-mode' }, required: true },
    noteRules: { is: { kind: 'list', item: { kind: 'reference', targets: ['NoteRule'] } } },
    adminEdit: { is: { kind: 'boolean' }, required: true },
    programs: { is: { kind: 'list', item: { kind: 'reference', targets: ['Program'] } } },
    services: { is: { kind: 'list', item: { kind: 'reference', targets: ['HealthcareService'] } } },
  },
  example: {
    name: 'Group progress note',
    key: 'group-progress-note',
    version: 1,
    status: 'Draft',
    composition: 'Group',
    common: { id: '5ce61924-9cc2-486b-b8b7-07d7ba77b289', resourceType: 'NoteDefinition', versionId: '1' },
    member: { id: '5ce61924-9cc2-486b-b8b7-07d7ba77b289', resourceType: 'NoteDefinition', versionId: '1' },
    memberDefaults: { minutesFromParent: true, copyInterventions: true },
    printMode: 'CombinedPerPatient',
    signatureConfiguration: { id: 'e24100ba-e571-431d-bfce-03848e603c45', resourceType: 'SignatureConfiguration' },
    signMode: 'Together',
    noteRules: [{ id: '2fcb826d-8496-4fee-8ec0-44ce4aa3be5d', resourceType: 'NoteRule' }],
    services: [{ id: '6a1345bd-0f60-4846-8228-104c5f636850', resourceType: 'HealthcareService' }],
  },
}
