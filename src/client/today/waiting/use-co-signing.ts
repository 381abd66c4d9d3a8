import { useRef, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { useProof } from '#client/person/proving/use-proof.ts'
import type { ActInputs } from '#generated/operations/operations.ts'
import type { WaitingNote } from '#generated/types/waiting-note.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

/** A note that was not signed, and why. */
export type Unsigned = { readonly note: WaitingNote; readonly failure: Failure }

/** Where the signing of several notes is. */
export type CoSigning =
  | { readonly kind: 'still'; readonly unsigned: readonly Unsigned[]; readonly isProofWrong?: true }
  | { readonly kind: 'signing'; readonly done: number; readonly of: number }

/** What a signer says for all of them. */
export type Word = { readonly name: string; readonly credential: string; readonly comment: string }

/** What ends the run at once: it would be the same for each of the others. */
const ending: ReadonlySet<Failure['kind']> = new Set(['unreachable', 'signedOut', 'busy', 'unavailable'])

const none: readonly Unsigned[] = []

type Run = {
  readonly signed: readonly string[]
  readonly unsigned: readonly Unsigned[]
  readonly isProofWrong?: true
}

/** What is said of all notes with the signature of each: which they are, as they were read, and by what it is proved who signs. */
type Said = Pick<ActInputs['note.sign'], 'isBulk' | 'batch' | 'name' | 'method' | 'comment'>

/** Signs several notes one after the other, each as its own act, all by one word about this very list; a wrong one ends it, and so does whoever stops it. */
export function useCoSigning(onSigned: (ids: readonly string[]) => void) {
  const [state, setState] = useState<CoSigning>({ kind: 'still', unsigned: [] })
  const isStopped = useRef(false)
  const proof = useProof()

  const run = async (notes: readonly WaitingNote[], word: Word) => {
    isStopped.current = false
    const said = saidOf(notes, word, proof.method)
    const proven = await proof.credentialFor('note.sign', said, word.credential)
    if (!proven.ok) {
      const { failure } = proven
      const whole = isWrong(failure) ? none : notes.map((note) => ({ note, failure }))
      setState({ kind: 'still', unsigned: whole, ...(isWrong(failure) && { isProofWrong: true }) })
      return 0
    }
    const { signed, ...left } = await signEach(notes, { ...said, credential: proven.value }, (done) => {
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
    proof,
    run,
    stop: () => {
      isStopped.current = true
    },
  }
}

type Proven = Said & { readonly credential: string }

/** `before` is told before each note how many were gone through, and answers whether to go on. */
async function signEach(
  notes: readonly WaitingNote[],
  proven: Proven,
  before: (done: number) => boolean,
): Promise<Run> {
  const signed: string[] = []
  const unsigned: Unsigned[] = []
  for (const [index, note] of notes.entries()) {
    if (!before(index)) break
    const outcome = await signOne(note, proven)
    if (outcome.ok) {
      signed.push(note.note.id)
      continue
    }
    const { failure } = outcome
    if (isWrong(failure)) return { signed, unsigned, isProofWrong: true }
    unsigned.push({ note, failure })
    if (ending.has(failure.kind)) break
  }
  return { signed, unsigned }
}

function saidOf(notes: readonly WaitingNote[], { name, comment }: Word, method: Said['method']): Said {
  const batch = notes.map(({ note: { id }, stepId, meaning, contentHash }) => ({
    note: { id, resourceType: 'Note' as const },
    stepId,
    meaning,
    contentHash,
  }))
  const words = comment.trim()
  return { isBulk: true, batch, name, method, ...(words !== '' && { comment: words }) }
}

function signOne({ note, stepId, meaning, contentHash }: WaitingNote, proven: Proven) {
  return send('note.sign', { ...proven, id: note.id, stepId, meaning, contentHash })
}

function isWrong(failure: Failure): boolean {
  return 'subStatus' in failure && failure.subStatus === subStatuses.credentialWrong
}
