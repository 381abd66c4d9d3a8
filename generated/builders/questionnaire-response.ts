// Generated from schemas/resources/questionnaire-response.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const questionnaireResponse: TypeRecipe = {
  type: 'QuestionnaireResponse',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['Preliminary', 'Final'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['QuestionnaireResponse'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    questionnaire: {
      is: { kind: 'reference', targets: ['Questionnaire'], pinned: true },
      required: true,
      atCreate: true,
    },
    patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
    status: { is: { kind: 'shared', name: 'enumerations/report-status' }, required: true, atCreate: true },
    progress: { is: { kind: 'shared', name: 'enumerations/progress' }, required: true, owned: true },
    authored: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
    author: {
      is: { kind: 'reference', targets: ['Patient', 'RelatedPerson', 'Practitioner'] },
      required: true,
      atCreate: true,
    },
    source: { is: { kind: 'shared', name: 'enumerations/answer-source' }, required: true, atCreate: true },
    mode: { is: { kind: 'shared', name: 'enumerations/answer-mode' }, required: true },
    answers: { is: { kind: 'shared', name: 'types/answers' }, required: true, atCreate: true },
    itemScores: { is: { kind: 'object', fields: {}, others: { kind: 'free' } }, owned: true },
    scores: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            scoringId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            shortName: { is: { kind: 'text', maxLength: 20 } },
            value: { is: { kind: 'number', whole: false } },
            band: { is: { kind: 'text', maxLength: 80 } },
            missing: { is: { kind: 'number', whole: true, minimum: 0 } },
            prorated: { is: { kind: 'boolean' } },
          },
        },
      },
      owned: true,
    },
    alerts: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            alertId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            raisedAt: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
            acknowledgedBy: { is: { kind: 'reference', targets: ['Practitioner'] } },
            at: { is: { kind: 'text', format: 'date-time' } },
            action: { is: { kind: 'text', maxLength: 500 } },
          },
        },
      },
      owned: true,
    },
    reviewed: {
      is: {
        kind: 'object',
        fields: {
          by: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
          at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
        },
      },
      owned: true,
    },
    encounter: { is: { kind: 'reference', targets: ['Encounter'] } },
    note: { is: { kind: 'reference', targets: ['Note'] } },
    noteRow: { is: { kind: 'text', maxLength: 300 }, owned: true },
    packetResponse: { is: { kind: 'reference', targets: ['PacketResponse'] } },
    durationSeconds: { is: { kind: 'number', whole: true, minimum: 0, maximum: 864000 } },
    language: { is: { kind: 'coded', list: 'language' }, required: true },
    previous: { is: { kind: 'reference', targets: ['QuestionnaireResponse'] }, owned: true },
  },
  example: {
    questionnaire: { id: '84c19d61-f52b-492b-aab0-035467584c84', resourceType: 'Questionnaire', versionId: '2' },
    patient: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    status: 'Preliminary',
    authored: '2026-03-04T09:10:00-06:00',
    author: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    source: 'Clinician',
    mode: 'InSession',
    answers: { mood: 'calm' },
    language: { code: 'en', display: 'English' },
  },
}
