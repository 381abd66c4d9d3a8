import { Button } from '@mantine/core'
import { IconFilterOff, IconListSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useVerbs } from '#client/resources/rows/use-description.ts'
import { useNarrow } from '#client/resources/rows/use-narrow.ts'
import type { ListProps } from '#client/resources/views/list-props.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { RecordTable } from './grid/record-table.tsx'
import { RecordCards } from './record-cards.tsx'

/** The rows as a table, on a phone as cards; or why there are none. */
export function RecordList(props: ListProps): ReactNode {
  const labels = useLabels()
  const isNarrow = useNarrow()
  const { answer, again } = props.rows

  if (!answer) return <Loading what={labels(props.description.pluralId)} shape="rows" />
  if (!answer.ok)
    return (
      <div className="list-notice">
        <FailureNotice failure={answer.failure} onRetry={again} />
      </div>
    )
  if (answer.value.length === 0) return <NoRows {...props} />
  return isNarrow ? (
    <RecordCards {...props} shown={answer.value} />
  ) : (
    <RecordTable {...props} shown={answer.value} />
  )
}

function NoRows({ description, view, onChange }: ListProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const go = useGo()
  const can = useVerbs(description.type)
  const types = labels(description.pluralId)

  if (view.conditions.length > 0)
    return (
      <EmptyState
        icon={IconFilterOff}
        title={words('resources.none-fits', { types })}
        text={words('resources.none-fits-text')}
        action={
          <Button variant="default" onClick={() => onChange({ ...view, conditions: [] })}>
            {words('resources.clear-filters')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={IconListSearch}
      title={words('resources.none', { types })}
      text={words(can('create') ? 'resources.none-text' : 'resources.none-text-closed')}
      action={
        can('create') && (
          <Button onClick={() => go(`/resources/${description.type}/new`)}>
            {words('resources.new-of', { type: labels(description.titleId) })}
          </Button>
        )
      }
    />
  )
}
