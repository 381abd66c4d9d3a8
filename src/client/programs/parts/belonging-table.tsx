import type { ReactNode } from 'react'
import './parts.css'

type Props = { readonly headings: readonly string[]; readonly children: ReactNode }

/** A table under these headings; on a phone each row says its headings itself. */
export function BelongingTable({ headings, children }: Props): ReactNode {
  return (
    <table className="belonging-table">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  )
}

type CellProps = { readonly label: string; readonly children: ReactNode }

/** A cell, with a dash where there is nothing. */
export function BelongingCell({ label, children }: CellProps): ReactNode {
  const isEmpty = children === undefined || children === '' || children === false
  return <td data-label={label}>{isEmpty ? '–' : children}</td>
}
