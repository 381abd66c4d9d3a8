import { changeAt, isReference, type StoredDocument, valuesAt } from '#server/stores/document.ts'
import { draftWorkers, openStates, readsDrafts } from '#server/stores/reach/drafts-only.ts'
import { storedDocument, typedRow } from '#server/stores/typed-row.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { licencesValidOn } from '#shared/rules/licences.ts'

type Reader = Pick<Actor, 'granted' | 'profiles' | 'roles' | 'licenses'>

/** The words of a draft, and what was said about them. */
const draftContent = [
  'sections',
  'provenance',
  'ruleResults',
  'patientSignatures',
  'amendments',
  'reassigned.reason',
  'signatures.comment',
  'signatures.invalidated.reason',
]

/** What is said among those who work on a note, which never becomes part of the record. */
const amongWorkers = ['returned', 'reviewers.comment']

/** Of an amendment that is not signed by everybody, what it says. */
const amendedContent = ['text', 'sectionChanges']

/** The members of a note by which it is decided what of it is a draft's: a change of this list makes stored summaries anew. */
export const draftRules: readonly (readonly string[])[] = [draftContent, amongWorkers, amendedContent]

/** The places of a note that are only for those who read its draft; of a draft its words too. Others see that there is one and whose. */
export function draftPartsHidden(actor: Reader, note: StoredDocument): readonly string[] {
  if (readsDraftOf(actor, note)) return []
  if (isDraft(note)) return [...amongWorkers, ...draftContent]
  return isAmending(note) ? [...amongWorkers, 'ruleResults'] : amongWorkers
}

/** Is an amendment open in the note, of which this reader does not see what it says? It is its author's beside those who read drafts. */
export function hidesAmendment(actor: Reader, note: StoredDocument): boolean {
  if (!isAmending(note) || readsDraftOf(actor, note)) return false
  const { author } = membersOf(openAmendment(note))
  return !(isReference(author) && actor.profiles.includes(author.id))
}

/** The note without what its open amendment says; who has begun it, when and why stays. */
export function withoutAmendment(note: StoredDocument): StoredDocument {
  const open = openAmendment(note)
  const said = membersOf(open)
  if (amendedContent.every((name) => said[name] === undefined)) return note
  return storedDocument(
    changeAt(note, 'amendments', (each) => {
      if (each !== open) return each
      const kept = Object.entries(membersOf(each)).filter(([name]) => !amendedContent.includes(name))
      return Object.fromEntries(kept)
    }),
  )
}

function isDraft({ status, signingState }: StoredDocument): boolean {
  return status === 'Preliminary' && openStates.includes(String(signingState))
}

function isAmending({ signingState }: StoredDocument): boolean {
  return signingState === 'Amending'
}

/** The last one, as long as the note is being amended. */
function openAmendment({ amendments }: StoredDocument): unknown {
  return Array.isArray(amendments) ? amendments.at(-1) : undefined
}

function readsDraftOf(actor: Reader, note: StoredDocument): boolean {
  const { granted, profiles } = actor
  if (hasFlag(granted, readsDrafts) || countersigns(actor, note)) return true
  const workers = draftWorkers.flatMap((path) =>
    valuesAt(note, path).flatMap((each) => (isReference(each) ? [each.id] : [])),
  )
  return profiles.some((profile) => workers.includes(profile))
}

/** Does the note wait for signatures, of which this reader may make one by licence, by role or by name? What one signs one reads. */
function countersigns({ profiles, roles = [], licenses = [] }: Reader, document: StoredDocument): boolean {
  if (!waitingStates.includes(String(document.signingState))) return false
  const { countersigners = [], serviceDate } = typedRow<'Note'>(document)
  if (countersigners.length === 0) return false
  const valid = new Set(licencesValidOn(licenses, serviceDate).map(({ type }) => type.code))
  return countersigners.some(
    (each) =>
      each.licenses?.some(({ code }) => valid.has(code)) === true ||
      (each.securityRole !== undefined && roles.includes(each.securityRole.id)) ||
      (each.practitioner !== undefined && profiles.includes(each.practitioner.id)),
  )
}

/** In which states a note waits for signatures. */
const waitingStates = ['ReadyToSign', 'PartiallySigned', 'Amending']
