import { Fragment, type ReactNode } from 'react'
import { LabelTags } from '#client/form/words/label-tags.tsx'
import { useWords } from '#client/ui/words.tsx'
import { membersOf } from '#shared/patch/members-of.ts'
import { SourceNote } from './source-note.tsx'

/** One column of a list of facts. */
export type FactColumn<Row> = {
  readonly id: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
}

type Props<Row> = {
  readonly caption: string
  readonly rows: readonly Row[]
  readonly columns: readonly FactColumn<Row>[]
  readonly nameOf: (row: Row) => string
  /** The buttons of a row, and the fields that are open beneath it. */
  readonly within: (row: Row) => { readonly buttons: ReactNode; readonly entry: ReactNode } | undefined
}

/** A table of facts, the name first; on a narrow screen each row is a card. */
export function FactTable<Row extends { readonly id: string }>(props: Props<Row>): ReactNode {
  const { caption, rows, columns, nameOf, within } = props
  const words = useWords()
  const [name, ...others] = columns
  return (
    <table className="tab-table fact-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{words('entry.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const more = within(row)
          return (
            <Fragment key={row.id}>
              <tr>
                <th scope="row">
                  {name ? name.cell(row) : nameOf(row)} <LabelTags meta={membersOf(row).meta} />{' '}
                  <SourceNote row={row} />
                </th>
                {others.map(({ id, label, cell }) => (
                  <td key={id} data-label={label}>
                    {cell(row)}
                  </td>
                ))}
                <td className="fact-acts">{more?.buttons}</td>
              </tr>
              {more?.entry && (
                <tr className="fact-open">
                  <td colSpan={columns.length + 1}>{more.entry}</td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
