import type { Note } from '#generated/types/note.ts'
import type { SessionParts } from '#shared/notes/note-parts.ts'
import { openCode } from './with-diagnosis-words.ts'

/** What a session is called now: the names of its service and program, and the versions of the problems whose words a label keeps out of it. */
export function sessionWordsOf({
  service,
  program,
  conditions,
}: SessionParts): NonNullable<Note['sessionWords']> {
  const problems = conditions
    .filter((condition) => openCode(condition) === undefined)
    .map(({ id, meta }) => ({ id, resourceType: 'Condition' as const, versionId: meta.versionId }))
  return {
    ...(service && { service: service.name }),
    ...(program && { program: program.name }),
    ...(problems.length > 0 && { problems }),
  }
}
