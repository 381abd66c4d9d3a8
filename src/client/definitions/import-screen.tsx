import { Button, Progress } from '@mantine/core'
import { IconFileTypeJs, IconUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { useWords, type Words } from '#client/ui/words.tsx'
import type { ImportRun } from './import-files.ts'
import { FileReportView } from './import-report-view.tsx'
import { beginImport, cancelImport, useImport } from './use-import.ts'
import '#client/definitions/shown/definitions.css'

/** Questionnaire files come in: chosen or dropped, with a report of every part of them. */
export function ImportScreen(): ReactNode {
  const words = useWords()
  const { run, isRunning } = useImport()
  const sums = useMemo(() => run && sumsOf(run), [run])
  useEffect(() => {
    if (!isRunning && sums) announce(words('build.import-done', sums))
  }, [isRunning, sums, words])

  return (
    <Page title={words('build.screen.import')}>
      <div className="import">
        <FileDoor isBusy={isRunning} />
        {run && isRunning && <Underway run={run} />}
        {sums && !isRunning && <p className="import-sum">{words('build.import-done', sums)}</p>}
        {run?.reports.map((report) => (
          <FileReportView key={report.key} report={report} />
        ))}
      </div>
    </Page>
  )
}

function FileDoor({ isBusy }: { readonly isBusy: boolean }): ReactNode {
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (list: FileList | null) => void beginImport([...(list ?? [])])

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }

  return (
    // The button does all that dropping does; the area is only a larger target for the mouse.
    <section
      className="import-door"
      aria-label={words('build.files')}
      data-over={isOver || undefined}
      onDrop={drop}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
    >
      <IconFileTypeJs size={32} stroke={1.2} aria-hidden="true" />
      <p>{words('build.drop-here')}</p>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        accept=".json,.csv,.tsv,.txt,application/json,text/csv"
        aria-label={words('build.choose-files')}
        tabIndex={-1}
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
      <Button
        leftSection={<IconUpload size={14} aria-hidden="true" />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {words('build.choose-files')}
      </Button>
      <p className="build-quiet">{words('build.what-fits')}</p>
    </section>
  )
}

function Underway({ run }: { readonly run: ImportRun }): ReactNode {
  const words = useWords()
  const done = run.reports.length
  const text = words('build.import-at', { done: done + 1, total: run.total, file: run.current ?? '' })
  return (
    <div className="import-underway">
      <p role="status">{text}</p>
      <Progress.Root size="lg">
        <Progress.Section value={(100 * done) / run.total} aria-label={text} />
      </Progress.Root>
      <Button variant="default" onClick={cancelImport}>
        {words('build.cancel-rest')}
      </Button>
    </div>
  )
}

function sumsOf({ reports }: ImportRun): Parameters<Words>[1] & object {
  const all = reports.flatMap(({ outcome }) => (outcome.kind === 'done' ? outcome.report : []))
  const taken = all.filter(({ questionnaire }) => questionnaire !== undefined).length
  const whole = reports.filter(({ outcome }) => outcome.kind !== 'done').length
  return { files: reports.length, taken, refused: all.length - taken + whole }
}
