// Generated from schemas/resources/packet.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const packet: TypeRecipe = {
  type: 'Packet',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['key', 'version']],
  begins: { status: ['Draft'] },
  publish: 'packet.publish',
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Packet'] }, required: true, derived: true },
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
    replaces: { is: { kind: 'reference', targets: ['Packet'] }, owned: true },
    description: { is: { kind: 'text', maxLength: 20000 } },
    instructions: { is: { kind: 'text', maxLength: 20000 } },
    items: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            id: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            order: { is: { kind: 'number', whole: true, minimum: 1 }, required: true, atCreate: true },
            kind: {
              is: { kind: 'shared', name: 'enumerations/packet-item-kind' },
              required: true,
              atCreate: true,
            },
            questionnaire: { is: { kind: 'reference', targets: ['Questionnaire'], pinned: true } },
            form: { is: { kind: 'reference', targets: ['Form'], pinned: true } },
            document: { is: { kind: 'reference', targets: ['DocumentReference'], pinned: true } },
            consentKind: { is: { kind: 'coded', list: 'consent-kind' } },
            title: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
            audience: {
              is: { kind: 'shared', name: 'enumerations/packet-audience' },
              required: true,
              atCreate: true,
            },
            required: { is: { kind: 'boolean' } },
            visibleWhen: { is: { kind: 'shared', name: 'types/condition-group' } },
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
                    required: { is: { kind: 'boolean' } },
                  },
                },
                maxItems: 10,
              },
            },
            dueOffsetDays: { is: { kind: 'number', whole: true, minimum: 0, maximum: 365 } },
          },
        },
        minItems: 1,
        maxItems: 100,
      },
      required: true,
      atCreate: true,
    },
    language: { is: { kind: 'coded', list: 'language' }, required: true },
    triggers: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            on: {
              is: { kind: 'shared', name: 'enumerations/packet-trigger' },
              required: true,
              atCreate: true,
            },
            program: { is: { kind: 'reference', targets: ['Program'] } },
            service: { is: { kind: 'reference', targets: ['HealthcareService'] } },
            daysBefore: { is: { kind: 'number', whole: true, minimum: 0, maximum: 365 } },
            everyDays: { is: { kind: 'number', whole: true, minimum: 1, maximum: 3650 } },
          },
        },
        maxItems: 20,
      },
    },
    expiresAfterDays: { is: { kind: 'number', whole: true, minimum: 1, maximum: 365 }, required: true },
    reminders: {
      is: {
        kind: 'list',
        item: { kind: 'number', whole: true, minimum: 1, maximum: 365 },
        maxItems: 10,
        uniqueItems: true,
      },
    },
    identityCheck: { is: { kind: 'shared', name: 'enumerations/identity-check' }, required: true },
    reviewBy: { is: { kind: 'reference', targets: ['SecurityRole'] } },
    autoAccept: { is: { kind: 'boolean' }, required: true },
  },
  example: {
    name: 'Intake packet',
    key: 'intake-packet',
    version: 1,
    status: 'Draft',
    items: [
      { id: '1', order: 1, kind: 'Instructions', title: 'Welcome', audience: 'Patient' },
      {
        id: '2',
        order: 2,
        kind: 'Questionnaire',
        questionnaire: {
          id: '84c19d61-f52b-492b-aab0-035467584c84',
          resourceType: 'Questionnaire',
          versionId: '1',
        },
        title: 'Mood check',
        audience: 'Patient',
        required: true,
        dueOffsetDays: 3,
      },
    ],
    language: { code: 'en', display: 'English' },
    triggers: [
      {
        on: 'Enrollment',
        program: { id: '1bb5ecc9-80fe-41ce-bd82-f9a6d2176794', resourceType: 'Program' },
      },
    ],
    expiresAfterDays: 30,
    reminders: [3, 10],
    identityCheck: 'BirthDateAndZip',
  },
}
