import { useCallback, useState } from 'react'
import { refreshAnswersAfter } from '#client/api/answers.ts'
import { sendQuietly } from '#client/api/send.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { sendTogether } from '#client/sync/send-reader.ts'
import type { ActReplies } from '#generated/operations/operations.ts'
import type { Note } from '#generated/types/note.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type Failure, failed, type Outcome } from '#shared/outcome/outcome.ts'
import type { ShownNote, StoredNote } from './shown-note.ts'

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
 * Asks the server whether the note may be signed, after everything written here has reached it and if what is stored is what is shown.
 * `content` names what would be signed: a refusal speaks of that content only and is silent once it was changed.
 */
export function useSigning(note: Note, content: string, shown: ShownNote): Keep {
  const outbox = useOutbox()
  const [signing, setSigning] = useState<Signing>({ kind: 'idle' })
  const [refused, setRefused] = useState<string>()

  const { id, encounter: session } = note
  const encounterId = session?.id
  const prepare = useCallback(
    async (asked: string) => {
      setSigning({ kind: 'preparing' })
      let about = asked
      const takeIn = async (stored: StoredNote) => {
        about = await shown.takeIn(stored)
        return about
      }
      const encounter = encounterId === undefined ? undefined : referenceTo(encounterId)
      const outcome = await askReady(outbox, { id, encounter, shown: { ...shown, takeIn } })
      if (outcome.ok) refreshAnswersAfter('note.ready')
      setRefused(about)
      setSigning(
        outcome.ok
          ? { kind: 'open', readiness: outcome.value }
          : { kind: 'refused', failure: outcome.failure },
      )
    },
    [outbox, id, encounterId, shown],
  )

  const close = useCallback(() => setSigning({ kind: 'idle' }), [])
  const isStale = signing.kind === 'refused' && refused !== content
  return { signing: isStale ? idle : signing, prepare, close }
}

const idle: Signing = { kind: 'idle' }

function referenceTo(id: string): NonNullable<Note['encounter']> {
  return { id, resourceType: 'Encounter' }
}

type Asked = {
  readonly id: string
  readonly encounter: Note['encounter']
  readonly shown: ShownNote
}

/** Whether a note may be signed, once it and its session are stored as they stand here; what differs from the screen is brought there first, to be read. What else shows the note is read again by whoever asks, once. */
export async function askReady(outbox: Outbox, { id, encounter, shown }: Asked): Promise<Outcome<Readiness>> {
  const written = [
    { type: 'Note', id } as const,
    ...(encounter ? [{ type: 'Encounter', id: encounter.id } as const] : []),
  ]
  for (const { type, id: each } of written)
    if (!(await isStored(outbox, type, each))) return failed({ kind: 'unreachable' })
  for (const { type, id: each } of written) {
    const { stuck } = await outbox.countsOf(type, each)
    if (stuck > 0) return failed({ kind: 'conflict', because: 'note.refused-undecided' })
  }

  const [note, session] = await Promise.all([
    sendTogether.read('Note', { id, resourceType: 'Note' }),
    sendTogether.read('Encounter', encounter),
  ])
  if (!note.ok) return note
  if (!note.value) return failed({ kind: 'gone' })
  const stored = { note: note.value, encounter: session.ok ? session.value : undefined }
  if (!shown.isSame(stored)) {
    await shown.takeIn(stored)
    return failed({ kind: 'conflict', because: 'note.refused-newer' })
  }
  return sendQuietly('note.ready', { id, versionId: note.value.meta.versionId })
}

/** So long is waited for the last writes to arrive. */
const patience = 15_000

type Outbox = ReturnType<typeof useOutbox>

/** Flushes what is buffered and waits until the server has it; false when it does not arrive in time. */
export async function isStored(outbox: Outbox, type: ResourceType, id: string): Promise<boolean> {
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
