// Generated from schemas/resources/audit-event.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const auditEvent: TypeRecipe = {
  type: 'AuditEvent',
  verbs: ['read'],
  unique: [],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['AuditEvent'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    type: { is: { kind: 'coded', list: 'audit-event-type' }, required: true, owned: true },
    at: { is: { kind: 'text', format: 'date-time' }, required: true, owned: true },
    actor: { is: { kind: 'reference', targets: ['Person'] }, required: true, owned: true },
    profile: {
      is: { kind: 'reference', targets: ['Practitioner', 'Patient', 'RelatedPerson'] },
      owned: true,
    },
    actingFor: { is: { kind: 'reference', targets: ['Practitioner'] }, owned: true },
    action: { is: { kind: 'shared', name: 'enumerations/audit-action' }, required: true, owned: true },
    target: {
      is: {
        kind: 'object',
        fields: {
          resourceType: { is: { kind: 'text', maxLength: 40 }, required: true, atCreate: true },
          id: { is: { kind: 'text', minLength: 1, maxLength: 64 }, required: true, atCreate: true },
          versionId: { is: { kind: 'text', maxLength: 20 } },
          partition: { is: { kind: 'text', maxLength: 64 } },
        },
      },
      owned: true,
    },
    patient: { is: { kind: 'reference', targets: ['Patient'] }, owned: true },
    outcome: { is: { kind: 'shared', name: 'enumerations/audit-outcome' }, required: true, owned: true },
    status: { is: { kind: 'number', whole: true, minimum: 100, maximum: 599 }, owned: true },
    requestId: { is: { kind: 'text', maxLength: 64 }, required: true, owned: true },
    reason: { is: { kind: 'coded', list: 'access-reason' }, owned: true },
    token: { is: { kind: 'reference', targets: ['SecurityToken'] }, owned: true },
    client: {
      is: {
        kind: 'object',
        fields: {
          ip: { is: { kind: 'text', maxLength: 64 } },
          userAgent: { is: { kind: 'text', maxLength: 500 } },
          device: { is: { kind: 'text', maxLength: 200 } },
        },
      },
      owned: true,
    },
    detail: { is: { kind: 'text', maxLength: 1000 }, owned: true },
  },
  example: {},
}
