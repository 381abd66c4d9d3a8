// Generated from schemas/resources/personal-signature.json by npm run generate. Edits are lost.
import type { TypeRecipe } from './recipe.ts'

export const personalSignature: TypeRecipe = {
  type: 'PersonalSignature',
  verbs: ['create', 'read', 'update', 'delete'],
  unique: [['owner.id']],
  begins: {},
  fields: {
    id: { is: { kind: 'text', format: 'uuid' }, required: true, owned: true },
    resourceType: { is: { kind: 'choice', values: ['PersonalSignature'] }, required: true, derived: true },
    partition: { is: { kind: 'text', maxLength: 64 }, required: true, derived: true },
    display: { is: { kind: 'text', maxLength: 200 }, required: true, owned: true },
    identifiers: { is: { kind: 'list', item: { kind: 'shared', name: 'types/identifier' }, maxItems: 50 } },
    meta: { is: { kind: 'shared', name: 'types/meta' }, required: true, owned: true },
    owner: { is: { kind: 'reference', targets: ['Practitioner'] }, required: true, atCreate: true },
    typedName: { is: { kind: 'text', maxLength: 80 }, required: true, atCreate: true },
    credentialsText: { is: { kind: 'text', maxLength: 60 } },
    method: {
      is: { kind: 'shared', name: 'enumerations/personal-signature-method' },
      required: true,
      atCreate: true,
    },
    image: { is: { kind: 'shared', name: 'types/content' } },
    strokes: { is: { kind: 'text', maxLength: 200000 } },
    pinHash: { is: { kind: 'text', maxLength: 400 } },
    pinUpdatedAt: { is: { kind: 'text', format: 'date-time' }, owned: true },
    failedPinAttempts: { is: { kind: 'number', whole: true, minimum: 0 }, owned: true },
    lockedUntil: { is: { kind: 'text', format: 'date-time' }, owned: true },
    active: { is: { kind: 'boolean' }, required: true },
  },
  example: {
    owner: { id: '576f6118-337f-4347-840f-784d16ea8910', resourceType: 'Practitioner' },
    typedName: 'Ada Okafor',
    credentialsText: 'LCSW',
    method: 'Typed',
    active: true,
  },
}
