import { type Checkpoint, isGenuine, type SigningKey } from './audit-checkpoint.ts'

/** What is known of the chains from outside the database: who signs, and what was signed. */
export type Pinned = {
  /** The public part of the signing key, as the key file has it and never as the database tells it. */
  readonly signer: Pick<SigningKey, 'id' | 'publicKey'>
  /** The lines of the checkpoint file in their order; undefined: there is no such file. */
  readonly checkpoints: readonly Checkpoint[] | undefined
}

/** What a practice's chain must hold: the hash, in hexadecimal, of each link that was signed. */
export type Promises =
  | { readonly ok: true; readonly signed: ReadonlyMap<number, string> }
  | { readonly ok: false; readonly firstBad: number; readonly because: Unpinned }

type Unpinned = 'checkpoint changed' | 'checkpoint file missing' | 'checkpoint file shortened'

/** The practices whose chains the file remembers, those left out that were taken away with a signed word. */
export function pinnedPractices({ checkpoints = [] }: Pinned): readonly string[] {
  const remembered = new Set<string>()
  for (const { practiceId, number } of checkpoints) {
    if (number === '0') remembered.delete(practiceId)
    else remembered.add(practiceId)
  }
  return [...remembered]
}

/**
 * Joins what the database and the file say was signed of one practice. Every checkpoint of either must be the signer's; one
 * of the database that the file does not have means that the file was shortened, since it is written first.
 */
export function promisesOf(practiceId: string, stored: readonly Checkpoint[], pinned: Pinned): Promises {
  const [first] = stored
  if (first && !pinned.checkpoints) return refused(first, 'checkpoint file missing')

  const ours = (pinned.checkpoints ?? []).filter((checkpoint) => checkpoint.practiceId === practiceId)
  const forged = [...ours, ...stored].find((checkpoint) => !isSigned(checkpoint, pinned))
  if (forged) return refused(forged, 'checkpoint changed')
  const backwards = ours.find(({ at }, index) => at < (ours[index - 1]?.at ?? ''))
  if (backwards) return refused(backwards, 'checkpoint changed')

  const kept = ours.slice(ours.findLastIndex(({ number }) => number === '0') + 1)
  const signed = new Map(kept.map(({ number, hash }) => [Number(number), hash]))
  const twofold = [...kept, ...stored].find(
    ({ number, hash }) => (signed.get(Number(number)) ?? hash) !== hash,
  )
  if (twofold) return refused(twofold, 'checkpoint changed')
  const missing = stored.find(({ number }) => !signed.has(Number(number)))
  return missing ? refused(missing, 'checkpoint file shortened') : { ok: true, signed }
}

function isSigned(checkpoint: Checkpoint, { signer }: Pinned): boolean {
  return checkpoint.keyId === signer.id && isGenuine(checkpoint, signer.publicKey)
}

function refused({ number }: Checkpoint, because: Unpinned): Promises {
  return { ok: false, firstBad: Number(number), because }
}
