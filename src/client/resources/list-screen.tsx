import { Badge, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { typeNamed, useDescription, useVerbs } from '#client/resources/rows/use-description.ts'
import type { Rows } from '#client/resources/rows/use-rows.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useLocale, useWords, type Words } from '#client/ui/words.tsx'
import { type PlainId, plainId } from '#generated/operations/operations.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { CellConflict } from './cells/cell-conflict.tsx'
import { FilterBar } from './filtering/filter-bar.tsx'
import { ListMenu } from './list-menu.tsx'
import { RecordList } from './record-list.tsx'
import { useList } from './use-list.ts'
import { useViews, type Views } from './views/use-views.ts'
import { ViewTabs } from './views/view-tabs.tsx'
import './resources.css'

/** The list of one type: `/resources/Location?where=…`. */
export function ListScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const type = typeNamed(params.type)
  if (!type)
    return (
      <Page title={words('resources.screen.list')}>
        <FailureNotice failure={{ kind: 'missing' }} />
      </Page>
    )
  return <OpenList key={type} type={type} />
}

function OpenList({ type }: { readonly type: NonNullable<ReturnType<typeof typeNamed>> }): ReactNode {
  const labels = useLabels()
  const description = useDescription(type)
  const query = plainId[description.type].query
  const can = useVerbs(description.type)

  if (!can('query'))
    return (
      <Page title={labels(description.pluralId)}>
        <FailureNotice failure={{ kind: 'forbidden', permission: `${type}:Read` }} />
      </Page>
    )
  return <List description={description} query={query} />
}

type Props = { readonly description: ScreenDescription; readonly query: PlainId<'query'> }

function List({ description, query }: Props): ReactNode {
  const labels = useLabels()
  const go = useGo()
  const can = useVerbs(description.type)
  const views = useViews(description)
  useShortcut('n', () => can('create') && go(`/resources/${description.type}/new`), 'resources.key-new')
  if (!views.isKnown)
    return (
      <Page title={labels(description.pluralId)} isFlush>
        <Loading what={labels(description.pluralId)} shape="rows" />
      </Page>
    )
  return <ListOfView description={description} query={query} views={views} />
}

function ListOfView({ description, query, views }: Props & { readonly views: Views }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const locale = useLocale()
  const go = useGo()
  const can = useVerbs(description.type)
  const list = useList(description, query, views)
  const { rows, view, edits } = list
  const path = `/resources/${description.type}`
  return (
    <Page
      title={labels(description.pluralId)}
      beside={<Badge color="gray">{countText(rows, words, locale)}</Badge>}
      isFlush
      toolbar={
        <>
          <ListMenu description={description} view={view} total={rows.total} />
          {can('create') && (
            <Button leftSection={<IconPlus size={14} aria-hidden="true" />} onClick={() => go(`${path}/new`)}>
              {words('resources.new-of', { type: labels(description.titleId) })}
            </Button>
          )}
        </>
      }
    >
      <div className="list" aria-busy={rows.isComing}>
        <ViewTabs description={description} views={views} />
        <FilterBar list={list} views={views} />
        <BulkBar {...list} shown={rows.answer?.ok ? rows.answer.value : []} />
        <RecordList {...list} />
        <CellConflict description={description} edits={edits} />
      </div>
    </Page>
  )
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
