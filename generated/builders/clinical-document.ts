// Generated from schemas/resources/clinical-document.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const clinicalDocument: TypeRecipe = {
  type: 'ClinicalDocument',
  verbs: ['create', 'read', 'update'],
  unique: [],
  begins: { status: ['Preliminary', 'Final', 'Amended', 'EnteredInError'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['ClinicalDocument'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    subject: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
    type: { is: { kind: 'coded', list: 'document-type' }, required: true, atCreate: true },
    title: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
    status: { is: { kind: 'shared', name: 'enumerations/report-status' }, required: true, atCreate: true },
    content: { is: { kind: 'shared', name: 'types/content' }, owned: true },
    source: {
      is: {
        kind: 'reference',
        targets: ['Note', 'CarePlan', 'Consent', 'QuestionnaireResponse', 'EpisodeOfCare'],
      },
    },
    format: { is: { kind: 'shared', name: 'enumerations/document-format' }, required: true },
    period: { is: { kind: 'shared', name: 'types/date-period' } },
    author: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, owned: true },
    watermark: { is: { kind: 'shared', name: 'enumerations/watermark' }, owned: true },
    replaces: { is: { kind: 'reference', targets: ['ClinicalDocument'] }, owned: true },
    replacedBy: { is: { kind: 'reference', targets: ['ClinicalDocument'] }, owned: true },
    sourceVersion: { is: { kind: 'text', pattern: '^[0-9]{1,19}$' }, owned: true },
    withdrawnAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
    released: {
      is: {
        kind: 'object',
        fields: {
          toPatient: { is: { kind: 'boolean' }, required: true, atCreate: true },
          at: { is: { kind: 'text', format: 'date-time' } },
        },
      },
      required: true,
    },
  },
  example: {
    subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    type: { code: 'progress-note', display: 'Progress note' },
    title: 'Progress note of 4 March 2026',
    status: 'Preliminary',
    source: { id: '3f713678-585a-4d53-a722-85ca7653cef7', resourceType: 'Note' },
    format: 'Pdf',
    period: { start: '2026-03-04', end: '2026-03-04' },
    released: { toPatient: false },
  },
}
