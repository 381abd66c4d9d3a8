import type { Amendment } from '#generated/types/amendment.ts'
import type { Note } from '#generated/types/note.ts'
import { contentHash } from '#server/note-parts/digest.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { reasonIn } from '#server/signatures/signing/reason-in.ts'
import { namedSigner } from '#server/signatures/signing/signature-of.ts'
import { strengthOf } from '#server/signatures/signing/strength-of.ts'
import { stateAfter } from '#shared/notes/note-lifecycle.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { methodOf, type ProofMethod } from '#shared/passwords/method-of.ts'
import { actDone } from './act-done.ts'
import { type Permitted, permittedAct } from './permitted-act.ts'

/** Adds an addendum: a text of its own under a final note, signed with the password, or what stands for it, in the same call. Nothing of the note changes. */
export const addAddendum: Handler<'note.addendum'> = async (context, input) => {
  const permitted = await permittedAct(context, input, () => 'addendum')
  if (!permitted.ok) return permitted
  const { note } = permitted.value
  const state = stateAfter(note.signingState, 'addendum')
  if (!state.ok) return state
  const reason = await reasonIn(context, 'amendment-reason', { ...input.reason, words: input.text })
  if (!reason.ok) return reason

  const bare = { id: context.newId(), kind: 'Addendum' as const, reason: reason.value, text: input.text }
  const method = methodOf(input.credential)
  const addendum = await signedAddendum(context, permitted.value, { bare, method })
  if (!addendum.ok) return addendum
  const next: Note = {
    ...note,
    signingState: state.value,
    status: 'Amended',
    amendments: [...(note.amendments ?? []), addendum.value],
  }
  return actDone(context, permitted.value, {
    act: 'addendum',
    next,
    locks: true,
    facts: {
      reason: reason.value.code,
      amendment: bare.id,
      signer: addendum.value.author.id,
      printedName: addendum.value.signature?.credentialsText ?? '',
      method,
      methodStrength: strengthOf(method),
    },
  })
}

type Added = {
  readonly bare: Pick<Amendment, 'id' | 'kind' | 'reason' | 'text'>
  readonly method: ProofMethod
}

/** The addendum with its author's signature over the note as it reads with it. */
async function signedAddendum(
  context: Context,
  { note, parts }: Permitted,
  { bare, method }: Added,
): Promise<Outcome<Amendment>> {
  const signer = await namedSigner(context, note.serviceDate)
  if (!signer.ok) return signer
  const { reference, ...named } = signer.value
  const unsigned: Amendment = { ...bare, author: reference, at: context.now.iso }
  const read = { ...note, amendments: [...(note.amendments ?? []), unsigned] }
  return succeeded({
    ...unsigned,
    signature: {
      id: context.newId(),
      role: reference.id === note.author.id ? 'Author' : 'Reviewer',
      meaning: 'Authored',
      method,
      signer: reference,
      signedAt: context.now.iso,
      ...named,
      contentHash: contentHash(read, parts.session?.encounter),
      resourceVersion: note.meta.versionId,
      amendment: bare.id,
    },
  })
}
