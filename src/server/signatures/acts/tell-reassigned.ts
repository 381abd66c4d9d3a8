import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** What was given, and who co-signed before. */
export type Given = { readonly next: Note; readonly before: readonly Reference[]; readonly to: Reference }

type Telling = 'reassigned-taken' | 'reassigned-given' | 'reassigned-own'

/** Tells who co-signs now, who did so before and the author, without a word of whose note it is; not whoever has done it. */
export async function tellReassigned(context: Context, { next, before, to }: Given): Promise<Outcome<void>> {
  const telling = new Map<string, Telling>([
    ...before.map(({ id }) => [id, 'reassigned-given'] as const),
    [next.author.id, 'reassigned-own'],
    [to.id, 'reassigned-taken'],
  ])
  telling.delete(context.actor.profile?.id ?? '')
  const names = await namesOf(context, to)
  if (!names.ok) return names
  const speak = speakerFor(context.actor.locale, context.actor.labels)
  for (const [recipientId, words] of telling) {
    const told = await context.stores.of('Notification').create({
      recipient: { id: recipientId, resourceType: 'Practitioner' },
      category: 'Sign',
      priority: 'Normal',
      title: speak(`signatures.${words}`, {}),
      body: speak('signatures.reassigned-by', { ...names.value, day: next.serviceDate }),
      target: { ref: { id: next.id, resourceType: 'Note' }, route: `/notes/${next.id}` },
      created: context.now.iso,
      channels: ['InApp'],
      dedupeKey: `reassigned ${next.id} ${next.meta.versionId} ${recipientId}`,
    })
    if (!told.ok) return told
  }
  return succeeded(undefined)
}

async function namesOf(
  { actor, stores }: Context,
  to: Reference,
): Promise<Outcome<{ readonly by: string; readonly to: string }>> {
  const taker = await stores.of('Practitioner').get(to.id)
  if (!taker.ok) return taker
  return succeeded({ by: actor.profile?.display ?? '', to: taker.value.display })
}
