// Generated from schemas/resources/document-transmission.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const documentTransmission: TypeRecipe = {
  type: 'DocumentTransmission',
  verbs: ['create', 'read', 'update'],
  unique: [],
  begins: { result: ['Pending'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['DocumentTransmission'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
    documents: {
      is: {
        kind: 'list',
        item: { kind: 'reference', targets: ['ClinicalDocument', 'DocumentReference'] },
        minItems: 1,
        maxItems: 100,
      },
      required: true,
      atCreate: true,
    },
    recipient: {
      is: {
        kind: 'object',
        fields: {
          organization: { is: { kind: 'reference', targets: ['Organization'] } },
          practitioner: { is: { kind: 'reference', targets: ['Practitioner'] } },
          relatedPerson: { is: { kind: 'reference', targets: ['RelatedPerson'] } },
          name: { is: { kind: 'text', maxLength: 200 }, required: true, atCreate: true },
          fax: { is: { kind: 'text', maxLength: 40 } },
          directAddress: { is: { kind: 'text', maxLength: 254 } },
          email: { is: { kind: 'text', maxLength: 254, format: 'email' } },
          url: { is: { kind: 'text', maxLength: 2000, format: 'uri' } },
        },
      },
      required: true,
      atCreate: true,
    },
    method: {
      is: { kind: 'shared', name: 'enumerations/transmission-method' },
      required: true,
      atCreate: true,
    },
    direction: { is: { kind: 'shared', name: 'enumerations/transmission-direction' }, required: true },
    purpose: { is: { kind: 'coded', list: 'consent-purpose' }, required: true, atCreate: true },
    consent: { is: { kind: 'reference', targets: ['Consent'] } },
    legalBasis: { is: { kind: 'shared', name: 'enumerations/legal-basis' }, required: true, atCreate: true },
    basisReason: { is: { kind: 'text', maxLength: 500 } },
    release: {
      is: {
        kind: 'object',
        fields: {
          at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
          by: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
          reason: { is: { kind: 'text', maxLength: 500 }, required: true, atCreate: true },
        },
      },
      owned: true,
    },
    noticeAttached: { is: { kind: 'boolean' }, required: true, owned: true },
    result: { is: { kind: 'shared', name: 'enumerations/job-result' }, required: true, owned: true },
    attempts: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
            result: {
              is: { kind: 'shared', name: 'enumerations/job-result' },
              required: true,
              atCreate: true,
            },
            message: { is: { kind: 'text', maxLength: 500 } },
            providerId: { is: { kind: 'text', maxLength: 120 } },
          },
        },
      },
      owned: true,
    },
    coverPage: { is: { kind: 'text', maxLength: 20000 } },
    pages: { is: { kind: 'number', whole: true, minimum: 1 }, owned: true },
    sentBy: { is: { kind: 'reference', targets: ['Practitioner'] }, owned: true },
    sentAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
    confirmation: { is: { kind: 'text', maxLength: 120 }, owned: true },
  },
  example: {
    patient: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    documents: [{ id: '62916c89-684b-4489-a443-1ee996ac95da', resourceType: 'ClinicalDocument' }],
    recipient: {
      organization: { id: '04d70011-8cb6-4cbb-a4b7-08c7d4cafd40', resourceType: 'Organization' },
      name: 'County hospital',
      fax: '+16125550123',
    },
    method: 'Fax',
    direction: 'Outbound',
    purpose: { code: 'treatment', display: 'Treatment' },
    legalBasis: 'Tpo',
    coverPage: 'As discussed.',
  },
}
