import type { Transcription } from '#generated/types/transcription.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'

type Draft = Pick<Transcription, 'draft'>

type Inserting<Read extends Draft, Inserted> = {
  /** The draft as the reviewer has it. */
  readonly seen: Draft
  readonly read: () => Promise<Outcome<Read>>
  /** What the server has is another draft: it is shown instead. */
  readonly show: (read: Read) => void
  readonly insert: (read: Read) => Promise<Outcome<Inserted>>
}

/** Inserts a draft as it was seen; one that a colleague has changed meanwhile is shown, and not inserted. */
export async function insertSeen<Read extends Draft, Inserted>({
  seen,
  read,
  show,
  insert,
}: Inserting<Read, Inserted>): Promise<Outcome<Inserted>> {
  const answer = await read()
  if (!answer.ok) return answer
  if (asDecided(answer.value) === asDecided(seen)) return insert(answer.value)
  show(answer.value)
  return failed({ kind: 'conflict', because: 'scribe.changed-meanwhile' })
}

/** What a reviewer sees of each passage, as one text. */
function asDecided({ draft = [] }: Draft): string {
  return JSON.stringify(
    draft.map(({ id, sectionCode, text, accepted }) => [id, sectionCode.code, text, accepted]),
  )
}
