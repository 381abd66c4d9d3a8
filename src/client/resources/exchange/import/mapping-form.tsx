import { NativeSelect, TextInput } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import type { ImportField } from '#client/resources/exchange/import/converting/import-field.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { MessageId } from '#generated/messages/ids.ts'
import { type Separator, separators } from '#shared/csv/read-csv.ts'
import type { OpenFile } from './import-state.ts'
import type { Import } from './use-import.ts'

const shownValues = 3

type Props = { readonly coming: Import; readonly isBusy: boolean }

/** The form of an import's mapping: what the file is, what each of its columns becomes, and what every line has that the file does not say. */
export function MappingForm({ coming, isBusy }: Props): ReactNode {
  const words = useWords()
  const { state, job, asked, fields } = coming
  const { file, mapping } = state
  if (!file) return null
  const columns = file.table.headers.map((header, column) => ({ header, column }))

  return (
    <fieldset className="exchange-mapping" disabled={isBusy}>
      <legend>{words('exchange.file-is', { name: file.name, rows: file.table.rows.length })}</legend>
      <TextFacts file={file} onSeparate={(separator) => void coming.separate(separator)} />
      <div className="exchange-scroll">
        <table className="exchange-table">
          <thead>
            <tr>
              <th scope="col">{words('exchange.column')}</th>
              <th scope="col">{words('exchange.first-values')}</th>
              <th scope="col">{words('exchange.becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ header, column }) => (
              <MappingLine
                key={column}
                header={header === '' ? String(column + 1) : header}
                values={file.table.rows.slice(0, shownValues).map(({ cells }) => cells[column] ?? '')}
                fields={fields}
                chosen={mapping[column]}
                onChoose={(key) =>
                  job.arrange({ mapping: mapping.map((each, index) => (index === column ? key : each)) })
                }
              />
            ))}
          </tbody>
        </table>
      </div>
      <NativeSelect
        className="exchange-short"
        label={words('exchange.order')}
        value={state.order}
        data={[
          { value: 'month-day', label: words('exchange.month-day') },
          { value: 'day-month', label: words('exchange.day-month') },
        ]}
        onChange={(event) =>
          job.arrange({ order: event.currentTarget.value === 'day-month' ? 'day-month' : 'month-day' })
        }
      />
      {asked.length > 0 && <Constants coming={coming} />}
    </fieldset>
  )
}

const separatorNames: { readonly [Each in Separator]: MessageId } = {
  ',': 'exchange.comma',
  ';': 'exchange.semicolon',
  '\t': 'exchange.tab',
  '|': 'exchange.bar',
}

type TextFactsProps = { readonly file: OpenFile; readonly onSeparate: (separator: Separator) => void }

function TextFacts({ file, onSeparate }: TextFactsProps): ReactNode {
  const words = useWords()
  const { text } = file.table
  if (!text) return null
  return (
    <>
      <NativeSelect
        className="exchange-short"
        label={words('exchange.separator')}
        description={words('exchange.encoding', { encoding: text.encoding })}
        value={text.separator}
        data={separators.map((separator) => ({ value: separator, label: words(separatorNames[separator]) }))}
        onChange={(event) => {
          const chosen = separators.find((separator) => separator === event.currentTarget.value)
          if (chosen) onSeparate(chosen)
        }}
      />
      {text.hasOpenQuote && <p className="exchange-trouble">{words('exchange.open-quote')}</p>}
    </>
  )
}

type LineProps = {
  readonly header: string
  readonly values: readonly string[]
  readonly fields: readonly ImportField[]
  readonly chosen: string | undefined
  readonly onChoose: (key: string | undefined) => void
}

function MappingLine({ header, values, fields, chosen, onChoose }: LineProps): ReactNode {
  const words = useWords()
  const options = useMemo(
    () => [
      { value: '', label: words('exchange.not-imported') },
      ...fields.map(({ key, label }) => ({ value: key, label })),
    ],
    [fields, words],
  )
  return (
    <tr>
      <th scope="row">{header}</th>
      <td>{values.filter((value) => value !== '').join(' · ')}</td>
      <td>
        <NativeSelect
          aria-label={words('exchange.becomes-of', { column: header })}
          data={options}
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.currentTarget.value || undefined)}
        />
      </td>
    </tr>
  )
}

/** Required fields without a column: one text for every line. */
function Constants({ coming }: { readonly coming: Import }): ReactNode {
  const words = useWords()
  const { asked, state, job } = coming
  const put = (key: string, text: string) => job.arrange({ constants: { ...state.constants, [key]: text } })
  return (
    <section className="exchange-constants" aria-label={words('exchange.constants')}>
      <h2>{words('exchange.constants')}</h2>
      {asked.map((field) => (
        <Constant key={field.key} field={field} text={state.constants[field.key] ?? ''} onChange={put} />
      ))}
    </section>
  )
}

type ConstantProps = {
  readonly field: ImportField
  readonly text: string
  readonly onChange: (key: string, text: string) => void
}

function Constant({ field, text, onChange }: ConstantProps): ReactNode {
  const labels = useLabels()
  const { key, label, element } = field
  if (element.type !== 'Choice' || !element.options)
    return (
      <TextInput label={label} value={text} onChange={(event) => onChange(key, event.currentTarget.value)} />
    )
  const options = element.options.map(({ code, label: own, labelId }) => ({
    value: code,
    label: labelId === undefined ? (own ?? code) : labels(labelId),
  }))
  return (
    <NativeSelect
      label={label}
      value={text}
      data={[{ value: '', label: '' }, ...options]}
      onChange={(event) => onChange(key, event.currentTarget.value)}
    />
  )
}
