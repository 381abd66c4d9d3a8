import { useMemo, useSyncExternalStore } from 'react'
import { listOf } from '#shared/answers/answer.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import type { Sheet } from './section-sheets.ts'

/** What a section lacks, and how far it is. */
export type SectionState = { readonly findings: readonly Finding[]; readonly isBegun: boolean }

/** The states of all sections: followed with a pause after each change, or looked at now. */
export type SectionStates = {
  readonly states: readonly SectionState[]
  /** Checks at once what was changed a moment ago; answers how the sections stand now. */
  readonly checkNow: () => readonly SectionState[]
}

/** Checks every section 400 ms after the last change, as if it were to be signed now. */
export function useSectionStates(sheets: readonly Sheet[]): SectionStates {
  const watch = useMemo(() => watchSections(sheets), [sheets])
  const states = useSyncExternalStore(watch.subscribe, watch.read)
  return { states, checkNow: watch.checkNow }
}

/** So long after the last key the sections are checked by themselves. */
const pauseMilliseconds = 400

/** Follows the sheets of one note; `checkNow` forestalls the pause. */
export function watchSections(sheets: readonly Sheet[]) {
  const changed = new Set<Sheet>()
  let states = sheets.map(stateOf)
  let tell = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  const checkNow = () => {
    clearTimeout(timer)
    if (changed.size === 0) return states
    const fresh = new Map([...changed].map((sheet) => [sheet.index, stateOf(sheet)]))
    changed.clear()
    states = states.map((state, index) => fresh.get(index) ?? state)
    tell()
    return states
  }

  const subscribe = (listener: () => void) => {
    tell = listener
    const stops = sheets.map((sheet) =>
      sheet.answers.subscribeAll((paths) => {
        if (paths.length === 0) return
        changed.add(sheet)
        clearTimeout(timer)
        timer = setTimeout(checkNow, pauseMilliseconds)
      }),
    )
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }

  return { read: () => states, subscribe, checkNow }
}

function stateOf({ answers }: Sheet): SectionState {
  const findings = answers.validate('final')
  return { findings, isBegun: Object.keys(answers.toAnswers('final')).length > 0 }
}

/** The path of the question that a finding's pointer names: rows are named by their id, not by their number. */
export function pathOf(answers: OpenAnswers, pointer: string): string {
  const [first = '', ...rest] = pointer.split('/').slice(1).map(unescaped)
  return rest.reduce((path, part, index) => {
    const ids = listOf(answers.get(path).value)
    const isRow = index % 2 === 0 && answers.form.nodes.get(lastOf(path))?.element.type === 'Repeater'
    if (isRow) return `${path}/${String(ids[Number(part)] ?? part)}`
    return answers.get(`${path}/${part}`).visible ? `${path}/${part}` : path
  }, first)
}

function lastOf(path: string): string {
  return path.split('/').at(-1) ?? path
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}
