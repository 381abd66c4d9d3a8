import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Chance } from '#tests/support/chance.ts'
import type { Rows } from '#tests/support/isolation/practice/lay-worlds.ts'
import type { MatrixActor } from '#tests/support/isolation/practice/matrix-actor.ts'
import type { MatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import type { LineAnswer, LineAsking, Lines } from '#tests/support/isolation/run/open-lines.ts'

/** One of two worlds of the isolation tests, with lines to it. */
export type World = { readonly practice: MatrixPractice; readonly lines: Lines }

/** One request, made for the world that it is asked in. */
export type Step = (at: Place) => LineAsking

/** Where a step is asked, with what the answer before said there. */
export type Place = { readonly world: World; readonly actor: MatrixActor; readonly last: Said | undefined }

export type Said = { readonly asking: LineAsking; readonly answer: LineAnswer }

/** What was drawn for a step: a type, a hidden row of it, and a mark for what is new. */
export type Drawn = {
  readonly type: ResourceType
  readonly hidden: string
  readonly hiddenRows: Rows
  readonly mark: string
  readonly chance: Chance
}

const across = { 'x-enable-cross-partition': 'true' }

/** For isolation tests, a request about a type in one of the worlds, as its actor. */
export function worldRequest(
  { world, actor }: Place,
  type: ResourceType,
  asking: Partial<LineAsking> & { readonly path: string },
): LineAsking {
  const { scope, collection } = registry[type]
  const base =
    scope === 'global'
      ? `/api/v1/${collection}`
      : `/api/v1/practices/${world.practice.server.practice.key}/${collection}`
  const headers = { authorization: `Bearer ${actor.usual.token}`, ...across, ...asking.headers }
  return { method: 'GET', ...asking, path: `${base}${asking.path}`, headers }
}

/** The id of the row of a type that everybody sees there. */
export function visibleId({ practice }: World, type: ResourceType): string {
  return practice.mine.get(type)?.document.id ?? ''
}
