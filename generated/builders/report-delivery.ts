// Generated from schemas/resources/report-delivery.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const reportDelivery: TypeRecipe = {
  type: 'ReportDelivery',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { result: ['Pending'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['ReportDelivery'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    criteria: {
      is: { kind: 'reference', targets: ['ReportCriteria'], pinned: true },
      required: true,
      atCreate: true,
    },
    runAt: { is: { kind: 'text', format: 'date-time' }, required: true, owned: true },
    requestedBy: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, owned: true },
    result: { is: { kind: 'shared', name: 'enumerations/job-result' }, required: true, owned: true },
    rows: { is: { kind: 'number', whole: true, minimum: 0 }, owned: true },
    rowsWithheld: { is: { kind: 'number', whole: true, minimum: 0 }, owned: true },
    content: { is: { kind: 'shared', name: 'types/content' }, owned: true },
    passwordCipher: { is: { kind: 'text', maxLength: 400 }, owned: true },
    recipients: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            person: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
            notifiedAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
            downloadedAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
            decryptedAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
          },
        },
        maxItems: 100,
      },
    },
    expires: { is: { kind: 'text', format: 'date-time' }, required: true, owned: true },
    error: { is: { kind: 'text', maxLength: 500 }, owned: true },
  },
  example: {
    criteria: { id: 'b456a04d-980a-4918-af30-af4f90fe9368', resourceType: 'ReportCriteria', versionId: '1' },
    recipients: [{ person: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' } }],
  },
}
