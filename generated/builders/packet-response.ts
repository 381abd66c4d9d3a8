// Generated from schemas/resources/packet-response.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const packetResponse: TypeRecipe = {
  type: 'PacketResponse',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['Draft'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['PacketResponse'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    packet: { is: { kind: 'reference', targets: ['Packet'], pinned: true }, required: true, atCreate: true },
    patient: { is: { kind: 'reference', targets: ['Patient'] }, required: true, atCreate: true },
    episodeOfCare: { is: { kind: 'reference', targets: ['EpisodeOfCare'] } },
    appointment: { is: { kind: 'reference', targets: ['Appointment'] } },
    status: {
      is: { kind: 'shared', name: 'enumerations/packet-response-status' },
      required: true,
      atCreate: true,
    },
    progress: { is: { kind: 'shared', name: 'enumerations/progress' }, required: true, owned: true },
    assignees: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            person: {
              is: { kind: 'reference', targets: ['Patient', 'RelatedPerson'] },
              required: true,
              atCreate: true,
            },
            audience: {
              is: { kind: 'shared', name: 'enumerations/packet-audience' },
              required: true,
              atCreate: true,
            },
            channel: { is: { kind: 'shared', name: 'enumerations/notification-channel' } },
            tokenHash: { is: { kind: 'text', pattern: '^[0-9a-f]{64}$' }, owned: true },
            sentAt: { is: { kind: 'text', format: 'date-time' } },
            openedAt: { is: { kind: 'text', format: 'date-time' } },
            completedAt: { is: { kind: 'text', format: 'date-time' } },
          },
        },
        minItems: 1,
        maxItems: 20,
      },
      required: true,
      atCreate: true,
    },
    items: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            itemId: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
            audience: { is: { kind: 'shared', name: 'enumerations/packet-audience' }, owned: true },
            progress: {
              is: { kind: 'shared', name: 'enumerations/progress' },
              required: true,
              atCreate: true,
            },
            response: { is: { kind: 'reference', targets: ['QuestionnaireResponse'] } },
            consent: { is: { kind: 'reference', targets: ['Consent'] } },
            document: { is: { kind: 'reference', targets: ['DocumentReference'] } },
            files: {
              is: {
                kind: 'list',
                item: { kind: 'reference', targets: ['DocumentReference', 'Media'] },
                maxItems: 20,
              },
              owned: true,
            },
            data: { is: { kind: 'object', fields: {}, others: { kind: 'free' } } },
            completedBy: { is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson'] } },
            completedAt: { is: { kind: 'text', format: 'date-time' } },
            signatures: {
              is: { kind: 'list', item: { kind: 'shared', name: 'types/signature' }, maxItems: 20 },
              owned: true,
            },
            isChanging: { is: { kind: 'boolean' }, owned: true },
            changedOn: {
              is: { kind: 'list', item: { kind: 'text', maxLength: 64 }, maxItems: 20 },
              owned: true,
            },
            correction: {
              is: {
                kind: 'object',
                fields: {
                  requested: { is: { kind: 'boolean' } },
                  comment: { is: { kind: 'text', maxLength: 2000 } },
                },
              },
            },
          },
        },
        minItems: 1,
        maxItems: 100,
      },
      required: true,
      atCreate: true,
    },
    dueDate: { is: { kind: 'text', format: 'date' } },
    expiresAt: { is: { kind: 'text', format: 'date-time' }, required: true, owned: true },
    remindersSent: {
      is: {
        kind: 'list',
        item: {
          kind: 'object',
          fields: {
            at: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
            channel: {
              is: { kind: 'shared', name: 'enumerations/notification-channel' },
              required: true,
              atCreate: true,
            },
            result: { is: { kind: 'shared', name: 'enumerations/job-result' } },
            person: { is: { kind: 'reference', targets: ['Patient', 'RelatedPerson'] } },
            day: { is: { kind: 'number', whole: true, minimum: 1, maximum: 365 } },
            trouble: { is: { kind: 'shared', name: 'enumerations/reminder-trouble' } },
          },
        },
      },
      owned: true,
    },
    submittedAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
    review: {
      is: {
        kind: 'object',
        fields: {
          by: { is: { kind: 'reference', targets: ['Practitioner'] }, owned: true },
          at: { is: { kind: 'text', format: 'date-time' }, owned: true },
          comment: { is: { kind: 'text', maxLength: 2000 } },
        },
      },
    },
    language: { is: { kind: 'coded', list: 'language' }, required: true },
  },
  example: {
    packet: { id: '9aa8a643-0886-467f-a255-ab9b8f8c6cdd', resourceType: 'Packet', versionId: '1' },
    patient: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
    episodeOfCare: { id: '078303a3-2a71-4514-83ba-90393d4ddcd8', resourceType: 'EpisodeOfCare' },
    status: 'Draft',
    assignees: [
      {
        person: { id: 'a2f593c2-f951-4f7e-bcb0-66462c717ce3', resourceType: 'Patient' },
        audience: 'Patient',
        channel: 'Email',
      },
    ],
    items: [{ itemId: '1', progress: 'NotStarted' }, { itemId: '2', progress: 'NotStarted' }],
    dueDate: '2026-03-18',
    language: { code: 'en', display: 'English' },
  },
}
