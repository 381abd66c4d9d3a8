import { useCallback, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import type { ActReplies } from '#generated/operations/operations.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { type Failure, failed, type Outcome } from '#shared/outcome/outcome.ts'

/** What `ready` answered: what is to be signed, and what the signer must take on. */
export type Readiness = ActReplies['note.ready']

/** Where the signing stands on this screen. */
export type Signing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'open'; readonly readiness: Readiness }

type Keep = {
  readonly signing: Signing
  /** Asks about the content that stands there now. */
  readonly prepare: (content: string) => Promise<void>
  readonly close: () => void
}

/**
 * Asks the server whether the note may be signed, after everything written here has reached it. `content` names what
 * would be signed: a refusal speaks of that content only and is silent once it was changed.
 */
export function useSigning(note: Note, content: string): Keep {
  const outbox = useOutbox()
  const [signing, setSigning] = useState<Signing>({ kind: 'idle' })
  const [refused, setRefused] = useState<string>()

  const encounterId = note.encounter?.id
  const prepare = useCallback(
    async (asked: string) => {
      setSigning({ kind: 'preparing' })
      const outcome = await askReady(outbox, note.id, encounterId)
      setRefused(asked)
      setSigning(
        outcome.ok
          ? { kind: 'open', readiness: outcome.value }
          : { kind: 'refused', failure: outcome.failure },
      )
    },
    [outbox, note.id, encounterId],
  )

  const close = useCallback(() => setSigning({ kind: 'idle' }), [])
  const isStale = signing.kind === 'refused' && refused !== content
  return { signing: isStale ? idle : signing, prepare, close }
}

const idle: Signing = { kind: 'idle' }

/** What would be signed, as one text: the answers, and of the session what the rules look at. */
export function contentOf({ sections }: Note, encounter: Encounter | undefined): string {
  const { period, diagnoses, visitStatus, mode } = encounter ?? {}
  const answers = sections.map(({ data, narrative }) => [data, narrative])
  return JSON.stringify([answers, period, diagnoses?.map(({ condition }) => condition.id), visitStatus, mode])
}

/** Whether a note may be signed, once it and its session are stored as they stand here. */
export async function askReady(
  outbox: Outbox,
  noteId: string,
  encounterId: string | undefined,
): Promise<Outcome<Readiness>> {
  const isNoteStored = await isStored(outbox, 'Note', noteId)
  const isSessionStored = encounterId === undefined || (await isStored(outbox, 'Encounter', encounterId))
  if (!isNoteStored || !isSessionStored) return failed({ kind: 'unreachable' })

  const stored = await send('note.read', { id: noteId })
  if (!stored.ok) return stored
  return send('note.ready', { id: noteId, versionId: stored.value.meta.versionId })
}

/** So long is waited for the last writes to arrive. */
const patience = 15_000

type Outbox = ReturnType<typeof useOutbox>

/** Flushes what is buffered and waits until the server has it; false when it does not arrive in time. */
export async function isStored(outbox: Outbox, type: 'Note' | 'Encounter', id: string): Promise<boolean> {
  await outbox.flush()
  outbox.resume()
  return new Promise((resolve) => {
    const end = (isDone: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isDone)
    }
    const look = async () => {
      const { waiting } = await outbox.countsOf(type, id)
      if (waiting === 0) end(true)
    }
    const timer = setTimeout(() => end(false), patience)
    const stop = outbox.subscribe(look)
    look()
  })
}
