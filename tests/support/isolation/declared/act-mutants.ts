import { type Operation, operations } from '#generated/operations/operations.ts'
import { flags } from '#generated/permissions/permissions.ts'
import { automationActor } from '#server/jobs/work/automation-actor.ts'
import { plainOptions } from '#server/operations/call.ts'
import { runOperation } from '#server/operations/run-operation.ts'
import { operationOf } from '#tests/support/cuts/story.ts'
import { neededOf } from '#tests/support/isolation/rule/needed-of.ts'
import { actsOf, type NamedAct, typeFacts } from '#tests/support/isolation/rule/type-facts.ts'
import { type DeclaredMutant, exchanged } from './declared-mutant.ts'
import type { DeclaredHouse, Held } from './open-declared-house.ts'

type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] }
type Act = {
  readonly operation: Mutable<Operation>
  /** By the rule of the tests. */
  readonly permission: string
  readonly flags: readonly string[]
  /** It needs one of these beside them, by a rule of its own. */
  readonly oneOf: readonly string[]
}

const texts: Readonly<Record<string, string>> = flags
/** What nobody needs for an act: a right that opens nothing else, one that few have, and a flag that none asks for. */
const anyRight = 'PersonalPreferences:Read'
const rareRight = 'KeyVault:Read'
const rareFlag = 'KeyVaultManagement'

/** What acts want of their asker by a rule of their own beside what they declare. */
const wantedBeside: Readonly<Record<string, string>> = { 'practitioner.effectiveAccess': 'CanManageUsers' }

/** Mutants of which permission and which flags an act asks for, for tests of isolation: each of them another one, one more, or forgotten. */
export function actMutants(house: DeclaredHouse): readonly DeclaredMutant[] {
  return actsByRule().flatMap((act) => {
    const { operation, permission, flags: own, oneOf } = act
    const beside = [...oneOf.slice(0, 1), wantedBeside[operation.id] ?? []].flat()
    const whole = { permissions: [permission], flags: [...neededFor(act), ...own, ...beside] }
    const changed = (what: string, change: Pick<DeclaredMutant, 'apply'> & { readonly held: Held }) =>
      mutantOf(house, act, { what, isOpen: change.held === whole, ...change })
    const forgotten = own.flatMap((flag) => {
      const left = [...neededFor(act, flag), ...own.filter((each) => each !== flag)]
      if (left.includes(flag)) return []
      const next = operation.flags.filter((text) => text !== texts[flag])
      return changed(`without ${flag}`, {
        apply: exchanged(operation, 'flags', next),
        held: { permissions: [permission], flags: left },
      })
    })
    return [
      ...forgotten,
      changed(`by ${anyRight}`, {
        apply: exchanged(operation, 'permission', anyRight),
        held: { permissions: [anyRight], flags: whole.flags },
      }),
      changed(`by ${rareRight}`, { apply: exchanged(operation, 'permission', rareRight), held: whole }),
      changed(`with ${rareFlag} too`, {
        apply: exchanged(operation, 'flags', [...operation.flags, texts[rareFlag] ?? '']),
        held: whole,
      }),
    ]
  })
}

/** The acts as the tables of the matrix have them. */
function actsByRule(): readonly Act[] {
  const named = [...actsOf].flatMap(([type, acts]) =>
    acts
      .filter(({ operation }) => operation !== 'restore')
      .map(({ operation, permission, flags: own = [], oneOf = [] }: NamedAct) => ({
        type,
        operation,
        permission,
        own,
        oneOf,
      })),
  )
  const sent = [...typeFacts].flatMap(([type, facts]) =>
    facts.sync
      ? [{ type, operation: 'sync', permission: `${type}:Update`, own: ['InterfaceServices'], oneOf: [] }]
      : [],
  )
  return [...named, ...sent].map(({ type, operation, permission, own, oneOf }) => ({
    operation: operations[operationOf({ type }, operation)],
    permission,
    flags: own,
    oneOf,
  }))
}

/** One flag that its permission needs beside it, where it needs one; not the one that is looked for. */
function neededFor({ permission, flags: own }: Act, but = ''): readonly string[] {
  const needed = neededOf(permission)
  if (needed === undefined || own.some((flag) => flag !== but && needed.includes(flag))) return []
  return needed.filter((flag) => flag !== but && flag !== 'BackgroundJobs').slice(0, 1)
}

type Change = {
  readonly what: string
  readonly apply: DeclaredMutant['apply']
  readonly held: Held
  readonly isOpen: boolean
}

function mutantOf(house: DeclaredHouse, { operation, flags: own }: Act, change: Change): DeclaredMutant {
  const { what, apply, held, isOpen } = change
  const isForJobs = own.includes('BackgroundJobs')
  return {
    name: `${operation.id} ${what}`,
    prepare: () => (isForJobs ? Promise.resolve() : house.hold(held)),
    apply,
    doubts: async () => {
      const status = isForJobs ? await asJob(house, operation, held) : await tried(house, operation)
      return (status === 403) === isOpen ? [`${operation.id}: ${status}`] : []
    },
  }
}

/** What somebody is told who asks this of a row that never was, in no words. */
async function tried({ server, asker }: DeclaredHouse, { method, path }: Operation): Promise<number> {
  const { practice, world } = server
  const asked = path.replace('{practice}', practice.key).replace('{id}', world.newId()).replace('/api/v1', '')
  return (await asker.ask(method, asked, method === 'POST' ? { body: {} } : {})).status
}

/** What background work is told that holds these rights alone. */
async function asJob({ server }: DeclaredHouse, { id }: Operation, held: Held): Promise<number> {
  const { world, practice } = server
  const granted = new Set([...held.permissions, ...held.flags.map((name) => texts[name] ?? name)])
  const outcome = await runOperation(world, {
    actor: { ...automationActor({ practice, job: 'declared', confidential: [] }), granted },
    // It was looked up in the table whose keys they are.
    operation: id as keyof typeof operations,
    input: { id: world.newId(), body: {} },
    options: plainOptions(world.newId()),
  })
  return !outcome.ok && outcome.failure.kind === 'forbidden' ? 403 : 404
}
