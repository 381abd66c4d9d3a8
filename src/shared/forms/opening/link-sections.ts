import type { Answers } from '#shared/answers/answer.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import type { ValidationMode } from '#shared/forms/filling/check-node.ts'
import type { Expressed, FormContext } from '#shared/forms/reading.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { findingOfEmpty } from './has-shown.ts'
import { type OpenAnswers, openAnswers } from './open-answers.ts'

/** A section of a note that is being filled; `key` is what others name it by. */
export type OpenSection = { readonly key: string; readonly answers: OpenAnswers }

/** A change may run on through so many sections; more is a circle that nobody published. */
const furthest = 20

/**
 * When forms open, lets sections that are filled side by side ask each other: what one reads as `section.{key}.{element id}` follows the
 * answer there, with what it counts for. Ends when the given function is called.
 */
export function linkSections(sections: readonly OpenSection[]): () => void {
  const byKey = new Map(sections.map((section) => [section.key, section.answers]))
  const stops: (() => void)[] = []
  let depth = 0
  for (const { answers } of sections) {
    for (const path of answers.form.contextReaders.keys()) {
      const link = linkOf(path, byKey)
      if (!link) continue

      const follow = () => {
        if (depth >= furthest) return
        depth += 1
        hand(link, path, answers)
        depth -= 1
      }
      stops.push(
        link.source.subscribeAll((paths) => (paths.some((one) => isOf(link, one)) ? follow() : undefined)),
      )
      follow()
    }
  }
  return () => {
    for (const stop of stops) stop()
  }
}

type Link = { readonly source: OpenAnswers; readonly id: string; readonly list: string | undefined }

function linkOf(path: string, byKey: ReadonlyMap<string, OpenAnswers>): Link | undefined {
  const [root, key = '', ...rest] = path.split('.')
  const source = root === 'section' ? byKey.get(key) : undefined
  const id = rest.join('.')
  return source && { source, id, list: source.form.nodes.get(id)?.repeaters[0]?.id }
}

function isOf({ id, list }: Link, path: string): boolean {
  return path === id || (list !== undefined && (path === list || path.startsWith(`${list}/`)))
}

function hand({ source, id, list }: Link, path: string, answers: OpenAnswers): void {
  const readings = source.readings(id)
  if (list === undefined) answers.setContext(path, readings[0]?.value, readings[0]?.number)
  else answers.setContextRows(path, readings)
}

/** A section as it is stored. */
export type StoredSection = {
  readonly key: string
  readonly form: Form
  readonly answers: Answers
  /** Something in it has to be answered. */
  readonly isRequired?: boolean | undefined
  /** What its expressions give. */
  readonly expressed?: Expressed | undefined
}

/** All findings of sections that may ask each other, a list for each section in their order. */
export function validateSections(
  sections: readonly StoredSection[],
  mode: ValidationMode,
  context: FormContext,
): readonly (readonly Finding[])[] {
  let rows = 0
  const newId = () => {
    rows += 1
    return `row-${rows}`
  }
  const opened = sections.map(({ key, form, answers, expressed, isRequired = false }) => ({
    key,
    isRequired,
    answers: openAnswers(form, answers, { ...context, ...(expressed && { expressed }), newId }),
  }))
  linkSections(opened)()
  return opened.map(({ answers, isRequired }) => {
    const found = answers.validate(mode)
    const isEmpty = isRequired && found.every(({ weight }) => weight !== 'blocks')
    return isEmpty ? [...found, ...findingOfEmpty(answers)] : found
  })
}
