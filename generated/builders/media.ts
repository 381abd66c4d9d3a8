// Generated from schemas/resources/media.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const media: TypeRecipe = {
  type: 'Media',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Media'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    subject: { is: { kind: 'reference', targets: ['Patient', 'Practitioner'] } },
    kind: { is: { kind: 'shared', name: 'enumerations/media-kind' }, required: true, atCreate: true },
    content: { is: { kind: 'shared', name: 'types/content' }, owned: true },
    takenAt: { is: { kind: 'text', format: 'date-time' }, required: true },
    takenBy: {
      is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson'] },
      required: true,
    },
    encounter: { is: { kind: 'reference', targets: ['Encounter'] } },
    purpose: { is: { kind: 'shared', name: 'enumerations/media-purpose' }, required: true },
    consent: { is: { kind: 'reference', targets: ['Consent'] } },
    durationSeconds: { is: { kind: 'number', whole: true, minimum: 0 }, owned: true },
    width: { is: { kind: 'number', whole: true, minimum: 0 }, owned: true },
    height: { is: { kind: 'number', whole: true, minimum: 0 }, owned: true },
    ocrText: { is: { kind: 'text', maxLength: 1000000 }, owned: true },
    ocrResult: { is: { kind: 'shared', name: 'enumerations/job-result' }, owned: true },
    ocrIssue: { is: { kind: 'shared', name: 'enumerations/text-recognition-issue' }, owned: true },
    deleteAfter: { is: { kind: 'text', format: 'date-time' } },
  },
  example: {
    subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    kind: 'Photo',
    takenAt: '2026-03-04T09:12:00-06:00',
    takenBy: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    encounter: { id: '51b0f0b9-4c1c-48b1-a36d-41d9736811cc', resourceType: 'Encounter' },
    purpose: 'Identification',
  },
}
