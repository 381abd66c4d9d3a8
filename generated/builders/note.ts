// Generated from schemas/resources/note.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const note: TypeRecipe = {
  type: 'Note',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { signingState: ['Draft'], status: ['Preliminary'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Note'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    kind: { is: { kind: 'shared', name: 'enumerations/note-kind' }, required: true, atCreate: true },
    composition: {
      is: { kind: 'shared', name: 'enumerations/note-composition' },
      required: true,
      atCreate: true,
    },
    status: { is: { kind: 'shared', name: 'enumerations/report-status' }, required: true, atCreate: true },
    signingState: { is: { kind: 'shared', name: 'enumerations/signing-state' }, required: true, owned: true },
    definition: {
      is: { kind: 'reference', targets: ['NoteDefinition', 'GroupNoteDefinition'], pinned: true },
      required: true,
      atCreate: true,
    },
    encounter: { is: { kind: 'reference', targets: ['Encounter'] } },
    partOf: { is: { kind: 'reference', targets: ['Note'] } },
    derivedFrom: { is: { kind: 'list', item: { kind: 'reference', targets: ['Note', 'Transcription'] } } },
    subject: { is: { kind: 'reference', targets: ['Patient', 'Group'] }, required: true, atCreate: true },
    patient: { is: { kind: 'reference', targets: ['Patient'] } },
    template: { is: { kind: 'reference', targets: ['NoteTemplate'], pinned: true } },
    signatureConfiguration: {
      is: { kind: 'reference', targets: ['SignatureConfiguration'], pinned: true },
      required: true,
      owned: true,
    },
    summaryDocument: { is: { kind: 'reference', targets: ['ClinicalDocument'] }, owned: true },
    participants: {
      is: { kind: 'list', item: { kind: 'shared', name: 'types/participant' }, minItems: 1 },
      required: true,
    },
    sections: {
      is: {
        kind: 'list',
        item: { kind: 'shared', name: 'types/note-section' },
        minItems: 1,
        maxItems: 200,
      },
      required: true,
    },
    signatures: { is: { kind: 'list', item: { kind: 'shared', name: 'types/signature' } }, owned: true },
    patientSignatures: { is: { kind: 'list', item: { kind: 'shared', name: 'types/signature' } }, owned: true },
    reviewers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/review' } } },
    definitionAssignments: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            definition: {
              is: { kind: 'reference', targets: ['NoteDefinition'], pinned: true },
              required: true,
              atCreate: true,
            },
            service: { is: { kind: 'reference', targets: ['HealthcareService'] } },
            patient: { is: { kind: 'reference', targets: ['Patient'] } },
            childEncounter: { is: { kind: 'reference', targets: ['Encounter'] } },
            childNote: { is: { kind: 'reference', targets: ['Note'] } },
            sectionIds: { is: { kind: 'list', item: { kind: 'text', minLength: 1, maxLength: 64 } } },
          },
        },
      },
    },
    created: { is: { kind: 'text', format: 'date-time' }, required: true, owned: true },
    author: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, owned: true },
    serviceDate: { is: { kind: 'text', format: 'date' }, required: true, owned: true },
    program: { is: { kind: 'reference', targets: ['Program'] }, owned: true },
    serviceType: { is: { kind: 'reference', targets: ['HealthcareService'] }, owned: true },
    episodeOfCare: { is: { kind: 'reference', targets: ['EpisodeOfCare'] }, owned: true },
    syncIssueMessage: { is: { kind: 'text', maxLength: 1000 }, owned: true },
    syncResult: { is: { kind: 'shared', name: 'enumerations/job-result' }, owned: true },
    scribe: { is: { kind: 'reference', targets: ['Practitioner'] } },
    readyAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
    firstSignedAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
    finalAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
    dueToSign: { is: { kind: 'text', format: 'date-time' }, owned: true },
    returned: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            by: {
              is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson', 'Person'] },
              required: true,
              atCreate: true,
            },
            at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
            reason: { is: { kind: 'coded', list: 'return-reason' }, required: true, atCreate: true },
            comment: { is: { kind: 'text', maxLength: 1000 } },
          },
        },
      },
      owned: true,
    },
    reassigned: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            by: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
            at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
            to: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
            reason: { is: { kind: 'text', minLength: 1, maxLength: 1000 }, required: true, atCreate: true },
            amendment: { is: { kind: 'text', maxLength: 64 } },
          },
        },
        maxItems: 100,
      },
      owned: true,
    },
    countersigners: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            licenses: { is: { kind: 'list', item: { kind: 'coded', list: 'license-type' } } },
            securityRole: { is: { kind: 'reference', targets: ['SecurityRole'] } },
            practitioner: { is: { kind: 'reference', targets: ['Practitioner'] } },
          },
        },
        maxItems: 50,
      },
      owned: true,
    },
    leftInChart: { is: { kind: 'list', item: { kind: 'shared', name: 'types/charting' } }, owned: true },
    adminEdits: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            by: {
              is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson', 'Person'] },
              required: true,
              atCreate: true,
            },
            at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
            changes: {
              is: {
                kind: 'list',
                item: { kind: 'shared', name: 'enumerations/group-correction' },
                minItems: 1,
              },
              required: true,
              atCreate: true,
            },
          },
        },
      },
      owned: true,
    },
    amendments: { is: { kind: 'list', item: { kind: 'shared', name: 'types/amendment' } }, owned: true },
    void: {
      is: {
        kind: 'object',
        fields: {
          by: {
            is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson', 'Person'] },
            required: true,
            atCreate: true,
          },
          at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
          reason: { is: { kind: 'coded', list: 'void-reason' }, required: true, atCreate: true },
          comment: { is: { kind: 'text', maxLength: 1000 } },
          sessionVersion: { is: { kind: 'text', maxLength: 20 } },
        },
      },
      owned: true,
    },
    files: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            file: {
              is: { kind: 'reference', targets: ['Media', 'DocumentReference'], pinned: true },
              required: true,
              atCreate: true,
            },
            hash: { is: { kind: 'text', pattern: '^[0-9a-f]{64}$' }, required: true, atCreate: true },
          },
        },
        maxItems: 1000,
      },
      owned: true,
    },
    sessionWords: {
      is: {
        kind: 'object',
        fields: {
          service: { is: { kind: 'text', maxLength: 80 } },
          program: { is: { kind: 'text', maxLength: 80 } },
          problems: {
            is: { kind: 'list', item: { kind: 'reference', targets: ['Condition'], pinned: true } },
          },
        },
      },
      owned: true,
    },
    ruleResults: { is: { kind: 'list', item: { kind: 'shared', name: 'types/rule-result' } }, owned: true },
    provenance: { is: { kind: 'list', item: { kind: 'shared', name: 'types/provenance' } }, owned: true },
    confidential: { is: { kind: 'boolean' }, required: true },
    releaseToPatient: {
      is: {
        kind: 'object',
        fields: {
          allowed: { is: { kind: 'boolean' } },
          withheldReason: { is: { kind: 'text', maxLength: 500 } },
          releasedAt: { is: { kind: 'text', format: 'date-time' } },
        },
      },
    },
  },
  example: {
    kind: 'Note',
    composition: 'Individual',
    status: 'Preliminary',
    definition: { id: '5ce61924-9cc2-486b-b8b7-07d7ba77b289', resourceType: 'NoteDefinition', versionId: '2' },
    encounter: { id: '51b0f0b9-4c1c-48b1-a36d-41d9736811cc', resourceType: 'Encounter' },
    subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    patient: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    participants: [
      {
        individual: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
        type: 'PrimaryPerformer',
      },
    ],
    sections: [
      {
        id: '1',
        key: 'intervention',
        type: { code: 'intervention', display: 'Intervention' },
        title: 'Intervention',
        order: 1,
        form: {
          id: '350daac2-c205-4bc7-9ab4-4c2d41f5d8df',
          resourceType: 'NoteSectionForm',
          versionId: '2',
        },
        scope: 'Common',
        data: { mood: 'calm' },
        progress: 'Complete',
        required: true,
      },
    ],
  },
}
