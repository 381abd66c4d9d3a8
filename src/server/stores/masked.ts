import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { changeAt, isDocument, type StoredDocument, valuesAt } from './document.ts'
import { isReference } from './references.ts'

/** Of an actor, what decides over fields. */
type Reader = Pick<Actor, 'granted' | 'personId' | 'profiles'>

/**
 * The document as far as the actor may read it. What is held back makes `hasTransformations` true,
 * and such a copy cannot be written back (the specification's §5).
 */
export function masked(actor: Reader, entry: TypeEntry, document: StoredDocument): StoredDocument {
  const fields = entry.masked.reduce<StoredDocument>(
    (at, { path, flag }) => (mayRead(actor, entry, { flag, document }) ? at : without(at, path)),
    document,
  )
  const draft = entry.type === 'Note' ? hiddenDraft(actor, fields) : fields
  const shown =
    draft === document ? document : { ...draft, meta: { ...draft.meta, hasTransformations: true } }
  return withoutWriteOnly(entry, shown)
}

/** Is every field of the document answered to everybody who sees the row? */
export function isPlain(entry: TypeEntry, document: StoredDocument): boolean {
  return masked(nobody, entry, document) === document
}

const nobody: Reader = { granted: new Set(), personId: '', profiles: [] }

/** What is written and never answered is left out, for everybody; a change that does not name it leaves it as it is. */
export function withoutWriteOnly(entry: TypeEntry, document: StoredDocument): StoredDocument {
  return entry.writeOnly.reduce((at, path) => without(at, path), document)
}

type Asked = { readonly flag: string; readonly document: StoredDocument }

function mayRead({ granted, personId }: Reader, entry: TypeEntry, { flag, document }: Asked): boolean {
  if (granted.has(flag) || hasFlag(granted, flag)) return true
  return entry.type === 'Person' && document.id === personId
}

function without(document: StoredDocument, path: string): StoredDocument {
  if (path === 'identifiers') return withoutSocialSecurity(document)
  if (valuesAt(document, path).length === 0) return document
  const [head = '', ...rest] = path.split('.')
  if (rest.length > 0) return changeAt(document, path, () => undefined) as StoredDocument
  const { [head]: _hidden, ...kept } = document
  return kept as StoredDocument
}

/** A social security number shows its last four digits. */
function withoutSocialSecurity(document: StoredDocument): StoredDocument {
  const isNumber = (each: unknown) => isDocument(each) && each.type === 'ssn'
  if (!valuesAt(document, 'identifiers').some(isNumber)) return document
  return changeAt(document, 'identifiers', (each) =>
    isDocument(each) && isNumber(each) ? { ...each, value: `•••-••-${String(each.value).slice(-4)}` } : each,
  ) as StoredDocument
}

const openStates = ['Draft', 'ReadyToSign', 'PartiallySigned', 'Returned']
const draftContent = ['sections', 'provenance', 'ruleResults', 'patientSignatures']

/** Others than those who work on it see that there is a draft and whose, and nothing of its text (permissions §6.2). */
function hiddenDraft(actor: Reader, note: StoredDocument): StoredDocument {
  if (note.status !== 'Preliminary' || !openStates.includes(String(note.signingState))) return note
  const workers = [
    'author',
    'scribe',
    'participants.individual',
    'reviewers.practitioner',
    'signatures.signer',
  ].flatMap((path) => valuesAt(note, path).flatMap((each) => (isReference(each) ? [each.id] : [])))
  if (actor.profiles.some((profile) => workers.includes(profile)) || hasFlag(actor.granted, 'CanCoSignNotes'))
    return note
  return draftContent.reduce((at, path) => without(at, path), note)
}
