import { useMemo } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { Wanted } from './bulk/collect-rows.ts'
import { useTicks } from './bulk/use-ticks.ts'
import { useCellEdits } from './cells/use-cell-edits.ts'
import type { PlainId } from './description.ts'
import { wireFilters } from './filtering/wire-filters.ts'
import type { ListProps } from './list-props.ts'
import { useRows } from './use-rows.ts'
import type { Views } from './views/use-views.ts'

/** A list with all that is done in it. */
export type List = ListProps & { readonly wanted: Wanted }

/** Asks for the rows of a view, and holds what is chosen and changed among them. */
export function useList(description: ScreenDescription, query: PlainId<'query'>, views: Views): List {
  const { timezone } = useMoments()
  const { view, change, choice } = views
  const { conditions, includesDeleted, sort } = view
  const filters = useMemo(
    () => wireFilters(conditions, description.columns, timezone),
    [conditions, description.columns, timezone],
  )
  const rows = useRows({ query, filters, sort, includesDeleted })
  const { answer, total } = rows
  const shownIds = useMemo(() => (answer?.ok ? answer.value.map(({ id }) => id) : []), [answer])
  const ticks = useTicks(shownIds, total ?? shownIds.length, JSON.stringify([conditions, includesDeleted]))
  const edits = useCellEdits(description, rows)
  const wanted = useMemo(() => ({ query, filters, includesDeleted }), [query, filters, includesDeleted])
  return { description, view, rows, onChange: change, choice, ticks, edits, wanted }
}
