import type { BackgroundJob } from '#generated/enumerations/background-job.ts'
import type { Consent } from '#generated/types/consent.ts'
import type { Note } from '#generated/types/note.ts'
import type { Context } from '#server/operations/handler.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import { addWantedCopy, type CopiedType, type WantedCopy } from './copy-wanted-query.ts'

type Asking = Pick<Context, 'actor' | 'now' | 'newId' | 'transaction'>

const keeping: Readonly<Record<CopiedType, BackgroundJob>> = {
  Note: 'KeepNoteCopies',
  Consent: 'KeepConsentCopies',
}
/** Transactions in which the job was asked for already: a group's notes are signed in one. */
const asked = new WeakSet<Context['transaction']>()

/**
 * Has a copy of what was signed kept in the chart: said in the transaction of the signature, so that it is wanted exactly when
 * that stands, and made by a job, so that nobody who signs waits for it or fails because of it.
 */
async function wantCopy(context: Asking, wanted: WantedCopy): Promise<void> {
  const { actor, now, newId, transaction } = context
  addWantedCopy(context, wanted)
  if (asked.has(transaction)) return
  asked.add(transaction)
  const { practiceId, personId } = actor
  const run = { practiceId, id: newId(), job: keeping[wanted.type], dueAt: now.iso }
  await wantRuns(transaction, [{ ...run, ...(personId !== null && { askedBy: personId }) }])
}

const standing: readonly Note['signingState'][] = ['Signed', 'Voided']

/** Has a note copied as it stands now, where that is final or no longer so; what is between is copied by and by. What stands in nobody's chart has no copy. */
export async function wantNoteCopy(context: Asking, before: Note, after: Note): Promise<void> {
  const isFinal = standing.includes(after.signingState)
  const wasFinal = standing.includes(before.signingState)
  const isTakenBack = wasFinal && after.status === 'Preliminary'
  if (!after.patient || !(isFinal || isTakenBack)) return
  await wantCopy(context, { type: 'Note', id: after.id, versionId: after.meta.versionId })
}

/** Has a consent copied once it is in force, which its last signature has brought about. */
export async function wantConsentCopy(context: Asking, { id, meta, status }: Consent): Promise<void> {
  if (status === 'Active') await wantCopy(context, { type: 'Consent', id, versionId: meta.versionId })
}
