import type { Note } from '#generated/types/note.ts'
import type { Transcription } from '#generated/types/transcription.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Change, Context, Guard } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking, refuse } from '#shared/outcome/refuse.ts'
import { namesNobodyElse, whoWasThere } from './who-was-there.ts'
import { writesIn } from './writes-in.ts'

/**
 * Nobody is listened to without a consent. What was drafted is decided, and goes, by those who write its note: passages neither come nor go, what
 * they rest on stays, and whoever changes the words of one says that it was edited, or rejects it; nobody else of a group is named in it. What is inserted stays as it was inserted.
 */
export const transcriptionGuard: Guard<'Transcription'> = {
  beforeWrite: async (context, change) => {
    const { operation, before, after } = change
    const ours = await writesIn(context, before ?? after)
    if (!ours.ok) return ours
    const next = after.note?.id === before?.note?.id ? ours : await writesIn(context, after)
    if (!next.ok) return next
    const isWritten = operation === 'create' || operation === 'update'
    if (isWritten && after.source === 'Ambient' && !after.consents?.length)
      return failed({ kind: 'invalid', findings: [blocking('/consents', 'stores.required')] })
    return operation === 'update' && before?.status === 'Succeeded'
      ? decided(context, before, { change, note: ours.value })
      : succeeded(after)
  },
}

type Deciding = { readonly change: Change<'Transcription'>; readonly note: Note | undefined }

async function decided(
  context: Context,
  before: Transcription,
  { change: { after }, note }: Deciding,
): Promise<Outcome<Transcription>> {
  if (before.acceptance) return failed({ kind: 'locked', because: 'scribe.inserted' })
  if (!isSameMade(before, after)) return refuse('/draft', 'scribe.passages-fixed')
  const apart = note ? await keptApart(context, note, [before, after]) : succeeded(undefined)
  return apart.ok ? succeeded(after) : apart
}

/** Whoever edits a passage of one part of a group's note names nobody else of the group in it. */
async function keptApart(
  context: Context,
  note: Note,
  [before, after]: readonly [Transcription, Transcription],
): Promise<Outcome<void>> {
  const texts = (after.draft ?? []).map(({ text }, index) =>
    text === before.draft?.[index]?.text ? '' : text,
  )
  if (note.composition !== 'Group' || texts.every((text) => text === '')) return succeeded(undefined)
  const encounter = await optional(context, 'Encounter', note.encounter)
  if (!encounter.ok) return encounter
  if (!encounter.value) return refuse('/note', 'scribe.no-session')
  const there = await whoWasThere(context, note, encounter.value)
  return there.ok ? namesNobodyElse(there.value, texts, '/draft') : there
}

/** All but what a person decides: which passages there are, on what they rest, and words that nobody says to have edited. */
function isSameMade(before: Transcription, after: Transcription): boolean {
  const made = ({ draft = [], segments = [], note }: Transcription) =>
    JSON.stringify([
      draft.map(({ id, sectionCode, evidence }) => [id, sectionCode.code, evidence]),
      segments.map(({ id, text }) => [id, text]),
      note?.id,
    ])
  const isSaid = (after.draft ?? []).every(
    ({ accepted, text }, index) =>
      accepted === 'Edited' || accepted === 'Rejected' || text === before.draft?.[index]?.text,
  )
  return made(before) === made(after) && isSaid
}
