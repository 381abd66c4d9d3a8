import { type Answer, type Answers, isBlank, isRecord, listOf } from '#shared/answers/answer.ts'
import { answerText, compositionOf } from '#shared/elements/element.ts'
import type { Reader } from '#shared/elements/kind/element-kind.ts'
import { type Stroke, strokesOf } from '#shared/elements/people/strokes.ts'
import { columnsOf } from '#shared/elements/rows/grid.ts'
import { readRichText } from '#shared/elements/text/read-rich-text.ts'
import type { RichBlock } from '#shared/elements/text/rich-block.ts'
import { isRich } from '#shared/elements/text/rich-words.ts'
import type { Element, ElementType } from '#shared/forms/definition.ts'
import { type ScreenWords, textOf } from '#shared/forms/screens/form-screen.ts'
import type { Filled } from './filled.ts'
import type { InnerForms } from './inner-answers.ts'
import { type ListedOptions, mostListed, type WrittenOption, writtenOptions } from './listed-options.ts'

/** One row of a printed table: what it is called, and its cells in the order of the columns. */
export type PrintedRow = { readonly id: string; readonly label: string; readonly cells: readonly string[] }

/** What an answer says to whoever reads it, on a screen and on paper alike. */
export type PrintedAnswer =
  | { readonly kind: 'blank' }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'rich'; readonly text: string; readonly blocks: readonly RichBlock[] }
  /** What could have been chosen, with what was; of a long list its first ones, and how many `more` there are. */
  | {
      readonly kind: 'options'
      readonly options: readonly (WrittenOption & { readonly isChosen: boolean })[]
      readonly more: number
    }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly PrintedRow[] }
  | { readonly kind: 'rows'; readonly rows: readonly Filled[] }
  | {
      readonly kind: 'drawing'
      readonly value: Answers
      readonly strokes: readonly Stroke[]
      readonly text: string
    }
  | { readonly kind: 'signature'; readonly strokes: readonly Stroke[]; readonly text: string }
  /** Files by their names, one beneath the other. */
  | { readonly kind: 'files'; readonly files: readonly Answer[]; readonly text: string }
  | { readonly kind: 'image'; readonly media: Answer | undefined; readonly text: string }
  /** A figure with its marks: what is said of all of it, and of each mark. */
  | {
      readonly kind: 'body'
      readonly value: Answers
      readonly text: string
      readonly marks: readonly string[]
    }

/** What answers are written with: the words of the form, how its answers are read, what coded lists offer, and the forms inside it. */
export type PrintWords = {
  readonly words: ScreenWords
  readonly reader: Reader
  readonly listed: ListedOptions
  readonly inner: InnerForms
}

/** An answer as it is read and printed. */
export function printedAnswer(element: Element, value: Answer | undefined, print: PrintWords): PrintedAnswer {
  const { reader } = print
  if (isBlank(value)) return { kind: 'blank' }
  if (element.type === 'Grid') return printedTable(element, value, print)
  if (element.type === 'Attachment')
    return { kind: 'files', files: listOf(value), text: answerText(element, value, reader) }
  const special = Array.isArray(value) ? undefined : specials[element.type]?.(element, value, reader)
  if (special) return special
  const options = element.print?.showAll ? writtenOptions(element, print) : []
  if (options.length > 0) return allOptions(element, value, { options, print })
  return { kind: 'words', text: answerText(element, value, reader) }
}

type Special = (element: Element, value: Answer, reader: Reader) => PrintedAnswer | undefined

/** Answers that are more than words. */
const specials: { readonly [Type in ElementType]?: Special } = {
  Text: (element, value) =>
    isRich(element) && typeof value === 'string'
      ? { kind: 'rich', text: value, blocks: readRichText(value) }
      : undefined,
  Image: (_, value) => {
    const { media, caption } = recordOf(value)
    return { kind: 'image', media, text: textIn(caption) }
  },
  Drawing: (_, value) => {
    const drawing = recordOf(value)
    return {
      kind: 'drawing',
      value: drawing,
      strokes: strokesOf(drawing.strokes),
      text: textIn(drawing.description),
    }
  },
  Signature: (element, value, reader) => ({
    kind: 'signature',
    strokes: strokesOf(recordOf(value).strokes),
    text: answerText(element, value, reader),
  }),
  BodyMap: printedBody,
}

function printedBody(element: Element, value: Answer, reader: Reader): PrintedAnswer {
  const map = recordOf(value)
  const parts = compositionOf(element)?.parts ?? []
  const table = parts.find(({ id }) => id === 'marks')
  const columns = (table ? columnsOf(table) : []).filter(({ id }) => id !== 'x' && id !== 'y')
  const about = parts.filter(({ id }) => id !== 'marks')
  return {
    kind: 'body',
    value: map,
    text: answered(about, map, reader),
    marks: listOf(map.marks)
      .filter(isRecord)
      .map((mark) => answered(columns, mark, reader)),
  }
}

/** The answered parts of a record in one line. */
function answered(parts: readonly Element[], record: Answers, reader: Reader): string {
  return parts
    .flatMap((part) => {
      const answer = record[part.id]
      return isBlank(answer) ? [] : [answerText(part, answer, reader)]
    })
    .join(' · ')
}

function printedTable(element: Element, value: Answer, { words, reader }: PrintWords): PrintedAnswer {
  const columns = columnsOf(element)
  return {
    kind: 'table',
    columns: columns.map((column) => textOf(column, words)),
    rows: gridRows(element, value).map(({ id, label, cells }) => ({
      id,
      label,
      cells: columns.map((column) => {
        const cell = cells[column.id]
        return isBlank(cell) ? '' : answerText(column, cell, reader)
      }),
    })),
  }
}

function gridRows(element: Element, value: Answer) {
  if (Array.isArray(value)) {
    return value
      .filter(isRecord)
      .map((cells, index) => ({ id: String(index), label: String(index + 1), cells }))
  }
  const rows = recordOf(recordOf(value).rows)
  return (element.rows ?? []).flatMap(({ id, label }) => {
    const cells = rows[id]
    return isRecord(cells) ? [{ id, label: label ?? id, cells }] : []
  })
}

type Offered = { readonly options: readonly WrittenOption[]; readonly print: PrintWords }

/** The options with what was chosen; what was chosen beside them, and words of one's own, stand behind them. */
function allOptions(element: Element, value: Answer, { options, print }: Offered): PrintedAnswer {
  const { words, reader } = print
  const chosen = [value].flat()
  const codes = chosen
    .map((each) => (isRecord(each) ? each.code : each))
    .filter((code) => typeof code === 'string')
  const own = chosen.flatMap((each) => (isRecord(each) && typeof each.text === 'string' ? [each.text] : []))
  const most = element.options?.length ? options.length : mostListed
  const shown = options.filter(({ code }, at) => at < most || codes.includes(code))
  const beside = codes.filter((code) => options.every((option) => option.code !== code))
  return {
    kind: 'options',
    options: [
      ...shown.map((option) => ({ ...option, isChosen: codes.includes(option.code) })),
      ...beside.map((code) => ({ code, label: answerText(element, code, reader), isChosen: true })),
      ...own.map((text) => ({
        code: ` ${text}`,
        label: `${words.message('form.other')}: ${text}`,
        isChosen: true,
      })),
    ],
    more: options.length - shown.length,
  }
}

function recordOf(value: Answer | undefined): Answers {
  return isRecord(value) ? value : {}
}

function textIn(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : ''
}
