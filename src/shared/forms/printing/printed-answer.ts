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

/** One row of a printed table: what it is called, and its cells in the order of the columns. */
export type PrintedRow = { readonly id: string; readonly label: string; readonly cells: readonly string[] }

/** What an answer says to whoever reads it, on a screen and on paper alike. */
export type PrintedAnswer =
  | { readonly kind: 'blank' }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'rich'; readonly text: string; readonly blocks: readonly RichBlock[] }
  /** All that could have been chosen, with what was. */
  | {
      readonly kind: 'options'
      readonly options: readonly {
        readonly code: string
        readonly label: string
        readonly isChosen: boolean
      }[]
    }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly PrintedRow[] }
  | { readonly kind: 'rows'; readonly element: Element; readonly rows: readonly Answers[] }
  | {
      readonly kind: 'drawing'
      readonly value: Answers
      readonly strokes: readonly Stroke[]
      readonly text: string
    }
  | { readonly kind: 'signature'; readonly strokes: readonly Stroke[]; readonly text: string }
  | { readonly kind: 'image'; readonly media: Answer | undefined; readonly text: string }
  /** A figure with its marks: what is said of all of it, and of each mark. */
  | {
      readonly kind: 'body'
      readonly value: Answers
      readonly text: string
      readonly marks: readonly string[]
    }

/** What answers are written with: the words of the form, and how its answers are read. */
export type PrintWords = { readonly words: ScreenWords; readonly reader: Reader }

/** An answer as it is read and printed. */
export function printedAnswer(
  element: Element,
  value: Answer | undefined,
  { words, reader }: PrintWords,
): PrintedAnswer {
  if (isBlank(value)) return { kind: 'blank' }
  if (element.type === 'Repeater') return { kind: 'rows', element, rows: listOf(value).filter(isRecord) }
  if (element.type === 'Grid') return printedTable(element, value, { words, reader })
  const special = Array.isArray(value) ? undefined : specials[element.type]?.(element, value, reader)
  if (special) return special
  if (element.print?.showAll && element.options) return allOptions(element, value, words)
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

/** All options with what was chosen; words of one's own stand behind them. */
function allOptions({ options = [] }: Element, value: Answer, words: ScreenWords): PrintedAnswer {
  const chosen = [value].flat()
  const codes = new Set(chosen.map((each) => (isRecord(each) ? each.code : each)))
  const own = chosen.flatMap((each) => (isRecord(each) && typeof each.text === 'string' ? [each.text] : []))
  return {
    kind: 'options',
    options: [
      ...options.map(({ code, label, labelId }) => ({
        code,
        label: labelId ? words.message(labelId) : words.fill(label ?? code),
        isChosen: codes.has(code),
      })),
      ...own.map((text) => ({
        code: ` ${text}`,
        label: `${words.message('form.other')}: ${text}`,
        isChosen: true,
      })),
    ],
  }
}

function recordOf(value: Answer | undefined): Answers {
  return isRecord(value) ? value : {}
}

function textIn(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : ''
}
