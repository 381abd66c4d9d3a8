import { isBlank } from '#shared/answers/answer.ts'
import { holdsAnswer, holdsOthers } from '#shared/elements/element.ts'
import { elementKinds } from '#shared/elements/element-kinds.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import { textOf } from '#shared/forms/screens/form-screen.ts'
import { type Filled, filledOf, filledRows } from './filled.ts'
import { type InnerAnswers, type InnerResult, innerAnswers } from './inner-answers.ts'
import { type PrintedAnswer, type PrintWords, printedAnswer } from './printed-answer.ts'
import { type WrittenInstructions, writtenInstructions } from './written-instructions.ts'

/** One question with its answer, the questions under one heading, words of the author between them, or where a page begins. */
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
  | (WrittenInstructions & {
      readonly kind: 'instructions'
      readonly id: string
      readonly tone?: Element['tone']
      readonly image?: Element['image']
    })
  | { readonly kind: 'page'; readonly id: string }

/** A filled form to be read and printed, in its order: questions with their answers, under their headings and with the instructions among them. Unanswered and hidden questions are left out unless their author says otherwise, and so is what heads or instructs nothing that was answered. */
export function printedForm(open: OpenAnswers, print: PrintWords): readonly PrintedEntry[] {
  const entries = printedRow(filledOf(open), print)
  return entries.some(isAnswered) ? entries : []
}

function isAnswered({ kind }: PrintedEntry): boolean {
  return kind === 'answer' || kind === 'group'
}

/** The same of one row; where nothing in it was answered, the pages that begin in it are all that is left. */
export function printedRow(filled: Filled, print: PrintWords): readonly PrintedEntry[] {
  const [before, ...headed] = cutAtHeadings(filled.elements.filter(({ hidden }) => !hidden))
  const first = before?.elements.flatMap((element) => entryOf(element, filled, print)) ?? []
  const entries = [...first, ...headed.flatMap((part) => headedGroup(part, filled, print))]
  return entries.some(isAnswered) ? entries : entries.filter(({ kind }) => kind === 'page')
}

type Headed = { readonly heading?: Element; readonly elements: readonly Element[] }

/** What stands before the first heading, and what each heading heads, with the deeper ones beneath it. */
function cutAtHeadings(elements: readonly Element[]): readonly Headed[] {
  const parts: { heading?: Element; elements: Element[] }[] = [{ elements: [] }]
  for (const element of elements) {
    const current = parts.at(-1)
    const isNext = !current?.heading || levelOf(element) <= levelOf(current.heading)
    if (element.type === 'Heading' && isNext) parts.push({ heading: element, elements: [] })
    else current?.elements.push(element)
  }
  return parts
}

function levelOf({ level = 2 }: Element): number {
  return level
}

function headedGroup(
  { heading, elements }: Headed,
  filled: Filled,
  print: PrintWords,
): readonly PrintedEntry[] {
  const entries = printedRow({ ...filled, elements }, print)
  if (!heading || !entries.some(isAnswered)) return entries
  const isShown = !heading.print?.hide && filled.isShown(heading.id)
  const title = isShown ? textOf(heading, print.words) : ''
  return [...pageBefore(heading), { kind: 'group', id: heading.id, title, entries }]
}

function pageBefore({ id, print }: Element): readonly PrintedEntry[] {
  return print?.pageBreakBefore ? [{ kind: 'page', id: `${id}/page` }] : []
}

function entryOf(element: Element, filled: Filled, written: PrintWords): readonly PrintedEntry[] {
  if (holdsOthers(element)) return groupOf(element, filled, written)
  const { words } = written
  const { print = {} } = element
  if (element.type === 'Instructions') return instructionsOf(element, filled, written)
  if (element.type === 'PageBreak') return pageOf(element, filled)
  const value = filled.answers[element.id]
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
      answer: answerOf(element, filled, written),
    },
  ]
}

function answerOf(element: Element, filled: Filled, written: PrintWords): PrintedAnswer {
  const value = filled.answers[element.id]
  return element.type === 'Repeater' && !isBlank(value)
    ? { kind: 'rows', rows: filledRows(element, value, filled) }
    : printedAnswer(element, value, written)
}

function pageOf({ id, print }: Element, { isShown }: Filled): readonly PrintedEntry[] {
  return print?.hide || !isShown(id) ? [] : [{ kind: 'page', id }]
}

function instructionsOf(
  element: Element,
  { isShown }: Filled,
  { words }: PrintWords,
): readonly PrintedEntry[] {
  if (element.print?.hide || !isShown(element.id)) return []
  const { id, tone, image } = element
  return [
    ...pageBefore(element),
    {
      kind: 'instructions',
      id,
      ...writtenInstructions(element, words),
      ...(tone && { tone }),
      ...(image && { image }),
    },
  ]
}

function isBlock({ type, print }: Element): boolean {
  return print?.layout === undefined ? elementKinds[type].isBlock === true : print.layout !== 'Inline'
}

function groupOf(element: Element, filled: Filled, print: PrintWords): readonly PrintedEntry[] {
  const inner = (element.children ?? []).map((child) =>
    element.sensitive ? { ...child, sensitive: true } : child,
  )
  const entries = printedRow({ ...filled, elements: inner }, print)
  if (!entries.some(isAnswered)) return entries
  const title = element.label || element.labelId ? textOf(element, print.words) : ''
  return [...pageBefore(element), { kind: 'group', id: element.id, title, entries }]
}

/** A form inside this one: each of its questions with its answer, and behind them what they score and what was done about their alerts. */
function innerGroup(element: Element, inner: InnerAnswers, print: PrintWords): readonly PrintedEntry[] {
  const { words } = print
  const entries = [
    ...printedRow(inner.filled, print),
    ...inner.scores.map((score) => resultEntry(score, words)),
    ...inner.alerts.map((alert) => resultEntry(alert, words)),
  ]
  const placed = entries.map((entry) => ({ ...entry, id: `${element.id}/${entry.id}` }))
  if (!entries.some(isAnswered)) return placed
  const title = element.print?.label === 'None' ? '' : textOf(element, words)
  return [...pageBefore(element), { kind: 'group', id: element.id, title, entries: placed }]
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
