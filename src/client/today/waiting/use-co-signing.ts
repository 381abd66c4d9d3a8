import { useRef, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import type { WaitingNote } from '#generated/types/waiting-note.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

/** A note that was not signed, and why. */
export type Unsigned = { readonly note: WaitingNote; readonly failure: Failure }

/** Where the signing of several notes is. */
export type CoSigning =
  | { readonly kind: 'still'; readonly unsigned: readonly Unsigned[]; readonly isPasswordWrong?: true }
  | { readonly kind: 'signing'; readonly done: number; readonly of: number }

/** What a signer says for all of them. */
export type Word = { readonly name: string; readonly credential: string; readonly comment: string }

/** What ends the run at once: it would be the same for each of the others. */
const ending: ReadonlySet<Failure['kind']> = new Set(['unreachable', 'signedOut', 'busy', 'unavailable'])

type Run = {
  readonly signed: readonly string[]
  readonly unsigned: readonly Unsigned[]
  readonly isPasswordWrong?: true
}

/** Signs several notes one after the other, each as its own act; a wrong password ends it, and so does whoever stops it. */
export function useCoSigning(onSigned: (ids: readonly string[]) => void) {
  const [state, setState] = useState<CoSigning>({ kind: 'still', unsigned: [] })
  const isStopped = useRef(false)

  const run = async (notes: readonly WaitingNote[], word: Word) => {
    isStopped.current = false
    const { signed, ...left } = await signEach(notes, word, (done) => {
      setState({ kind: 'signing', done, of: notes.length })
      return !isStopped.current
    })
    setState({ kind: 'still', ...left })
    if (signed.length > 0) refreshAnswers('Note')
    onSigned(signed)
    return signed.length
  }

  return {
    state,
    run,
    stop: () => {
      isStopped.current = true
    },
  }
}

/** `before` is told before each note how many were gone through, and answers whether to go on. */
async function signEach(
  notes: readonly WaitingNote[],
  word: Word,
  before: (done: number) => boolean,
): Promise<Run> {
  const signed: string[] = []
  const unsigned: Unsigned[] = []
  for (const [index, note] of notes.entries()) {
    if (!before(index)) break
    const outcome = await signOne(note, word)
    if (outcome.ok) {
      signed.push(note.note.id)
      continue
    }
    const { failure } = outcome
    if (isWrongPassword(failure)) return { signed, unsigned, isPasswordWrong: true }
    unsigned.push({ note, failure })
    if (ending.has(failure.kind)) break
  }
  return { signed, unsigned }
}

function signOne({ note, stepId, meaning, contentHash }: WaitingNote, { name, credential, comment }: Word) {
  return send('note.sign', {
    id: note.id,
    stepId,
    meaning,
    name,
    method: 'Password',
    credential,
    contentHash,
    isBulk: true,
    ...(comment.trim() !== '' && { comment: comment.trim() }),
  })
}

function isWrongPassword(failure: Failure): boolean {
  return 'subStatus' in failure && failure.subStatus === subStatuses.credentialWrong
}
