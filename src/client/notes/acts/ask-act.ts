import type { OperationInput } from '#client/api/operation-input.ts'
import { send } from '#client/api/send.ts'
import { amendmentReason } from '#generated/lists/amendment-reason.ts'
import type { CodedListItem } from '#generated/lists/coded-list.ts'
import { returnReason } from '#generated/lists/return-reason.ts'
import { voidReason } from '#generated/lists/void-reason.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { OperationId } from '#generated/operations/operations.ts'
import type { Note } from '#generated/types/note.ts'
import type { SignedAct } from '#shared/notes/act-doubt.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** An act that is asked for in this dialog; an amendment, giving a co-signature to another, and a review have their own. */
export type AskedAct = Exclude<SignedAct, 'amend' | 'reassign' | 'review'>

/** What somebody enters before it. */
export type Entered = { readonly reason: string; readonly text: string }

type ActForm = {
  readonly title: MessageId
  readonly explained: MessageId
  readonly done: MessageId
  readonly reasons?: readonly CodedListItem[]
  readonly text?: MessageId
  readonly longest?: number
  readonly needsText?: boolean
  readonly needsPassword?: boolean
  readonly isGrave?: boolean
}

/** What each act asks for, and how it is told. */
export const forms: { readonly [Act in AskedAct]: ActForm } = {
  return: {
    title: 'note.act-return',
    explained: 'note.act-return-text',
    done: 'note.act-return-done',
    reasons: returnReason.items,
    text: 'note.act-comment',
    longest: 1000,
  },
  unsignOwn: {
    title: 'note.act-unsign-own',
    explained: 'note.act-unsign-own-text',
    done: 'note.act-unsign-own-done',
    text: 'note.act-why',
    longest: 500,
    needsText: true,
  },
  unsign: {
    title: 'note.act-unsign',
    explained: 'note.act-unsign-text',
    done: 'note.act-unsign-done',
    text: 'note.act-why',
    longest: 500,
    needsText: true,
    isGrave: true,
  },
  addendum: {
    title: 'note.act-addendum',
    explained: 'note.act-addendum-text',
    done: 'note.act-addendum-done',
    reasons: amendmentReason.items,
    text: 'note.act-addendum-words',
    longest: 20_000,
    needsText: true,
    needsPassword: true,
  },
  discard: {
    title: 'note.act-discard',
    explained: 'note.act-discard-text',
    done: 'note.act-discard-done',
  },
  void: {
    title: 'note.act-void',
    explained: 'note.act-void-text',
    done: 'note.act-void-done',
    reasons: voidReason.items,
    text: 'note.act-comment',
    longest: 1000,
    needsPassword: true,
    isGrave: true,
  },
}

/** Proves who asks, about this very call. */
export type Prove = (operation: OperationId, said: object) => Promise<Outcome<string>>

/** Asks the server for an act on the note as it is shown. */
export function askAct(
  act: AskedAct,
  { id, meta }: Note,
  { reason: code, text: given, prove }: Entered & { readonly prove: Prove },
): Promise<Outcome<Note>> {
  const asked = { id, versionId: meta.versionId }
  const text = given.trim()
  const display = forms[act].reasons?.find((item) => item.code === code)?.display ?? ''
  const reason = { code, display }
  const comment = text === '' ? {} : { comment: text }
  switch (act) {
    case 'return':
      return send('note.return', { ...asked, reason, ...comment })
    case 'addendum':
      return add({ ...asked, reason, text }, prove)
    case 'discard':
      return send('note.discardAmendment', asked)
    case 'void':
      return voidFor({ ...asked, reason, ...comment }, prove)
    default:
      return send('note.unsign', { ...asked, reason: text })
  }
}

type Said<Id extends 'note.addendum' | 'note.void'> = Omit<OperationInput<Id>, 'credential'>

function add(said: Said<'note.addendum'>, prove: Prove): Promise<Outcome<Note>> {
  return proven({ operation: 'note.addendum', said, prove }, (credential) =>
    send('note.addendum', { ...said, credential }),
  )
}

function voidFor(said: Said<'note.void'>, prove: Prove): Promise<Outcome<Note>> {
  return proven({ operation: 'note.void', said, prove }, (credential) =>
    send('note.void', { ...said, credential }),
  )
}

type Proving = {
  readonly operation: OperationId
  readonly said: object
  readonly prove: Prove
}

async function proven(
  { operation, said, prove }: Proving,
  ask: (credential: string) => Promise<Outcome<Note>>,
): Promise<Outcome<Note>> {
  const credential = await prove(operation, said)
  return credential.ok ? ask(credential.value) : credential
}
