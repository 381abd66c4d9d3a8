import { send, sendPlainQuietly } from '#client/api/send.ts'
import { keyOf } from '#client/definitions/shown/key-of.ts'
import { begunFrom } from '#client/definitions/signature-steps/editing/starting-points.ts'
import type { Words } from '#client/ui/words.tsx'
import type { NoteDefinitionType } from '#generated/enumerations/note-definition-type.ts'
import type { NoteKind } from '#generated/enumerations/note-kind.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Reference } from '#generated/types/reference.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** What a note is begun with. */
export type NoteBeginning = {
  readonly id: string
  /** The id of the configuration that is made where the practice has none. */
  readonly signingId: string
  readonly name: string
  readonly type: NoteDefinitionType
  readonly kinds?: readonly NoteKind[]
  readonly copied: NoteDefinition | undefined
  readonly words: Words
}

/** Makes a Draft of a note without sections, or with what another one has; signed as the practice signs. */
export async function createNote(beginning: NoteBeginning): Promise<Outcome<NoteDefinition>> {
  const { id, signingId, name, type, kinds, copied, words } = beginning
  const signing = copied
    ? succeeded(bare(copied.signatureConfiguration))
    : await usualSigning(signingId, words)
  if (!signing.ok) return signing
  return send('noteDefinition.create', {
    idempotencyKey: id,
    body: {
      ...(copied ? settingsOf(copied) : { type, kinds: kinds ?? [kindOf(type)] }),
      name,
      key: keyOf(name, id),
      version: 1,
      status: 'Draft',
      signatureConfiguration: signing.value,
    },
  })
}

function kindOf(type: NoteDefinitionType): NoteKind {
  return type === 'Assessment' ? 'AssessmentNote' : 'Note'
}

/** What of a note is copied with it: everything but its names, versions and what the server says of it. */
function settingsOf(note: NoteDefinition) {
  const { id: _id, resourceType: _type, partition: _partition, display: _display, ...named } = note
  const { meta: _meta, identifiers: _identifiers, replaces: _replaces, changeLog: _log, ...settings } = named
  return settings
}

/** How the practice signs: the first configuration in use, else a new Draft by which the author alone signs; it is published with the note. */
async function usualSigning(id: string, words: Words): Promise<Outcome<Reference>> {
  const found = await sendPlainQuietly('SignatureConfiguration', 'query', {
    filters: [{ field: 'status', op: 'eq', value: 'Active' }],
    orderBy: 'name',
    order: 'asc',
    pageSize: 1,
  })
  if (!found.ok) return found
  const [first] = found.value.items
  if (first) return succeeded(bare(first))
  const name = words('signing-editor.start-author')
  const made = await send('signatureConfiguration.create', {
    idempotencyKey: id,
    body: { ...begunFrom('author', words), name, key: keyOf(name, id), version: 1, status: 'Draft' },
  })
  return made.ok ? succeeded(bare(made.value)) : made
}

function bare({ id, resourceType }: Pick<Reference, 'id' | 'resourceType'>): Reference {
  return { id, resourceType }
}
