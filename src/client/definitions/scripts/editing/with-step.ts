import { moved } from '#client/definitions/drafting/moved.ts'
import type { Script } from '#generated/types/script.ts'
import type { ScriptStep } from '#shared/scripts/asked-in.ts'

/** What leads from step to step. */
export type ScriptWay = Pick<Script, 'start' | 'steps'>

/** Where the answers of steps go. */
type Ways = Pick<Script, 'outputs' | 'mapTo'>

/** The steps with one changed. */
export function withStep<Kept extends ScriptWay>(script: Kept, next: ScriptStep): Pick<Script, 'steps'> {
  return { steps: script.steps.map((step) => (step.id === next.id ? next : step)) }
}

/** The steps with a new one behind another, and led to by it; without one, behind the last step that is no end. */
export function withNewStep({ start, steps }: ScriptWay, step: ScriptStep, behind?: string): ScriptWay {
  const last = steps.findLastIndex(({ kind }) => kind !== 'End')
  const named = steps.findIndex(({ id, kind }) => id === behind && kind !== 'End')
  const at = (named < 0 ? last : named) + 1
  return linked({ start, steps: steps.toSpliced(at, 0, step) }, at)
}

/** The steps with one in another place: what led to it leads on to what it led to, and the step before its new place leads to it. */
export function withMovedStep({ start, steps }: ScriptWay, from: number, to: number): ScriptWay {
  const step = steps[from]
  const order = moved(steps, from, to)
  if (!step || step.kind === 'End' || (to > 0 && order[to - 1]?.kind === 'End'))
    return { start, steps: order }
  return linked(unlinked({ start, steps: order }, step), to)
}

/** The steps without one; what led to it leads on to what it led to, and nothing is kept of its answer. */
export function withoutStep(
  { start, steps, outputs = [], mapTo = [] }: ScriptWay & Ways,
  id: string,
): ScriptWay & Ways {
  const gone = steps.find((step) => step.id === id)
  if (!gone || steps.length === 1) return { start, steps, outputs, mapTo }
  const left = unlinked({ start, steps: steps.filter((step) => step.id !== id) }, gone)
  const kept = outputs.filter(({ from }) => from !== id)
  const keys = new Set(kept.map(({ key }) => key))
  return {
    start: left.start === id ? (left.steps[0]?.id ?? start) : left.start,
    steps: left.steps.map((step) => withoutGoto(step, id)),
    outputs: kept,
    mapTo: mapTo.filter(({ output }) => keys.has(output)),
  }
}

/** What leads to a step leads to what it leads to. */
function unlinked({ start, steps }: ScriptWay, { id, next }: ScriptStep): ScriptWay {
  if (next === undefined || next === id) return { start, steps }
  return {
    start: start === id ? next : start,
    steps: steps.map((step) => (step.next === id && step.id !== next ? { ...step, next } : step)),
  }
}

/** The step at a place is led to by the one before it, and leads to what that one led to. */
function linked({ start, steps }: ScriptWay, at: number): ScriptWay {
  const step = steps[at]
  if (!step) return { start, steps }
  const before = steps[at - 1]
  const follows = before ? before.next : start
  const own = follows === undefined || follows === step.id ? step : { ...step, next: follows }
  return {
    start: before ? start : step.id,
    steps: steps.map((each, index) => {
      if (index === at) return own
      return index === at - 1 ? { ...each, next: step.id } : each
    }),
  }
}

function withoutGoto({ branch, next, ...step }: ScriptStep, id: string): ScriptStep {
  const left = branch?.filter(({ goto }) => goto !== id)
  return {
    ...step,
    ...(left && left.length > 0 && { branch: left }),
    ...(next !== undefined && next !== id && { next }),
  }
}
