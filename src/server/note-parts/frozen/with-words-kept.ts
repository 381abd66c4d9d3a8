import type { Context } from '#server/operations/handler.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { isSessionSigned } from './notes-of-session-query.ts'
import { withDiagnosisWords } from './with-diagnosis-words.ts'

/** A note that becomes ready keeps in its session what its diagnoses are called now; a session that somebody has signed already stays as it is. */
export async function withWordsKept(context: Context, parts: NoteParts): Promise<Outcome<NoteParts>> {
  const { session } = parts
  if (!session) return succeeded(parts)
  const { encounter, conditions } = session
  const next = withDiagnosisWords(encounter, conditions)
  if (next === encounter || (await isSessionSigned(context, encounter.id))) return succeeded(parts)

  const stored = await context.stores
    .of('Encounter')
    .update({ id: encounter.id, versionId: encounter.meta.versionId }, next)
  return stored.ok ? succeeded({ ...parts, session: { ...session, encounter: stored.value } }) : stored
}
