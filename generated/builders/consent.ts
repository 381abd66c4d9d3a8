// Generated from schemas/resources/consent.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const consent: TypeRecipe = {
  type: 'Consent',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['Draft'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Consent'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
    kind: { is: { kind: 'coded', list: 'consent-kind' }, required: true, atCreate: true },
    status: { is: { kind: 'shared', name: 'enumerations/consent-status' }, required: true, atCreate: true },
    decision: { is: { kind: 'shared', name: 'enumerations/consent-decision' }, required: true },
    episodeOfCare: { is: { kind: 'reference', targets: ['EpisodeOfCare'] } },
    encounter: { is: { kind: 'reference', targets: ['Encounter'] } },
    dateSigned: { is: { kind: 'text', format: 'date-time' }, owned: true },
    period: { is: { kind: 'shared', name: 'types/date-period' }, required: true, atCreate: true },
    expirationEvent: { is: { kind: 'text', maxLength: 120 } },
    from: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            organization: { is: { kind: 'reference', targets: ['Organization'] } },
            practitioner: { is: { kind: 'reference', targets: ['Practitioner'] } },
            text: { is: { kind: 'text', maxLength: 300 } },
          },
        },
        maxItems: 50,
      },
    },
    to: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            organization: { is: { kind: 'reference', targets: ['Organization'] } },
            person: { is: { kind: 'reference', targets: ['RelatedPerson'] } },
            name: { is: { kind: 'text', maxLength: 200 } },
            contact: { is: { kind: 'text', maxLength: 300 } },
            class: { is: { kind: 'text', maxLength: 300 } },
          },
        },
        maxItems: 50,
      },
    },
    intermediary: {
      is: {
        kind: 'object',
        fields: {
          organization: { is: { kind: 'reference', targets: ['Organization'] }, required: true, atCreate: true },
          participants: {
            is: { kind: 'list', item: { kind: 'reference', targets: ['Organization', 'Practitioner'] } },
          },
          class: { is: { kind: 'text', maxLength: 300 } },
        },
      },
    },
    purposes: { is: { kind: 'list', item: { kind: 'coded', list: 'consent-purpose' } } },
    information: {
      is: {
        kind: 'object',
        fields: {
          classes: { is: { kind: 'list', item: { kind: 'coded', list: 'consent-information-class' } } },
          dateRange: { is: { kind: 'shared', name: 'types/date-period' } },
          description: { is: { kind: 'text', maxLength: 1000 } },
          excludes: { is: { kind: 'list', item: { kind: 'text', maxLength: 200 } } },
        },
      },
    },
    direction: { is: { kind: 'shared', name: 'enumerations/disclosure-direction' } },
    statements: {
      is: {
        kind: 'object',
        fields: {
          revocationExplained: { is: { kind: 'boolean' } },
          redisclosureExplained: { is: { kind: 'boolean' } },
          refusalConsequencesExplained: { is: { kind: 'boolean' } },
          copyOffered: { is: { kind: 'boolean' } },
        },
      },
    },
    form: {
      is: {
        kind: 'object',
        fields: {
          definition: {
            is: { kind: 'reference', targets: ['Form'], pinned: true },
            required: true,
            atCreate: true,
          },
          data: { is: { kind: 'shared', name: 'types/answers' } },
        },
      },
    },
    document: { is: { kind: 'reference', targets: ['ClinicalDocument'] }, owned: true },
    signers: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            role: {
              is: { kind: 'shared', name: 'enumerations/signer-role' },
              required: true,
              atCreate: true,
            },
            person: { is: { kind: 'reference', targets: ['Patient', 'RelatedPerson', 'Practitioner'] } },
            required: { is: { kind: 'boolean' } },
            relationship: { is: { kind: 'text', maxLength: 120 } },
          },
        },
        minItems: 1,
        maxItems: 20,
      },
      required: true,
      atCreate: true,
    },
    signatures: { is: { kind: 'list', item: { kind: 'shared', name: 'types/signature' } }, owned: true },
    verbal: {
      is: {
        kind: 'object',
        fields: {
          given: { is: { kind: 'boolean' }, required: true, atCreate: true },
          witness: { is: { kind: 'reference', targets: ['Practitioner', 'RelatedPerson'] } },
          reason: { is: { kind: 'text', maxLength: 500 } },
        },
      },
    },
    revocation: {
      is: {
        kind: 'object',
        fields: {
          at: { is: { kind: 'text', format: 'date-time' }, owned: true },
          by: { is: { kind: 'reference', targets: ['Patient', 'RelatedPerson', 'Practitioner'] } },
          method: {
            is: { kind: 'shared', name: 'enumerations/revocation-method' },
            required: true,
            atCreate: true,
          },
          reason: { is: { kind: 'text', maxLength: 500 } },
          effective: { is: { kind: 'text', format: 'date' } },
          document: { is: { kind: 'reference', targets: ['DocumentReference'] } },
        },
      },
      owned: true,
    },
    disclosures: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
            transmission: { is: { kind: 'reference', targets: ['DocumentTransmission'] } },
            to: { is: { kind: 'text', maxLength: 300 } },
            description: { is: { kind: 'text', maxLength: 500 } },
          },
        },
      },
      owned: true,
    },
    replaces: { is: { kind: 'reference', targets: ['Consent'] } },
  },
  example: {
    patient: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    kind: { code: 'release-of-information', display: 'Release of information' },
    status: 'Draft',
    decision: 'Permit',
    period: { start: '2026-03-04', end: '2027-03-03' },
    from: [{ text: 'This practice' }],
    to: [
      {
        organization: { id: '04d70011-8cb6-4cbb-a4b7-08c7d4cafd40', resourceType: 'Organization' },
        name: 'Lincoln High School',
      },
    ],
    purposes: [{ code: 'school', display: 'School' }],
    information: {
      classes: [{ code: 'attendance', display: 'Attendance' }],
      description: 'Dates of attendance since January 2026.',
    },
    direction: 'Disclose',
    statements: {
      revocationExplained: true,
      redisclosureExplained: true,
      refusalConsequencesExplained: true,
      copyOffered: true,
    },
    form: {
      definition: { id: 'a3570cdb-689f-404c-8da0-934a3c95b6e8', resourceType: 'Form', versionId: '1' },
      data: { mood: 'calm' },
    },
    signers: [
      {
        role: 'Patient',
        person: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
        required: true,
      },
    ],
  },
}
