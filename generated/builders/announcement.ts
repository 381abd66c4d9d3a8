// Generated from schemas/resources/announcement.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const announcement: TypeRecipe = {
  type: 'Announcement',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [],
  begins: { status: ['Draft', 'Active'] },
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['Announcement'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    title: { is: { kind: 'text', maxLength: 120 }, required: true, atCreate: true },
    body: { is: { kind: 'text', maxLength: 20000 }, required: true, atCreate: true },
    severity: {
      is: { kind: 'shared', name: 'enumerations/announcement-severity' },
      required: true,
      atCreate: true,
    },
    practice: { is: { kind: 'reference', targets: ['Practice'] }, owned: true },
    audience: {
      is: {
        kind: 'object',
        fields: {
          practices: { is: { kind: 'list', item: { kind: 'reference', targets: ['Practice'] } } },
          userRoles: {
            is: {
              kind: 'list',
              item: { kind: 'shared', name: 'enumerations/user-role' },
              uniqueItems: true,
            },
          },
          securityRoles: { is: { kind: 'list', item: { kind: 'text', maxLength: 60 } } },
        },
      },
      required: true,
    },
    start: { is: { kind: 'text', format: 'date-time' }, required: true, atCreate: true },
    end: { is: { kind: 'text', format: 'date-time' } },
    dismissible: { is: { kind: 'boolean' }, required: true },
    link: { is: { kind: 'text', maxLength: 2000, format: 'uri' } },
    status: {
      is: { kind: 'shared', name: 'enumerations/definition-status' },
      required: true,
      atCreate: true,
    },
  },
  example: {
    title: 'Maintenance on Sunday',
    body: 'The application is not available from 2 to 3 in the morning.',
    severity: 'Maintenance',
    audience: { userRoles: ['user'] },
    start: '2026-03-06T12:00:00-06:00',
    end: '2026-03-08T03:00:00-06:00',
    dismissible: true,
    status: 'Draft',
  },
}
