// Generated from schemas/resources/transcription.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const transcription: TypeRecipe = {
  type: 'Transcription',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['Preparation'], result: ['Pending'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Transcription'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    subject: { is: { kind: 'reference', targets: ['Patient', 'Group'] }, required: true, atCreate: true },
    encounter: { is: { kind: 'reference', targets: ['Encounter'] }, required: true, atCreate: true },
    note: { is: { kind: 'reference', targets: ['Note'] } },
    source: {
      is: { kind: 'shared', name: 'enumerations/transcription-source' },
      required: true,
      atCreate: true,
    },
    status: { is: { kind: 'shared', name: 'enumerations/task-status' }, required: true, atCreate: true },
    result: { is: { kind: 'shared', name: 'enumerations/job-result' }, required: true, owned: true },
    noteFormat: {
      is: { kind: 'shared', name: 'enumerations/scribe-note-format' },
      required: true,
      atCreate: true,
    },
    consents: { is: { kind: 'list', item: { kind: 'reference', targets: ['Consent'] }, maxItems: 400 } },
    audio: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            media: { is: { kind: 'reference', targets: ['Media'] }, required: true, atCreate: true },
            start: { is: { kind: 'text', format: 'date-time' } },
            end: { is: { kind: 'text', format: 'date-time' } },
            pauses: {
              is: {
                kind: 'list',
                item: {
                  kind: 'object',
                  fields: {
                    from: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
                    to: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
                  },
                },
                maxItems: 500,
              },
            },
          },
        },
        maxItems: 100,
      },
    },
    language: { is: { kind: 'coded', list: 'language' }, required: true },
    engine: {
      is: {
        kind: 'object',
        fields: {
          name: { is: { kind: 'text', maxLength: 80 }, required: true, atCreate: true },
          version: { is: { kind: 'text', maxLength: 40 }, required: true, atCreate: true },
          model: { is: { kind: 'text', maxLength: 80 } },
        },
      },
      required: true,
      owned: true,
    },
    segments: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            id: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            speaker: { is: { kind: 'text', maxLength: 60 } },
            role: {
              is: { kind: 'shared', name: 'enumerations/speaker-role' },
              required: true,
              atCreate: true,
            },
            start: { is: { kind: 'number', whole: false, minimum: 0 } },
            end: { is: { kind: 'number', whole: false, minimum: 0 } },
            text: { is: { kind: 'text', maxLength: 5000 }, required: true, atCreate: true },
            confidence: { is: { kind: 'number', whole: false, minimum: 0, maximum: 1 } },
            edited: { is: { kind: 'boolean' } },
            redacted: { is: { kind: 'boolean' } },
          },
        },
        maxItems: 5000,
      },
    },
    draft: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            id: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            sectionCode: { is: { kind: 'coded', list: 'note-section-type' }, required: true, atCreate: true },
            text: { is: { kind: 'text', maxLength: 5000 }, required: true, atCreate: true },
            evidence: {
              is: { kind: 'list', item: { kind: 'text', minLength: 1, maxLength: 64 }, maxItems: 200 },
            },
            confidence: { is: { kind: 'number', whole: false, minimum: 0, maximum: 1 } },
            accepted: {
              is: { kind: 'shared', name: 'enumerations/draft-acceptance' },
              required: true,
              atCreate: true,
            },
          },
        },
        maxItems: 500,
      },
    },
    acceptance: {
      is: {
        kind: 'object',
        fields: {
          by: { is: { kind: 'reference', targets: ['Practitioner'] }, owned: true },
          at: { is: { kind: 'text', format: 'date-time' }, owned: true },
        },
      },
      owned: true,
    },
    retention: {
      is: {
        kind: 'object',
        fields: {
          deleteAudioAt: { is: { kind: 'text', format: 'date-time' } },
          audioDeletedAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
          keepTranscript: { is: { kind: 'boolean' } },
        },
      },
      required: true,
    },
    errorMessage: { is: { kind: 'text', maxLength: 500 }, owned: true },
  },
  example: {
    subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    encounter: { id: '51b0f0b9-4c1c-48b1-a36d-41d9736811cc', resourceType: 'Encounter' },
    source: 'TypedPhrases',
    status: 'Preparation',
    noteFormat: 'GIRPP',
    language: { code: 'en', display: 'English' },
    segments: [
      {
        id: '1',
        speaker: 'Ada Okafor',
        role: 'Clinician',
        start: 0,
        end: 4.5,
        text: 'Slept better, five nights out of seven.',
        confidence: 1,
      },
    ],
    draft: [
      {
        id: '1',
        sectionCode: { code: 'progress', display: 'Progress toward goals' },
        text: 'Sleep improved to five nights of seven.',
        evidence: ['1'],
        confidence: 0.9,
        accepted: 'Pending',
      },
    ],
    retention: { keepTranscript: false },
  },
}
