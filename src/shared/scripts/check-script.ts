import type { Script } from '#generated/types/script.ts'
import { clausesOf } from '#shared/forms/definition.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { askedIn, askedOf, type ScriptStep } from './asked-in.ts'

type Target = { readonly pointer: string; readonly id: string }
type Checked = Pick<Script, 'start' | 'steps' | 'outputs' | 'mapTo'>

/**
 * What stands in the way of publishing a script: every step that it names is there, each step is reached from the first one, an end is
 * reached, and what is asked can be answered. A step that leads nowhere and is no end is only remarked.
 */
export function checkScript({ start, steps, outputs = [] }: Checked): readonly Finding[] {
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
      .map(({ pointer, id }) => blocking(pointer, 'definitions.unknown-step', { id })),
    ...steps.flatMap(({ id }, index) =>
      reached.has(id) ? [] : [blocking(`/steps/${index}`, 'definitions.step-not-reached', { id })],
    ),
    ...([...reached].some((id) => byId.get(id)?.kind === 'End')
      ? []
      : [blocking('/steps', 'definitions.no-end')]),
    ...steps.flatMap(lacking),
    ...questionFindings(steps),
  ]
}

function doubled(steps: readonly ScriptStep[]): readonly Finding[] {
  return steps.flatMap(({ id }, index) =>
    steps.findIndex((step) => step.id === id) < index
      ? [blocking(`/steps/${index}/id`, 'definitions.step-twice', { id })]
      : [],
  )
}

function targetsOf({ branch = [], next }: ScriptStep, index: number): readonly Target[] {
  const branches = branch.map(({ goto }, at) => ({ pointer: `/steps/${index}/branch/${at}/goto`, id: goto }))
  return next === undefined ? branches : [...branches, { pointer: `/steps/${index}/next`, id: next }]
}

function reachedFrom(start: string, steps: ReadonlyMap<string, ScriptStep>): ReadonlySet<string> {
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

/** What a step of its kind cannot be without, and a step that leads nowhere. */
function lacking(step: ScriptStep, index: number): readonly Finding[] {
  const at = `/steps/${index}`
  const { kind, text, next, timerSeconds } = step
  return [
    ...(text.trim() === '' ? [blocking(`${at}/text`, 'stores.required')] : []),
    ...(kind === 'Ask' && !askedOf(step) ? [blocking(`${at}/element`, 'definitions.step-asks-nothing')] : []),
    ...(kind === 'Timer' && timerSeconds === undefined
      ? [blocking(`${at}/timerSeconds`, 'stores.required')]
      : []),
    ...(kind !== 'End' && next === undefined
      ? [{ pointer: at, weight: 'warns', message: 'definitions.step-leads-nowhere' } as const]
      : []),
  ]
}

/** What is wrong with the questions themselves, and with conditions that ask what no step asks. */
function questionFindings(steps: readonly ScriptStep[]): readonly Finding[] {
  const asked = askedIn({ steps })
  const places = steps.flatMap((step, index) => (askedOf(step) ? [index] : []))
  const known = new Set(asked.elements.map(({ id }) => id))
  const own = asked.elements.length === 0 ? [] : checkDefinition(asked)
  return [
    ...own.map((finding) => ({ ...finding, pointer: inStep(finding.pointer, places) })),
    ...steps.flatMap(({ branch = [] }, index) =>
      branch.flatMap(({ when }, at) =>
        clausesOf(when)
          .filter(({ source }) => !known.has(source))
          .map(({ source }) =>
            blocking(`/steps/${index}/branch/${at}/when`, 'definitions.step-unknown-source', { source }),
          ),
      ),
    ),
  ]
}

/** `/elements/1/label` of the questions is `/steps/4/element/label` of the script. */
function inStep(pointer: string, places: readonly number[]): string {
  const [, place = '0', rest = ''] = /^\/elements\/(\d+)(.*)$/.exec(pointer) ?? []
  return `/steps/${places[Number(place)] ?? 0}/element${rest}`
}
