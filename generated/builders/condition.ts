// Generated from schemas/resources/condition.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const condition: TypeRecipe = {
  type: 'Condition',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: {
    clinicalStatus: ['Active', 'Recurrence', 'Remission', 'Inactive', 'Resolved'],
    verification: ['Provisional', 'Confirmed', 'RuledOut'],
  },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Condition'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    subject: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
    category: {
      is: { kind: 'shared', name: 'enumerations/condition-category' },
      required: true,
      atCreate: true,
    },
    code: { is: { kind: 'coded', list: 'condition-code' }, required: true, atCreate: true },
    clinicalStatus: {
      is: { kind: 'shared', name: 'enumerations/condition-clinical-status' },
      required: true,
      atCreate: true,
    },
    verification: {
      is: { kind: 'shared', name: 'enumerations/condition-verification' },
      required: true,
      atCreate: true,
    },
    severity: { is: { kind: 'shared', name: 'enumerations/condition-severity' } },
    specifiers: { is: { kind: 'list', item: { kind: 'text', maxLength: 120 } } },
    onsetDate: { is: { kind: 'shared', name: 'types/approximate' } },
    resolutionDate: { is: { kind: 'shared', name: 'types/approximate' } },
    assessor: { is: { kind: 'reference', targets: ['Practitioner'] } },
    notes: { is: { kind: 'list', item: { kind: 'shared', name: 'types/annotation' } } },
    recordedDate: { is: { kind: 'text', format: 'date-time' }, required: true, owned: true },
    rank: { is: { kind: 'number', whole: true, minimum: 1 } },
    evidence: {
      is: {
        kind: 'list',
        item: { kind: 'reference', targets: ['QuestionnaireResponse', 'Observation', 'Note'] },
      },
    },
    episodes: { is: { kind: 'list', item: { kind: 'reference', targets: ['EpisodeOfCare'] } } },
    sensitive: { is: { kind: 'boolean' }, required: true },
    note: { is: { kind: 'reference', targets: ['Note'] }, owned: true },
    noteRow: { is: { kind: 'text', maxLength: 300 }, owned: true },
  },
  example: {
    subject: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    category: 'Diagnosis',
    code: {
      code: 'F41.1',
      display: 'Generalized anxiety disorder',
      system: 'http://hl7.org/fhir/sid/icd-10-cm',
    },
    clinicalStatus: 'Active',
    verification: 'Confirmed',
    severity: 'Moderate',
    onsetDate: '2024-03',
    assessor: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    rank: 1,
  },
}
