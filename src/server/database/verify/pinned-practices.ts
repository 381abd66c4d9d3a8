import { type Checkpoint, isGenuine, type SigningKey } from '#server/database/audit/checkpoint.ts'
import type { KeptCheckpoints } from '#server/database/audit/checkpoint-file.ts'
import type { TrailFinding, TrailFlaw } from './trail-finding.ts'

/** What is known of the chains from outside the database: who signs, and what was signed. */
export type Pinned = {
  /** The public part of the signing key, as the key file has it and never as the database tells it. */
  readonly signer: Pick<SigningKey, 'id' | 'publicKey'>
  /** The lines of the checkpoint file in their order; undefined: there is no such file. */
  readonly kept: KeptCheckpoints | undefined
  /** The lines that were handed to an anchor outside this machine, as far as they are at hand. */
  readonly anchored?: readonly Checkpoint[]
  /** The directory of the archives into which old events moved. */
  readonly archives?: string
}

/** What a practice's chain must hold: the hash, in hexadecimal, of each link that was signed. */
export type Promises = {
  readonly signed: ReadonlyMap<number, string>
  readonly findings: readonly TrailFinding[]
}

/** To be verified, the practices whose chains the file or the anchor remembers, those left out that were taken away with a signed word. */
export function pinnedPractices({ kept, anchored = [] }: Pinned): readonly string[] {
  const remembered = new Set<string>()
  for (const { practiceId, number } of [...anchored, ...(kept?.checkpoints ?? [])]) {
    if (number === '0') remembered.delete(practiceId)
    else remembered.add(practiceId)
  }
  return [...remembered]
}

/**
 * Joins what the database, the file and the anchor say was signed of one practice. Only what the signer signed is believed, from
 * wherever it comes; what one of them should know and does not is a finding.
 */
export function promisesOf(practiceId: string, stored: readonly Checkpoint[], pinned: Pinned): Promises {
  const { kept, anchored = [] } = pinned
  const ours = (all: readonly Checkpoint[]) => all.filter((each) => each.practiceId === practiceId)
  const inFile = sinceFarewell(ours(kept?.checkpoints ?? []), stored, pinned)
  const inAnchor = sinceFarewell(ours(anchored), stored, pinned)
  const inStore = {
    genuine: genuine(stored, pinned),
    findings: forgedIn(stored, pinned, 'checkpoint altered'),
  }
  const signed = new Map<number, string>()
  const findings = [
    ...missingFile(kept, stored),
    ...inFile.findings,
    ...inStore.findings,
    ...addPromises(signed, [...inFile.genuine, ...inAnchor.genuine, ...inStore.genuine]),
    ...(kept
      ? lacking([...inStore.genuine, ...inAnchor.genuine], inFile.genuine, {
          flaw: 'checkpoint file shortened',
        })
      : []),
    ...lacking(inFile.genuine.filter(wasTold(kept)), inStore.genuine, {
      flaw: 'checkpoint missing',
      named: inStore.findings,
    }),
    ...lacking(upToLast(inFile.genuine, inAnchor.genuine), inAnchor.genuine, { flaw: 'anchor shortened' }),
  ]
  return { signed, findings }
}

function missingFile(
  kept: KeptCheckpoints | undefined,
  [first]: readonly Checkpoint[],
): readonly TrailFinding[] {
  return first && !kept ? [at(first, 'checkpoint file missing')] : []
}

type Read = { readonly genuine: readonly Checkpoint[]; readonly findings: readonly TrailFinding[] }

/** What stands after the last genuine word that the practice was taken away, if it was: what went with it is not stored any more. */
function sinceFarewell(lines: readonly Checkpoint[], stored: readonly Checkpoint[], pinned: Pinned): Read {
  const signatures = new Set(stored.map(({ signature }) => signature))
  const isFarewell = (each: Checkpoint) => each.number === '0' && isSigned(each, pinned)
  const first = lines.findIndex(({ signature }) => signatures.has(signature))
  const farewell = lines.findLastIndex((each, index) => isFarewell(each) && (first === -1 || index < first))
  const since = lines.slice(farewell + 1).filter((each) => !isFarewell(each))
  const right = genuine(since, pinned)
  const backwards = right.filter(({ at: moment }, index) => moment < (right[index - 1]?.at ?? ''))
  return {
    genuine: right,
    findings: [
      ...forgedIn(since, pinned, 'checkpoint file altered'),
      ...backwards.map((each) => at(each, 'checkpoint file altered')),
    ],
  }
}

function genuine(lines: readonly Checkpoint[], pinned: Pinned): readonly Checkpoint[] {
  return lines.filter((each) => isSigned(each, pinned))
}

function forgedIn(lines: readonly Checkpoint[], pinned: Pinned, flaw: TrailFlaw): readonly TrailFinding[] {
  return lines.filter((each) => !isSigned(each, pinned)).map((each) => at(each, flaw))
}

/** The database was told of it; one that a crash kept from it is missed by nobody. */
function wasTold(kept: KeptCheckpoints | undefined): (checkpoint: Checkpoint) => boolean {
  return ({ practiceId, number }) => kept?.told.has(`${practiceId} ${number}`) === true
}

/** The two agree on what they both know, or somebody signed twice. */
function addPromises(signed: Map<number, string>, all: readonly Checkpoint[]): readonly TrailFinding[] {
  return all.flatMap((each) => {
    const number = Number(each.number)
    const known = signed.get(number)
    if (known === undefined) signed.set(number, each.hash)
    return known === undefined || known === each.hash ? [] : [at(each, 'checkpoint altered')]
  })
}

function lacking(
  wanted: readonly Checkpoint[],
  there: readonly Checkpoint[],
  { flaw, named = [] }: { readonly flaw: TrailFlaw; readonly named?: readonly TrailFinding[] | undefined },
): readonly TrailFinding[] {
  const numbers = new Set([...there.map(({ number }) => Number(number)), ...named.map(({ from }) => from)])
  const missing = wanted.filter(({ number }) => !numbers.has(Number(number)))
  return [...new Map(missing.map((each) => [each.number, at(each, flaw)])).values()]
}

/** Lines reach the anchor in their order, so it has all up to its last one. */
function upToLast(lines: readonly Checkpoint[], anchored: readonly Checkpoint[]): readonly Checkpoint[] {
  const last = Math.max(0, ...anchored.map(({ number }) => Number(number)))
  const first = Math.min(...anchored.map(({ number }) => Number(number)))
  return lines.filter(({ number }) => Number(number) > first && Number(number) <= last)
}

function isSigned(checkpoint: Checkpoint, { signer }: Pinned): boolean {
  return checkpoint.keyId === signer.id && isGenuine(checkpoint, signer.publicKey)
}

function at({ number }: Checkpoint, flaw: TrailFlaw): TrailFinding {
  return { flaw, from: Number(number), to: Number(number) }
}
