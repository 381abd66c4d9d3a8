import { type OperationId, operations } from '#generated/operations/operations.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Scene } from '#tests/support/scenes/scene.ts'
import type { TestClient, TestServer } from '#tests/support/server/server.ts'
import type { Heard } from './ask-through-cuts.ts'

/** One unsafe call of a story, beside its operation. */
export type Step = {
  /** What tells it from another step of its story with the same operation, where it does something else. */
  readonly purpose?: string
  /** The row's id. */
  readonly id?: string
  /** Which part of a file. */
  readonly number?: number
  /** What stands behind the path. */
  readonly query?: string
  readonly body?: unknown
  /** A body that is no JSON. */
  readonly bytes?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
  /** Background work asks it only where it has just found it undone, so never again. */
  readonly isFoundFirst?: true
}

/** Who does the steps of stories: somebody of nearly every role, clinicians, who keeps the law, the vendor. */
export type Teller = 'keeper' | 'clinician' | 'host' | 'supervisor' | 'officer' | 'support'

/** Does a step as somebody, or as background work does (`worker`). One that is refused, or that no cut is left for, ends its story: `StoryEnd` is thrown. */
export type Tell = (who: Teller | 'worker', operation: OperationId, step?: Step) => Promise<Heard>

/** Ends a story of a test that cuts connections. */
export class StoryEnd extends Error {}

/** The house in which the stories of tests that cut connections play. */
export type StoryHouse = {
  readonly server: TestServer
  readonly scene: Scene
  readonly people: Readonly<Record<Teller, TestClient>>
  readonly entries: readonly TypeEntry[]
}

/** The stories of tests that cut connections are unsafe calls in an order in which each of them is possible; together they are all that there are. */
export type Story = {
  readonly name: string
  /** Told for the first time it does more than later: a first link, or the drafts that a definition stands on. */
  readonly isMoreAtFirst?: true
  /** It is of plain calls of one type alone: no act. */
  readonly isPlain?: true
  readonly run: (tell: Tell, turn: number) => Promise<void>
}

/** For tests that cut connections, the path of a step in a practice, or of no practice. */
export function pathOf(operation: OperationId, practice: string, { id, number, query }: Step): string {
  const path = operations[operation].path
    .replace('{practice}', practice)
    .replace('{id}', id ?? '')
    .replace('{number}', String(number ?? ''))
  return query === undefined ? path : `${path}?${query}`
}

/** For tests that cut connections, a plain operation of a type; whether there is one is the type's own affair. */
export function operationOf({ type }: { readonly type: string }, verb: string): OperationId {
  const id = `${type[0]?.toLowerCase()}${type.slice(1)}.${verb}`
  if (!(id in operations)) throw new Error(`Nothing is called ${id}`)
  // It was looked up in the table whose keys they are.
  return id as OperationId
}

/** For tests that cut connections, an identifier that no row has. */
export function anIdentifier(): object {
  return { system: 'cuts', value: crypto.randomUUID(), use: 'usual', type: 'external' }
}

/** For tests that cut connections, the start of a visit that meets no other one: a day for each turn, forward or back, at an hour. */
export function startOn(turn: number, hour: number, from = '2031-01-01'): string {
  return new Date(Date.parse(`${from}T00:00:00.000Z`) + turn * 86_400_000 + hour * 3_600_000).toISOString()
}
