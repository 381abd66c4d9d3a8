import { useEffect, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Transcription } from '#generated/types/transcription.ts'
import { isOpenTo } from '#shared/notes/is-writer.ts'
import type { OpenGroup, OpenPart } from './use-open-group.ts'

/** A draft that waits, with the part to which it belongs. */
export type PartDraft = { readonly part: OpenPart; readonly transcription: Transcription }

/** What is drafted for the parts of a shared note. */
export type GroupDrafts = {
  readonly waiting: readonly PartDraft[]
  readonly isInserted: boolean
  readonly refresh: () => void
}

/** The drafts of a shared note, where its practice, its writer and a definition of one of its parts allow them; each part's checks hear of its own. */
export function useGroupDrafts({ common, members }: OpenGroup): GroupDrafts | undefined {
  const { mayDo } = usePermissions()
  const { profile } = useSession()
  const parts = useMemo(() => [common, ...members], [common, members])
  const isWanted = common.loaded.preferences?.ambientListening === true && mayDo('transcription.draft')
  const isOffered = isWanted && parts.some((part) => mayBeDrafted(part, profile?.id))
  const asked = useMemo(() => (isOffered ? draftsOf(parts) : undefined), [isOffered, parts])
  const answer = useAnswer('transcription.query', asked)
  const items = knownOf(answer)?.items
  useEffect(() => {
    if (!items) return
    for (const { loaded, open } of parts) {
      const own = items.filter(({ note }) => note?.id === loaded.parts.note.id)
      if (own.length > 0) open.judgeDrafted(own)
    }
  }, [items, parts])
  if (!asked) return undefined
  const waiting = parts.flatMap((part) =>
    (items ?? [])
      .filter(({ acceptance, note }) => !acceptance && note?.id === part.loaded.parts.note.id)
      .map((transcription) => ({ part, transcription })),
  )
  return {
    waiting,
    isInserted: items?.some(({ acceptance }) => acceptance !== undefined) ?? false,
    refresh: () => askAgain('transcription.query', asked),
  }
}

/** Is this a part into which a draft can be put now: of who was there, written by the reader, and not signed? */
export function mayBeDrafted({ loaded, open }: OpenPart, profileId: string | undefined): boolean {
  const { note, encounter } = open.read()
  const isThere = encounter?.visitStatus === 'Show'
  return isThere && isOpenTo(note, profileId) && loaded.definition?.scribeFormat !== undefined
}

function draftsOf(parts: readonly OpenPart[]): QueryCall {
  const value = parts.map(({ loaded }) => loaded.parts.note.id)
  return { filters: [{ field: 'note', op: 'in', value }], pageSize: 500, crossPartition: true }
}
