import { useEffect, useMemo, useState } from 'react'
import { send } from '#client/api/send.ts'
import type { OpenNote } from '#client/notes/open/open-note.ts'
import { isStored } from '#client/notes/signing/use-signing.ts'
import { type OpenDraft, openDraft } from '#client/sync/drafts/open-draft.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useSource } from '#client/ui/external-store.ts'
import type { Transcription } from '#generated/types/transcription.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import type { Passage } from '#shared/scribe/scribe-engine.ts'
import { insertSeen } from './insert-seen.ts'
import { type Edits, editsName, openEdits } from './open-edits.ts'

/** What is decided of one passage. */
export type Decision = {
  readonly id: string
  readonly accepted: 'Accepted' | 'Edited' | 'Rejected'
  readonly text?: string
}

/** A draft that is decided passage by passage; each decision stays on this device until it is stored. */
export type Review = {
  readonly transcription: Transcription
  readonly decide: (decisions: readonly Decision[]) => void
  /** What is typed into passages and not kept yet; it is on this device until it is kept or let go. */
  readonly edits: Edits
  readonly edit: (id: string, text: string | undefined) => void
  /** Puts it into the note, once everything that was written here has arrived; one that a colleague has changed is shown instead. */
  readonly insert: (open: OpenNote) => Promise<Outcome<Transcription>>
}

/** Opens a draft for deciding; undefined for a moment at first. */
export function useReview(given: Transcription): Review | undefined {
  const outbox = useOutbox()
  const [stored, setStored] = useState(given)
  const held = useMemo(() => openEdits(outbox, editsName(given.id)), [outbox, given.id])
  const edits = useSource(held.typed)
  const [draft, setDraft] = useState<OpenDraft<'Transcription'>>()
  useEffect(() => {
    const left = new AbortController()
    const settle = () => undefined
    openDraft(outbox, { type: 'Transcription', stored, settle, signal: left.signal }).then(
      (opened) => left.signal.aborted || setDraft(opened),
      () => undefined,
    )
    return () => left.abort()
  }, [outbox, stored])
  useEffect(() => {
    const left = new AbortController()
    void held.read(stored.draft ?? [], left.signal)
    return () => left.abort()
  }, [held, stored])
  const still = useMemo(() => ({ read: () => stored, subscribe: () => () => undefined }), [stored])
  const transcription = useSource<Transcription>(draft ?? still)
  if (!draft) return undefined
  return {
    transcription,
    edits,
    edit: held.hold,
    decide: (decisions) => {
      const now = draft.read()
      draft.change({ ...now, draft: (now.draft ?? []).map((each) => decided(each, decisions)) })
    },
    insert: async (open) => {
      const seen = draft.read()
      const { note, encounter } = open.settle()
      const known: readonly (readonly ['Note' | 'Encounter' | 'Transcription', string])[] = [
        ['Note', note.id],
        ...(encounter ? [['Encounter', encounter.id] as const] : []),
        ['Transcription', stored.id],
      ]
      for (const [type, id] of known)
        if (!(await isStored(outbox, type, id))) return failed({ kind: 'unreachable' })
      return insertSeen({
        seen,
        read: () => send('transcription.read', { id: stored.id }),
        show: setStored,
        insert: ({ id, meta: { versionId } }) => send('transcription.insert', { id, versionId }),
      })
    },
  }
}

/** Words that were edited stay known as edited when they are accepted later. */
function decided(passage: Passage, decisions: readonly Decision[]): Passage {
  const decision = decisions.find(({ id }) => id === passage.id)
  if (!decision) return passage
  const { accepted, text = passage.text } = decision
  const isEdited = accepted === 'Accepted' && passage.accepted === 'Edited'
  return { ...passage, text, accepted: isEdited ? 'Edited' : accepted }
}
