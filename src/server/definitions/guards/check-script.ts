import type { Script } from '#generated/types/script.ts'
import { stops } from '#server/definitions/definition/bad-transition.ts'
import type { Finding } from '#shared/outcome/outcome.ts'

type Step = Script['steps'][number]
type Target = { readonly pointer: string; readonly id: string }

/** A guard's check: every step that a script's definition names is there, each step is reached from the first one, and an end is reached. */
export function checkScript({ start, steps, outputs = [] }: Script): readonly Finding[] {
  const byId = new Map(steps.map((step) => [step.id, step]))
  const named: readonly Target[] = [
    { pointer: '/start', id: start },
    ...steps.flatMap((step, index) => targetsOf(step, index)),
    ...outputs.map(({ from }, index) => ({ pointer: `/outputs/${index}/from`, id: from })),
  ]
  const reached = reachedFrom(start, byId)
  return [
    ...doubled(steps),
    ...named
      .filter(({ id }) => !byId.has(id))
      .map(({ pointer, id }) => stops(pointer, 'definitions.unknown-step', { id })),
    ...steps.flatMap(({ id }, index) =>
      reached.has(id) ? [] : [stops(`/steps/${index}`, 'definitions.step-not-reached', { id })],
    ),
    ...([...reached].some((id) => byId.get(id)?.kind === 'End')
      ? []
      : [stops('/steps', 'definitions.no-end')]),
  ]
}

function doubled(steps: readonly Step[]): readonly Finding[] {
  return steps.flatMap(({ id }, index) =>
    steps.findIndex((step) => step.id === id) < index
      ? [stops(`/steps/${index}/id`, 'definitions.step-twice', { id })]
      : [],
  )
}

function targetsOf({ branch = [], next }: Step, index: number): readonly Target[] {
  const branches = branch.map(({ goto }, at) => ({ pointer: `/steps/${index}/branch/${at}/goto`, id: goto }))
  return next === undefined ? branches : [...branches, { pointer: `/steps/${index}/next`, id: next }]
}

function reachedFrom(start: string, steps: ReadonlyMap<string, Step>): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const step = steps.get(id)
    if (!step || reached.has(id)) continue
    reached.add(id)
    waiting.push(...targetsOf(step, 0).map((target) => target.id))
  }
  return reached
}
