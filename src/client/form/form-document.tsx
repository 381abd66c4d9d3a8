import type { ReactNode } from 'react'
import { InstructionWords } from '#client/form/elements/plain/instruction-words.tsx'
import {
  HeadingLevelProvider,
  headingTag,
  useHeadingLevel,
} from '#client/form/elements/rich/heading-level.ts'
import { SensitiveAnswer } from '#client/form/elements/sensitive-answer.tsx'
import { useInnerForms } from '#client/form/stored/use-inner-forms.ts'
import { useListedOptions } from '#client/form/words/use-listed-options.ts'
import { useReader } from '#client/form/words/use-reader.ts'
import { useScreenWords } from '#client/form/words/use-screen-words.ts'
import { useWords } from '#client/ui/words.tsx'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import type { PrintedAnswer, PrintWords } from '#shared/forms/printing/printed-answer.ts'
import { type PrintedEntry, printedForm, printedRow } from '#shared/forms/printing/printed-form.ts'
import { PrintedView } from './printed-view.tsx'
import './composed.css'
import './form.css'
import './form-choices.css'
import './form-rows.css'

type Props = {
  readonly answers: OpenAnswers
  /** The questions, by id, whose answers stand out. */
  readonly marked?: ReadonlySet<string>
}

const unmarked: ReadonlySet<string> = new Set()

/** A filled form to be read and printed: questions with their answers, unanswered and hidden ones left out. */
export function FormDocument({ answers, marked = unmarked }: Props): ReactNode {
  const words = useScreenWords()
  const reader = useReader(words)
  const listed = useListedOptions()
  const inner = useInnerForms()
  const print = { words, reader, listed, inner }
  const given = answers.toAnswers('final')
  return Object.keys(given).length === 0 ? (
    <Nothing />
  ) : (
    <Entries entries={printedForm(answers, print)} print={print} marked={marked} />
  )
}

function Nothing(): ReactNode {
  const words = useWords()
  return <p className="form-help">{words('form.nothing-entered')}</p>
}

function Differs(): ReactNode {
  const words = useWords()
  return <small className="form-aside"> {words('form.differs')}</small>
}

type EntriesProps = {
  readonly entries: readonly PrintedEntry[]
  readonly print: PrintWords
  readonly marked: ReadonlySet<string>
}

function Entries({ entries, ...shown }: EntriesProps): ReactNode {
  return <div className="form-document">{entries.map((entry) => drawn(entry, shown))}</div>
}

function drawn(entry: PrintedEntry, shown: Omit<EntriesProps, 'entries'>): ReactNode {
  if (entry.kind === 'group') return <Group key={entry.id} entry={entry} shown={shown} />
  if (entry.kind === 'instructions') return <InstructionWords key={entry.id} {...entry} />
  if (entry.kind === 'page') return <hr key={entry.id} className="form-page-break" />
  const { id, label, isBlock, breaks } = entry
  const isMarked = shown.marked.has(id)
  return (
    <dl
      key={id}
      className="form-answer"
      data-block={isBlock || undefined}
      data-breaks={breaks || undefined}
      data-marked={isMarked || undefined}
    >
      {label !== undefined && (
        <dt>
          {label}
          {isMarked && <Differs />}
        </dt>
      )}
      <dd>{drawnAnswer(entry, shown.print)}</dd>
    </dl>
  )
}

type GroupProps = {
  readonly entry: Extract<PrintedEntry, { readonly kind: 'group' }>
  readonly shown: Omit<EntriesProps, 'entries'>
}

function Group({ entry: { title, entries }, shown }: GroupProps): ReactNode {
  const level = useHeadingLevel()
  const Title = headingTag(level)
  const inner = entries.map((each) => drawn(each, shown))
  if (title === '') return <section>{inner}</section>
  return (
    <section>
      <Title className="form-section-title">{title}</Title>
      <HeadingLevelProvider value={level + 1}>{inner}</HeadingLevelProvider>
    </section>
  )
}

type AnswerEntry = Extract<PrintedEntry, { readonly kind: 'answer' }>

function drawnAnswer({ name, answer, isSensitive }: AnswerEntry, print: PrintWords): ReactNode {
  const drawn =
    answer.kind === 'rows' ? (
      <Rows answer={answer} print={print} />
    ) : (
      <PrintedView label={name} answer={answer} />
    )
  return isSensitive ? <SensitiveAnswer label={name}>{drawn}</SensitiveAnswer> : drawn
}

type RowsProps = {
  readonly answer: Extract<PrintedAnswer, { readonly kind: 'rows' }>
  readonly print: PrintWords
}

function Rows({ answer: { rows }, print }: RowsProps): ReactNode {
  return (
    <ol>
      {rows.map((row) => (
        <li key={String(row.answers._rowId)}>
          <Entries entries={printedRow(row, print)} print={print} marked={unmarked} />
        </li>
      ))}
    </ol>
  )
}
