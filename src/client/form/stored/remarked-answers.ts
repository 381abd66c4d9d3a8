import { listOf } from '#shared/answers/answer.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import type { Finding } from '#shared/outcome/outcome.ts'

/** Stored answers beside which the server's remarks stand until the answer is changed. */
export type RemarkedAnswers = OpenAnswers & {
  /** Takes the server's findings, each to the question that its pointer means; answers the path of the first that has one. */
  readonly remark: (findings: readonly Finding[], placeOf?: PlaceOf) => string | undefined
}

/** The question that a finding speaks of; nothing when it speaks of none. */
export type PlaceOf = (finding: Finding) => string | undefined

type Snapshot = ReturnType<OpenAnswers['get']>

/** Lays a place for the server's remarks over the answers of a form. */
export function withRemarks(answers: OpenAnswers): RemarkedAnswers {
  const remarks = new Map<string, readonly Finding[]>()
  const shown = new Map<string, { readonly from: Snapshot; readonly remarked: Snapshot }>()
  const listeners = new Map<string, Set<() => void>>()
  const tell = (path: string) => {
    for (const listener of listeners.get(path) ?? []) listener()
  }
  const forget = (path: string) => {
    if (!remarks.delete(path)) return
    shown.delete(path)
    tell(path)
  }

  return {
    ...answers,
    get: (path) => {
      const from = answers.get(path)
      const extra = remarks.get(path)
      if (!extra) return from
      const known = shown.get(path)
      if (known?.from === from) return known.remarked
      const remarked = { ...from, findings: [...from.findings, ...extra] }
      shown.set(path, { from, remarked })
      return remarked
    },
    set: (path, value) => {
      forget(path)
      answers.set(path, value)
    },
    subscribe: (path, listener) => {
      const here = listeners.get(path) ?? new Set()
      listeners.set(path, here.add(listener))
      const stop = answers.subscribe(path, listener)
      return () => {
        here.delete(listener)
        stop()
      }
    },
    remark: (findings, placeOf = ({ pointer }) => pathOf(answers, pointer)) => {
      const before = [...remarks.keys()]
      for (const path of before) forget(path)
      const placed = findings.map((finding) => ({ finding, path: placeOf(finding) }))
      for (const { finding, path } of placed)
        if (path !== undefined) remarks.set(path, [...(remarks.get(path) ?? []), finding])
      for (const path of remarks.keys()) tell(path)
      return placed.find(({ path }) => path !== undefined)?.path
    },
  }
}

/** The question that a pointer into the record means: `/hours/0/weekday` is the weekday in the first row. */
export function pathOf(answers: OpenAnswers, pointer: string): string | undefined {
  const steps = pointer.split('/').slice(1)
  const { nodes } = answers.form
  for (let length = steps.length; length > 0; length -= 1) {
    const id = steps.slice(0, length).join('.')
    if (nodes.get(id)?.element.type === 'Repeater')
      return inRow(answers, { id, path: id }, steps.slice(length))
    if (nodes.has(id)) return id
  }
  return undefined
}

type Rows = { readonly id: string; readonly path: string }

/** In generated forms the questions of a row begin with the id of the rows, in others they have ids of their own. */
function inRow(answers: OpenAnswers, { id, path }: Rows, [index = '', ...rest]: readonly string[]): string {
  const row = listOf(answers.get(path).value ?? [])[Number(index)]
  if (typeof row !== 'string') return path
  for (let length = rest.length; length > 0; length -= 1) {
    const name = rest.slice(0, length).join('.')
    for (const child of [`${id}.${name}`, name]) {
      const place = `${path}/${row}/${child}`
      if (!answers.get(place).visible) continue
      const isRows = answers.form.nodes.get(child)?.element.type === 'Repeater'
      return isRows ? inRow(answers, { id: child, path: place }, rest.slice(length)) : place
    }
  }
  return path
}
