import { useMemo } from 'react'
import { useRows } from '#client/resources/rows/use-rows.ts'
import { useTicks } from '#client/resources/rows/use-ticks.ts'
import type { ListProps } from '#client/resources/views/list-props.ts'
import { useMoments } from '#client/ui/moments.ts'
import type { PlainId } from '#generated/operations/operations.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { RowSelection } from './bulk/collect-rows.ts'
import { useCellEdits } from './cells/use-cell-edits.ts'
import { wireFilters } from './filtering/wire-filters.ts'
import type { Views } from './views/use-views.ts'

/** A list with all that is done in it. */
export type List = ListProps & { readonly wanted: RowSelection }

/** Asks for the rows of a view, and holds what is chosen and changed among them. */
export function useList(description: ScreenDescription, query: PlainId<'query'>, views: Views): List {
  const { timezone } = useMoments()
  const { view, change, choice } = views
  const { conditions, includeDeleted, sort } = view
  const filters = useMemo(
    () => wireFilters(conditions, description.columns, timezone),
    [conditions, description.columns, timezone],
  )
  const rows = useRows({ query, filters, sort, includeDeleted })
  const { answer, total } = rows
  const shownIds = useMemo(() => (answer?.ok ? answer.value.map(({ id }) => id) : []), [answer])
  const ticks = useTicks(shownIds, total ?? shownIds.length, JSON.stringify([conditions, includeDeleted]))
  const edits = useCellEdits(description, rows)
  const wanted = useMemo(() => ({ query, filters, includeDeleted }), [query, filters, includeDeleted])
  return { description, view, rows, onChange: change, choice, ticks, edits, wanted }
}
