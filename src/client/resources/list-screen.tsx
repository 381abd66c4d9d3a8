import { Badge, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { ScreenProps } from '#client/routing/feature.ts'
import { useGo, useSearch } from '#client/routing/go.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page.tsx'
import { useShortcut } from '#client/ui/use-shortcut.ts'
import { useLabels, useLocale, useWords, type Words } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { useTicks } from './bulk/use-ticks.ts'
import { CellConflict } from './cells/cell-conflict.tsx'
import { useCellEdits } from './cells/use-cell-edits.ts'
import { type PlainId, plainId, typeNamed, useDescription, useVerbs } from './description.ts'
import { ListMenu } from './exchange/list-menu.tsx'
import { FilterBar } from './filtering/filter-bar.tsx'
import { wireFilters } from './filtering/wire-filters.ts'
import { type ListView, searchOfView, viewOf } from './list-view.ts'
import { RecordList } from './record-list.tsx'
import { type Rows, useRows } from './use-rows.ts'
import './resources.css'

/** The list of one type: `/resources/Location?where=…`. */
export function ListScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const type = typeNamed(params.type)
  if (!type)
    return (
      <Page title={words('resources.title')}>
        <FailureNotice failure={{ kind: 'missing' }} />
      </Page>
    )
  return <OpenList key={type} type={type} />
}

function OpenList({ type }: { readonly type: NonNullable<ReturnType<typeof typeNamed>> }): ReactNode {
  const labels = useLabels()
  const description = useDescription(type)
  const query = plainId(description.word, 'query')
  const can = useVerbs(description.word)

  if (!query || !can('query'))
    return (
      <Page title={labels(description.pluralId)}>
        <FailureNotice failure={{ kind: 'forbidden', permission: `${type}:Read` }} />
      </Page>
    )
  return <List description={description} query={query} />
}

type Props = { readonly description: ScreenDescription; readonly query: PlainId<'query'> }

function List({ description, query }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const locale = useLocale()
  const go = useGo()
  const can = useVerbs(description.word)
  const { view, change } = useView(description)
  const rows = useAskedRows(description, query, view)
  const [widths, setWidths] = useState({})
  const choice = { widths, choose: setWidths }
  const shownIds = useMemo(
    () => (rows.answer?.ok ? rows.answer.value.map(({ id }) => id) : []),
    [rows.answer],
  )
  const ticks = useTicks(shownIds, rows.total ?? shownIds.length, JSON.stringify(view.conditions))
  const edits = useCellEdits(description, rows)
  const path = `/resources/${description.type}`
  const canCreate = can('create')
  useShortcut('n', () => canCreate && go(`${path}/new`), 'resources.key-new')

  return (
    <Page
      title={labels(description.pluralId)}
      beside={<Badge color="gray">{countText(rows, words, locale)}</Badge>}
      isFlush
      toolbar={
        <>
          <ListMenu description={description} view={view} total={rows.total} />
          {canCreate && (
            <Button leftSection={<IconPlus size={14} aria-hidden="true" />} onClick={() => go(`${path}/new`)}>
              {words('resources.new-of', { type: labels(description.titleId) })}
            </Button>
          )}
        </>
      }
    >
      <div className="list" aria-busy={rows.isComing}>
        <FilterBar description={description} view={view} onChange={change} onRefresh={rows.again} />
        <RecordList
          description={description}
          view={view}
          rows={rows}
          onChange={change}
          choice={choice}
          ticks={ticks}
          edits={edits}
        />
        <CellConflict description={description} edits={edits} />
      </div>
    </Page>
  )
}

function useView(description: ScreenDescription) {
  const [search, setSearch] = useSearch()
  const { sort, order, columns, where } = search
  const view = useMemo(
    () => viewOf({ sort, order, columns, where }, description),
    [sort, order, columns, where, description],
  )
  return { view, change: (next: ListView) => setSearch(searchOfView(next, description)) }
}

function useAskedRows(description: ScreenDescription, query: PlainId<'query'>, view: ListView): Rows {
  const { timezone } = useMoments()
  const filters = useMemo(
    () => wireFilters(view.conditions, description.columns, timezone),
    [view.conditions, description.columns, timezone],
  )
  return useRows({ query, filters, sort: view.sort })
}

function countText({ answer, total, hasMore }: Rows, words: Words, locale: string): string {
  if (!answer?.ok) return '…'
  const format = new Intl.NumberFormat(locale)
  const shown = answer.value.length
  if (total === undefined && hasMore) return `${format.format(shown)}+`
  const all = Math.max(total ?? shown, shown)
  if (shown === all) return format.format(all)
  return words('resources.some-of', { shown: format.format(shown), total: format.format(all) })
}
