import { type Answers, isBlank } from '#shared/answers/answer.ts'
import { holdsAnswer, holdsOthers } from '#shared/elements/element.ts'
import { elementKinds } from '#shared/elements/element-kinds.ts'
import type { Element } from '#shared/forms/definition.ts'
import { textOf } from '#shared/forms/screens/form-screen.ts'
import { type InnerAnswers, type InnerResult, innerAnswers } from './inner-answers.ts'
import { type PrintedAnswer, type PrintWords, printedAnswer } from './printed-answer.ts'

/** One question with its answer, or the questions under one heading. */
export type PrintedEntry =
  | {
      readonly kind: 'answer'
      readonly id: string
      /** The question; absent where its author wants the answer alone. */
      readonly label?: string
      /** What the answer is called where its label is not shown. */
      readonly name: string
      /** The answer stands beneath its question and not beside it. */
      readonly isBlock: boolean
      /** It begins a page. */
      readonly breaks: boolean
      /** On a screen it is shown when somebody asks for it. */
      readonly isSensitive?: true
      readonly answer: PrintedAnswer
    }
  | {
      readonly kind: 'group'
      readonly id: string
      readonly title: string
      readonly entries: readonly PrintedEntry[]
    }

/** A filled form to be read and printed: questions with their answers in order; unanswered and hidden ones are left out unless their author says otherwise. */
export function printedForm(
  elements: readonly Element[],
  given: Answers,
  print: PrintWords,
): readonly PrintedEntry[] {
  return elements.flatMap((element) => (element.hidden ? [] : entryOf(element, given, print)))
}

function entryOf(element: Element, given: Answers, written: PrintWords): readonly PrintedEntry[] {
  if (holdsOthers(element)) return groupOf(element, given, written)
  const { words } = written
  const { print = {} } = element
  const value = given[element.id]
  const isLeftOut = print.hide || (isBlank(value) && print.hideWhenEmpty !== false)
  if (isLeftOut || !holdsAnswer(element)) return []
  const inner = innerAnswers(element, value, written.inner)
  if (inner) return innerGroup(element, inner, written)
  const name = textOf(element, words)
  const shown = print.label === 'Short' && element.shortLabel ? words.fill(element.shortLabel) : name
  return [
    {
      kind: 'answer',
      id: element.id,
      ...(print.label !== 'None' && { label: shown }),
      name,
      isBlock: isBlock(element),
      breaks: print.pageBreakBefore === true,
      ...(element.sensitive && !isBlank(value) && { isSensitive: true as const }),
      answer: printedAnswer(element, value, written),
    },
  ]
}

function isBlock({ type, print }: Element): boolean {
  return print?.layout === undefined ? elementKinds[type].isBlock === true : print.layout !== 'Inline'
}

function groupOf(element: Element, given: Answers, print: PrintWords): readonly PrintedEntry[] {
  const inner = (element.children ?? []).map((child) =>
    element.sensitive ? { ...child, sensitive: true } : child,
  )
  const entries = inner.flatMap((child) => entryOf(child, given, print))
  if (entries.length === 0) return []
  const title = element.label || element.labelId ? textOf(element, print.words) : ''
  return [{ kind: 'group', id: element.id, title, entries }]
}

/** A form inside this one: each of its questions with its answer, and behind them what they score and what was done about their alerts. */
function innerGroup(element: Element, inner: InnerAnswers, print: PrintWords): readonly PrintedEntry[] {
  const { words } = print
  const entries = [
    ...printedForm(inner.elements, inner.answers, print),
    ...inner.scores.map((score) => resultEntry(score, words)),
    ...inner.alerts.map((alert) => resultEntry(alert, words)),
  ]
  if (entries.length === 0) return []
  const title = element.print?.label === 'None' ? '' : textOf(element, words)
  const placed = entries.map((entry) => ({ ...entry, id: `${element.id}/${entry.id}` }))
  return [{ kind: 'group', id: element.id, title, entries: placed }]
}

function resultEntry({ id, name, said }: InnerResult, { message }: PrintWords['words']): PrintedEntry {
  const text = said
    .map((part) => (part === 'Incomplete' ? message('form.score-incomplete') : part))
    .join(' · ')
  return {
    kind: 'answer',
    id,
    label: name,
    name,
    isBlock: false,
    breaks: false,
    answer: text === '' ? { kind: 'blank' } : { kind: 'words', text },
  }
}
