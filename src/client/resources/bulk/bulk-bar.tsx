import { Button, CloseButton } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Row } from '#client/resources/rows/use-description.ts'
import type { ListProps } from '#client/resources/views/list-props.ts'
import { openPart } from '#client/ui/states/is-stale-chunk.ts'
import { useLocale, useWords } from '#client/ui/words.tsx'
import type { RowSelection } from './collect-rows.ts'
import './bulk.css'

const BulkDialog = lazy(() =>
  openPart(() => import('./bulk-dialog.tsx')).then((file) => ({ default: file.BulkDialog })),
)

type Props = ListProps & { readonly wanted: RowSelection; readonly shown: readonly Row[] }

/** How many rows are chosen, and what can be done with them. */
export function BulkBar(props: Props): ReactNode {
  const words = useWords()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { ticks, rows, shown } = props
  const number = new Intl.NumberFormat(locale)
  const isEveryShown = shown.length > 0 && shown.every(({ id }) => ticks.has(id))
  const total = rows.total ?? shown.length
  if (ticks.count === 0 && !isOpen) return null

  return (
    <section className="bulk" aria-label={words('resources.bulk')}>
      <strong role="status">{words('resources.bulk-chosen', { count: number.format(ticks.count) })}</strong>
      <Button onClick={() => setOpen(true)}>{words('resources.bulk-change')}</Button>
      {isEveryShown && !ticks.isAll && total > shown.length && (
        <Button variant="subtle" onClick={ticks.chooseAll}>
          {words('resources.bulk-all', { total: number.format(total) })}
        </Button>
      )}
      <CloseButton aria-label={words('resources.bulk-clear')} onClick={ticks.clear} />
      {isOpen && (
        <Suspense>
          <BulkDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
