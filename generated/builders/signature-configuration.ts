// Generated from schemas/resources/signature-configuration.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const signatureConfiguration: TypeRecipe = {
  type: 'SignatureConfiguration',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['key', 'version']],
  begins: { status: ['Draft'] },
  publish: 'signatureConfiguration.publish',
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['SignatureConfiguration'] }, required: true, derived: true },
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
    replaces: { is: { kind: 'reference', targets: ['SignatureConfiguration'] }, owned: true },
    steps: {
      is: {
        kind: 'list',
        item: { kind: 'shared', name: 'types/signature-step' },
        minItems: 1,
        maxItems: 20,
      },
      required: true,
      atCreate: true,
    },
    patientSignature: {
      is: {
        kind: 'object',
        fields: {
          required: { is: { kind: 'shared', name: 'enumerations/patient-signature-need' } },
          services: { is: { kind: 'list', item: { kind: 'reference', targets: ['HealthcareService'] } } },
          methods: { is: { kind: 'list', item: { kind: 'shared', name: 'enumerations/signature-method' } } },
          telehealth: { is: { kind: 'shared', name: 'enumerations/telehealth-signature' } },
        },
      },
      required: true,
    },
    amendmentSteps: { is: { kind: 'shared', name: 'enumerations/amendment-steps' }, required: true },
    unsignWindowHours: { is: { kind: 'number', whole: true, minimum: 0, maximum: 720 } },
    lockAfterFirstSignature: { is: { kind: 'boolean' }, required: true },
  },
  example: {
    name: 'Author only',
    key: 'author-only',
    version: 1,
    status: 'Draft',
    steps: [
      {
        id: '1',
        order: 1,
        role: 'Author',
        required: true,
        who: 'Author',
        meaning: 'Authored',
        methods: ['Password'],
        attestationText: 'I wrote this note and it is true.',
        requireReauthentication: true,
      },
    ],
    amendmentSteps: 'SameAsOriginal',
  },
}
