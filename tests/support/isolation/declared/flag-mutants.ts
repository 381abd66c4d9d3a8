import { flags, neededFlags } from '#generated/permissions/permissions.ts'
import { registry } from '#generated/tables/registry.ts'
import { automationActor } from '#server/jobs/work/automation-actor.ts'
import { plainOptions } from '#server/operations/call.ts'
import { runOperation } from '#server/operations/run-operation.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import type { Chance } from '#tests/support/chance.ts'
import { operationOf } from '#tests/support/cuts/story.ts'
import { neededOf } from '#tests/support/isolation/rule/needed-of.ts'
import { collectionOf } from '#tests/support/server/examples.ts'
import { type DeclaredMutant, exchanged } from './declared-mutant.ts'
import { type DeclaredHouse, flagsOfPeople } from './open-declared-house.ts'

/** The product's table may be changed for the length of a question. */
const table = neededFlags as Record<string, readonly string[]>
const texts: Readonly<Record<string, string>> = flags

/**
 * Mutants of the flags that permissions need, for tests of isolation: each flag forgotten, each permission that needs none any more,
 * and each that another flag opens too.
 */
export function flagMutants(house: DeclaredHouse, chance: Chance): readonly DeclaredMutant[] {
  return Object.keys(neededFlags).flatMap((permission) => {
    const needed = table[permission] ?? []
    const own = neededOf(permission) ?? []
    const other = chance.pick(flagsOfPeople.filter((flag) => !own.includes(flag))) ?? ''
    return [
      ...own.map((flag) =>
        mutantOf(house, {
          permission,
          flag,
          what: `without ${flag}`,
          next: needed.filter((each) => each !== texts[flag]),
        }),
      ),
      mutantOf(house, { permission, what: 'without any flag', next: undefined }),
      mutantOf(house, {
        ...{ permission, flag: other, what: `by ${other} too` },
        next: [...needed, texts[other] ?? ''],
      }),
    ]
  })
}

type Change = {
  readonly permission: string
  readonly what: string
  /** The one flag that the asker has. */
  readonly flag?: string
  readonly next: readonly string[] | undefined
}

function mutantOf(house: DeclaredHouse, { permission, what, flag, next }: Change): DeclaredMutant {
  const held = flag === undefined ? [] : [flag]
  const isOpen = flag !== undefined && neededOf(permission)?.includes(flag) === true
  const isForJobs = flag === 'BackgroundJobs'
  return {
    name: `${permission} ${what}`,
    prepare: () => (isForJobs ? Promise.resolve() : house.hold({ flags: held, permissions: [permission] })),
    apply: next === undefined ? forgotten(permission) : exchanged(table, permission, next),
    doubts: async () => {
      const status = isForJobs ? await asJob(house, permission) : await tried(house, permission)
      return (status === 403) === isOpen ? [`${permission} with ${held.join()}: ${status}`] : []
    },
  }
}

function forgotten(permission: string): DeclaredMutant['apply'] {
  return async () => {
    const before = table[permission] ?? []
    delete table[permission]
    return async () => {
      table[permission] = before
    }
  }
}

const across = { headers: { 'x-enable-cross-partition': 'true' } }

/** What somebody is told who asks this of a row that never was. */
async function tried({ server, asker }: DeclaredHouse, permission: string): Promise<number> {
  const [type = '', verb] = permission.split(':')
  if (!isResourceType(type)) throw new Error(`${type} is no type.`)
  const collection = collectionOf(registry[type])
  const row = `${collection}/${server.world.newId()}`
  if (verb === 'Create') return (await asker.ask('POST', collection, { body: {} })).status
  if (verb === 'Read') return (await asker.ask('GET', row, across)).status
  if (verb === 'Update') return (await asker.ask('PATCH', `${row}?versionId=1`, { body: [] })).status
  return (await asker.ask('DELETE', `${row}?versionId=1`)).status
}

/** What background work is told that has this permission and its own flag alone. */
async function asJob({ server }: DeclaredHouse, permission: string): Promise<number> {
  const [type = ''] = permission.split(':')
  const { world, practice } = server
  const actor = {
    ...automationActor({ practice, job: 'declared', confidential: [] }),
    granted: new Set([permission, flags.BackgroundJobs]),
  }
  const outcome = await runOperation(world, {
    actor,
    operation: operationOf({ type }, 'patch'),
    input: { id: world.newId(), versionId: '1', body: [] },
    options: plainOptions(world.newId()),
  })
  return !outcome.ok && outcome.failure.kind === 'forbidden' ? 403 : 404
}
