import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { ReviewButtons } from '#client/person/reviewing/review-buttons.tsx'
import type { Note } from '#generated/types/note.ts'
import { reviewDoubt } from '#shared/notes/act-doubt.ts'
import { noteLifecycle } from '#shared/notes/note-lifecycle.ts'

/** Above a note that waits for a review of the reader: what can be said of it. A guide for the screen, the server decides. */
export function ReviewOffer({
  note,
  reload,
}: {
  readonly note: Note
  readonly reload: () => void
}): ReactNode {
  const { mayDo } = usePermissions()
  const { profile } = useSession()
  const waits =
    noteLifecycle[note.signingState].review !== undefined && reviewDoubt(note, profile?.id) === undefined
  return waits && mayDo('note.review') ? <ReviewButtons note={note} onDone={reload} /> : null
}
