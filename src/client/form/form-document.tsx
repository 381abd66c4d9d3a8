import type { ReactNode } from 'react'
import { useReader } from '#client/form/words/use-reader.ts'
import { useScreenWords } from '#client/form/words/use-screen-words.ts'
import { useWords } from '#client/ui/words.tsx'
import { type Answer, type Answers, isBlank, isRecord, listOf } from '#shared/answers/answer.ts'
import { answerText, holdsAnswer, holdsOthers } from '#shared/elements/element.ts'
import { elementKinds } from '#shared/elements/element-kinds.ts'
import type { Reader } from '#shared/elements/kind/element-kind.ts'
import { columnsOf } from '#shared/elements/rows/grid.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import { type ScreenWords, textOf } from '#shared/forms/screens/form-screen.ts'
import { printedViews } from './printed-views.tsx'
import './composed.css'
import './form.css'
import './form-choices.css'
import './form-rows.css'

type DrawingContext = { readonly words: ScreenWords; readonly reader: Reader; readonly answers: OpenAnswers }

/** A filled form to be read and printed: questions with their answers, unanswered and hidden ones left out. */
export function FormDocument({ answers }: { readonly answers: OpenAnswers }): ReactNode {
  const words = useScreenWords()
  const reader = useReader(words)
  const context = { words, reader, answers }
  const given = answers.toAnswers('final')
  const { elements } = answers.form.definition
  return Object.keys(given).length === 0 ? (
    <Nothing />
  ) : (
    <Answered elements={elements} given={given} context={context} />
  )
}

function Nothing(): ReactNode {
  const words = useWords()
  return <p className="form-help">{words('form.nothing-entered')}</p>
}

type AnsweredProps = {
  readonly elements: readonly Element[]
  readonly given: Answers
  readonly context: DrawingContext
}

function Answered({ elements, given, context }: AnsweredProps): ReactNode {
  const lines = elements.flatMap((element) => (element.hidden ? [] : lineOf(element, given, context)))
  return <div className="form-document">{lines}</div>
}

function lineOf(element: Element, given: Answers, context: DrawingContext): readonly ReactNode[] {
  if (holdsOthers(element)) return sectionLines(element, given, context)
  const { print = {} } = element
  const value = given[element.id]
  const isLeftOut = print.hide || (isBlank(value) && print.hideWhenEmpty !== false)
  if (isLeftOut || !holdsAnswer(element)) return []
  return [
    <dl
      key={element.id}
      className="form-answer"
      data-block={isBlock(element)}
      data-breaks={print.pageBreakBefore || undefined}
    >
      {print.label !== 'None' && <dt>{printedLabel(element, context)}</dt>}
      <dd>{isBlank(value) ? '—' : drawnValue(element, value, context)}</dd>
    </dl>,
  ]
}

function isBlock({ type, print }: Element): boolean | undefined {
  return print?.layout === undefined ? elementKinds[type].isBlock : print.layout !== 'Inline'
}

function printedLabel(element: Element, { words }: DrawingContext): string {
  const { print, shortLabel } = element
  return print?.label === 'Short' && shortLabel ? words.fill(shortLabel) : textOf(element, words)
}

function sectionLines(element: Element, given: Answers, context: DrawingContext): readonly ReactNode[] {
  const inner = (element.children ?? []).flatMap((child) => lineOf(child, given, context))
  if (inner.length === 0) return []
  const title = element.label || element.labelId ? textOf(element, context.words) : ''
  return [
    <section key={element.id}>
      {title && <h3 className="form-section-title">{title}</h3>}
      {inner}
    </section>,
  ]
}

function drawnValue(element: Element, value: Answer, context: DrawingContext): ReactNode {
  if (element.type === 'Repeater') return <Rows element={element} rows={listOf(value)} context={context} />
  if (element.type === 'Grid') return <Table element={element} value={value} context={context} />
  const Printed = printedViews[element.type]
  if (Printed && !Array.isArray(value))
    return (
      <Printed
        element={element}
        label={textOf(element, context.words)}
        value={value}
        reader={context.reader}
      />
    )
  if (element.print?.showAll && element.options)
    return <AllOptions element={element} value={value} words={context.words} />
  return answerText(element, value, context.reader)
}

type OptionsProps = { readonly element: Element; readonly value: Answer; readonly words: ScreenWords }

/** All that could have been chosen, with what was. */
function AllOptions({ element, value, words }: OptionsProps): ReactNode {
  const chosen = new Set([value].flat())
  return (
    <ul className="form-all-options">
      {(element.options ?? []).map(({ code, label, labelId }) => (
        <li key={code}>
          {chosen.has(code) ? '☒' : '☐'} {labelId ? words.message(labelId) : words.fill(label ?? code)}
        </li>
      ))}
    </ul>
  )
}

type RowsProps = {
  readonly element: Element
  readonly rows: readonly Answer[]
  readonly context: DrawingContext
}

function Rows({ element, rows, context }: RowsProps): ReactNode {
  return (
    <ol>
      {rows.filter(isRecord).map((row) => (
        <li key={String(row._rowId)}>
          <Answered elements={element.children ?? []} given={row} context={context} />
        </li>
      ))}
    </ol>
  )
}

type TableProps = { readonly element: Element; readonly value: Answer; readonly context: DrawingContext }

function Table({ element, value, context }: TableProps): ReactNode {
  const columns = columnsOf(element)
  const rows = gridRows(element, value)
  return (
    <div className="form-table">
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {textOf(column, context.words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {columns.map((column) => {
                const cell = row.cells[column.id]
                return (
                  <td key={column.id}>{isBlank(cell) ? '' : answerText(column, cell, context.reader)}</td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function gridRows(element: Element, value: Answer) {
  if (Array.isArray(value)) {
    return value
      .filter(isRecord)
      .map((cells, index) => ({ id: String(index), label: String(index + 1), cells }))
  }
  const rows = isRecord(value) && isRecord(value.rows) ? value.rows : {}
  return (element.rows ?? []).flatMap(({ id, label }) => {
    const cells = rows[id]
    return isRecord(cells) ? [{ id, label: label ?? id, cells }] : []
  })
}
