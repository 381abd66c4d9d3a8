import type { TypeEntry } from '#generated/tables/registry.ts'
import type { World } from '#server/operations/world.ts'
import { digestWith } from '#server/stores/mask-of.ts'
import { askedTypes, askWhereRulesDiffer } from '#server/stores/opening/asked-types.ts'
import { reindexAsked } from '#server/stores/opening/reindex-asked.ts'

/** Indexing anew beside requests. */
export type IndexingBeside = {
  /** Resolves when everything is indexed, or was stopped. */
  readonly done: Promise<void>
  stop(): Promise<void>
}

const pause = 1_000

/**
 * Indexes anew what a migration has asked for, and what is indexed by other rules than today's: what decides who may do what
 * before anybody is served, everything else beside requests. Until a type is done, it is not searched by what has changed
 * (`wholeRows`).
 */
export async function indexBeside(world: World, report: (error: unknown) => void): Promise<IndexingBeside> {
  const { database, upcast, indexing, keys } = world
  const digest = digestWith(keys.sealing)
  const tell = (type: string, done: number) => indexing.reached(type, done)
  await askWhereRulesDiffer(database, upcast)
  await reindexAsked(database, { upcast, digest, tell, only: comesFirst })
  indexing.begin(await askedTypes(database, upcast))

  let isStopped = false
  const round = async () => {
    await reindexAsked(database, { upcast, digest, tell, isStopped: () => isStopped })
    indexing.left((await askedTypes(database, upcast)).map(({ type }) => type))
  }
  const work = async () => {
    while (!isStopped && indexing.progress.length > 0) {
      await round().catch(report)
      if (indexing.progress.length > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  const done = work()
  return {
    done,
    stop: () => {
      isStopped = true
      return done
    },
  }
}

/** There are few of them, and nobody is let in by half of them. */
function comesFirst({ scope, decidesRights }: TypeEntry): boolean {
  return scope === 'global' || decidesRights === true
}
