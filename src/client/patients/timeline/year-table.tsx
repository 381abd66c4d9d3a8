import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ResourceType } from '#generated/types/resources.ts'
import type { YearCount } from './timeline-event.ts'

type Props = {
  readonly years: readonly YearCount[]
  readonly types: readonly ResourceType[]
  readonly chosen: string | undefined
  readonly onChoose: (year: string | undefined) => void
}

/** The table of years beside the drawing: how much of each kind; a year is a button that shows it alone. */
export function YearTable({ years, types, chosen, onChoose }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const columns = types.filter((type) => years.some(({ byType }) => byType.has(type)))
  if (years.length === 0) return null
  return (
    <div className="tab-scroll">
      <table className="tab-table">
        <caption className="visually-hidden">{words('chart-timeline.by-year')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('chart-timeline.year')}</th>
            {columns.map((type) => (
              <th key={type} scope="col">
                {labels(`types.${type}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, byType }) => (
            <tr key={year}>
              <th scope="row">
                <button
                  type="button"
                  className="timeline-choose"
                  aria-pressed={year === chosen}
                  onClick={() => onChoose(year === chosen ? undefined : year)}
                >
                  {year}
                </button>
              </th>
              {columns.map((type) => (
                <td key={type}>{byType.get(type) ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
