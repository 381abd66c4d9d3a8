import type { MessageId } from '#generated/messages/ids.ts'
import type { Note } from '#generated/types/note.ts'
import { milliseconds } from '#shared/time/span.ts'
import { amendmentInRound, signaturesInRound } from './in-round.ts'
import { isWriter } from './is-writer.ts'
import { noteLifecycle } from './note-lifecycle.ts'
import { validSignatures } from './steps-for.ts'

/** What may be done with a note that is ready or signed, beside signing it. */
export type SignedAct =
  | 'return'
  | 'review'
  | 'reassign'
  | 'unsignOwn'
  | 'unsign'
  | 'amend'
  | 'discard'
  | 'addendum'
  | 'void'

/** Who asks for an act, and what is known of him. */
export type ActFacts = {
  readonly profileId: string | undefined
  readonly hasFlag: (name: 'CanAmendNotes' | 'CanUnsignNotes' | 'CanVoidNotes') => boolean
  /** A step of the note is open to him. */
  readonly hasStep: boolean
  /** A supervisor's signature is missing, and it is for him to give it to another. */
  readonly mayReassign: boolean
  readonly now: string
  /** For so many hours a signer may take his signature back. */
  readonly unsignHours: number
}

/** Why not, as the id of a message: `signatures.not-yours` where it is not for this person, else what stands in the way. */
export type ActDoubt = Extract<MessageId, `signatures.${string}`>

/** Why this person may not do this with the note now; undefined: he may. The state is law (`noteLifecycle`), then come the people. */
export function actDoubt(act: SignedAct, note: Note, facts: ActFacts): ActDoubt | undefined {
  const step = act === 'unsignOwn' ? 'unsignOnly' : act
  if (noteLifecycle[note.signingState][step] === undefined) return 'signatures.not-in-this-state'
  return doubts[act](note, facts)
}

type Doubt = (note: Note, facts: ActFacts) => ActDoubt | undefined

const doubts: { readonly [Act in SignedAct]: Doubt } = {
  return: (note, { profileId, hasStep }) => {
    const { id: author } = amendmentInRound(note)?.author ?? note.author
    const isSigner = hasStep && author !== profileId
    return isSigner || reviewDoubt(note, profileId) === undefined ? undefined : 'signatures.not-yours'
  },
  review: (note, { profileId }) => reviewDoubt(note, profileId),
  reassign: (note, { profileId, mayReassign }) => {
    const { id: author } = amendmentInRound(note)?.author ?? note.author
    return mayReassign && author !== profileId ? undefined : 'signatures.not-yours'
  },
  unsignOwn: unsignDoubt,
  unsign: ({ syncResult }, { hasFlag }) => {
    if (!hasFlag('CanUnsignNotes')) return 'signatures.not-yours'
    return syncResult === 'Success' || syncResult === 'Pending' ? 'signatures.exported' : undefined
  },
  amend: (note, facts) => {
    const amendment = amendmentInRound(note)
    if (!amendment) return adds(note, facts)
    if (amendment.author.id !== facts.profileId) return 'signatures.not-yours'
    return validSignatures(signaturesInRound(note)).length > 0 ? 'signatures.amendment-signed' : undefined
  },
  discard: (note, { profileId, hasFlag }) =>
    amendmentInRound(note)?.author.id === profileId || hasFlag('CanAmendNotes')
      ? undefined
      : 'signatures.not-yours',
  addendum: adds,
  void: (_note, { hasFlag }) => (hasFlag('CanVoidNotes') ? undefined : 'signatures.not-yours'),
}

/** Who was asked and has not said yet reviews the note, and nobody a note on which he works himself. */
export function reviewDoubt(note: Note, profileId: string | undefined): ActDoubt | undefined {
  if (!isAsked(note, profileId)) return 'signatures.not-yours'
  const { author } = amendmentInRound(note) ?? note
  return author.id === profileId || isWriter(note, profileId) ? 'signatures.review-own' : undefined
}

/** Is this profile asked to review the note, without having said yet what comes of it? */
export function isAsked({ reviewers = [] }: Pick<Note, 'reviewers'>, profileId: string | undefined): boolean {
  return reviewers.some(
    ({ practitioner, state }) => practitioner.id === profileId && (state ?? 'Requested') === 'Requested',
  )
}

/** The author, who has signed, and who may amend the notes of others. */
function adds(note: Note, { profileId, hasFlag }: ActFacts): ActDoubt | undefined {
  const signers = validSignatures(note.signatures).map(({ signer }) => signer.id)
  const isTheirs = profileId !== undefined && [note.author.id, ...signers].includes(profileId)
  return isTheirs || hasFlag('CanAmendNotes') ? undefined : 'signatures.not-yours'
}

/** Only the newest signature is taken back, by whoever made it, and not for ever. */
function unsignDoubt(note: Note, { profileId, now, unsignHours }: ActFacts): ActDoubt | undefined {
  const inOrder = validSignatures(signaturesInRound(note)).toSorted((one, other) =>
    (one.signedAt ?? '').localeCompare(other.signedAt ?? ''),
  )
  if (!inOrder.some(({ signer }) => signer.id === profileId)) return 'signatures.not-yours'
  const newest = inOrder.at(-1)
  if (newest?.signer.id !== profileId) return 'signatures.signed-after'
  const age = milliseconds(now) - milliseconds(newest?.signedAt ?? now)
  return age > unsignHours * 3_600_000 ? 'signatures.too-late' : undefined
}
