import type { Note } from '#generated/types/note.ts'
import { wantNoteCopy } from '#server/note-parts/paper/want-copy.ts'
import type { Context } from '#server/operations/handler.ts'
import { writeManifest } from '#server/signatures/signing/write-manifest-query.ts'
import type { WriteOptions } from '#server/stores/store.ts'
import type { SignedAct } from '#shared/notes/act-doubt.ts'
import { wasSigned } from '#shared/notes/note-lifecycle.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import type { Permitted } from './permitted-act.ts'

/** What an act makes of a note, and what its manifest says of it beside who and when. */
export type Done = {
  readonly act: SignedAct | 'correct'
  readonly next: Note
  readonly lock?: WriteOptions['lock']
  /** Whether the note takes no plain write from now on. */
  readonly locks: boolean
  readonly facts: JsonObject
}

/** S6 Writes what an act has made of a signed note: a version that is kept, and a link in the chain of its manifests. */
export async function actDone(
  context: Context,
  { parts }: Pick<Permitted, 'parts'>,
  done: Done,
): Promise<Outcome<Note>> {
  const { next, lock, locks, act, facts } = done
  const { id, meta } = next
  const stored = await context.stores
    .of('Note')
    .update({ id, versionId: meta.versionId }, next, { history: 'keep', ...(lock && { lock }) })
  if (!stored.ok || !wasSigned(next)) return stored
  // An amendment that is given up leaves what was copied already.
  if (act !== 'discard') await wantNoteCopy(context, parts.note, stored.value)
  const written = await writeManifest(context, {
    signed: next,
    note: stored.value,
    encounter: parts.session?.encounter,
    locks,
    facts: { act, by: context.actor.profile?.id ?? null, ...facts },
  })
  return written.ok ? succeeded(stored.value) : written
}
