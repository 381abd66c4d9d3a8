import { Button, Checkbox, Progress, Radio } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { wireFilters } from '#client/resources/filtering/wire-filters.ts'
import type { ListView } from '#client/resources/rows/list-view.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useLocale, useWords, type Words } from '#client/ui/words.tsx'
import { plainId } from '#generated/operations/operations.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { fileColumns } from './file-columns.ts'
import type { Exported } from './run-export.ts'
import { type Export, useExport } from './use-export.ts'
import '#client/resources/exchange/exchange.css'
import { useWorld } from '#client/ui/world.ts'

type Props = {
  readonly isOpen: boolean
  readonly description: ScreenDescription
  readonly view: ListView
  /** How many rows the list has, as far as it is known; from 10,001 on it is only known that there are more. */
  readonly total: number | undefined
  readonly onClose: () => void
}

/** Takes the list that is shown out as a file: which format, which columns; then how far it is; then what became of it. */
export function ExportDialog({ isOpen, description, view, total, onClose }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { may } = usePermissions()
  const leaving = useExport()
  const { state } = leaving
  const close = () => {
    leaving.cancel()
    onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={words('exchange.export-title', { types: labels(description.pluralId) })}
    >
      <div className="exchange-dialog">
        {!may(flags.CanExportData) && (
          <FailureNotice failure={{ kind: 'forbidden', permission: 'CanExportData' }} />
        )}
        {may(flags.CanExportData) && state.kind === 'choosing' && (
          <Choices description={description} view={view} total={total} leaving={leaving} />
        )}
        {state.kind === 'running' && <Running leaving={leaving} total={total} />}
        {state.kind === 'done' && (
          <Done exported={state.exported} fileName={state.fileName} leaving={leaving} onClose={close} />
        )}
      </div>
    </Dialog>
  )
}

type ChoicesProps = Omit<Props, 'isOpen' | 'onClose'> & { readonly leaving: Export }

function Choices({ description, view, total, leaving }: ChoicesProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const locale = useLocale()
  const moments = useMoments()
  const { instant } = useWorld()
  const [format, setFormat] = useState<'csv' | 'xlsx'>('xlsx')
  const [which, setWhich] = useState<'shown' | 'all'>('shown')
  const [hasIds, setIds] = useState(true)
  const query = plainId[description.type].query
  const chosen =
    which === 'all'
      ? description.columns
      : view.columns.flatMap((path) => description.columns.filter((column) => column.path === path))

  const start = () => {
    const title = labels(description.pluralId)
    leaving.start(
      {
        query,
        filters: wireFilters(view.conditions, description.columns, moments.timezone),
        sort: view.sort,
        includeDeleted: view.includeDeleted,
        format,
        title,
        paths: chosen.map(({ path }) => path),
        columns: fileColumns({
          columns: chosen,
          writing: { labels, locale, moments },
          hasIds,
          hasDeleted: view.includeDeleted,
        }),
      },
      `${fileWord(title)}-${moments.dayOf(instant())}.${format}`,
    )
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <p>{words('exchange.export-what', { rows: rowsText(total, words) })}</p>
      <Radio.Group
        label={words('exchange.format')}
        value={format}
        onChange={(value) => setFormat(value === 'csv' ? 'csv' : 'xlsx')}
      >
        <Radio value="xlsx" label={words('exchange.format-xlsx')} data-autofocus />
        <Radio value="csv" label={words('exchange.format-csv')} />
      </Radio.Group>
      <Radio.Group
        label={words('exchange.columns')}
        value={which}
        onChange={(value) => setWhich(value === 'all' ? 'all' : 'shown')}
      >
        <Radio value="shown" label={words('exchange.columns-shown', { count: view.columns.length })} />
        <Radio value="all" label={words('exchange.columns-all', { count: description.columns.length })} />
      </Radio.Group>
      <Checkbox
        checked={hasIds}
        label={words('exchange.with-ids')}
        onChange={(event) => setIds(event.currentTarget.checked)}
      />
      <p className="exchange-note">{words('exchange.export-trail')}</p>
      <Button type="submit">{words('exchange.export-start')}</Button>
    </form>
  )
}

const countedUpTo = 10_000

/** The server counts up to a limit. */
function rowsText(total: number | undefined, words: Words): string {
  if (total === undefined) return words('exchange.rows-unknown')
  if (total > countedUpTo) return words('exchange.rows-many', { limit: countedUpTo })
  return words('exchange.rows', { rows: total })
}

function fileWord(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

function Running({
  leaving,
  total,
}: {
  readonly leaving: Export
  readonly total: number | undefined
}): ReactNode {
  const words = useWords()
  const { state } = leaving
  if (state.kind !== 'running') return null
  const isKnown = total !== undefined && total <= countedUpTo && total > 0
  const text = isKnown
    ? words('exchange.rows-of', { rows: state.rows, total })
    : words('exchange.rows-so-far', { rows: state.rows })

  return (
    <>
      <p>{text}</p>
      <Progress.Root size="lg">
        <Progress.Section
          value={isKnown ? Math.min(100, (100 * state.rows) / total) : 100}
          animated={!isKnown}
          aria-label={text}
        />
      </Progress.Root>
      {state.failure && <FailureNotice failure={state.failure} onRetry={leaving.retry} />}
      <div className="state-actions">
        <Button variant="default" onClick={leaving.cancel} data-autofocus>
          {words('ui.cancel')}
        </Button>
      </div>
    </>
  )
}

type DoneProps = {
  readonly exported: Exported
  readonly fileName: string
  readonly leaving: Export
  readonly onClose: () => void
}

function Done({ exported, fileName, leaving, onClose }: DoneProps): ReactNode {
  const words = useWords()
  const { rows, cutCells, hiddenRows } = exported
  const text = words('exchange.exported', { rows, file: fileName })
  useEffect(() => announce(text), [text])

  return (
    <>
      <p>{text}</p>
      {hiddenRows > 0 && <p>{words('exchange.hidden-rows', { rows: hiddenRows })}</p>}
      {cutCells > 0 && <p>{words('exchange.cut-cells', { cells: cutCells })}</p>}
      <div className="state-actions">
        <Button variant="default" onClick={leaving.saveAgain}>
          {words('exchange.save-again')}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {words('exchange.close')}
        </Button>
      </div>
    </>
  )
}
