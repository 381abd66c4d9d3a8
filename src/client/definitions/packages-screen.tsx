import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { send } from '#client/api/send.ts'
import { pathOfDefinition } from '#client/definitions/shown/definition-lists.ts'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ImportedDefinition } from '#generated/types/imported-definition.ts'
import type { Json } from '#generated/types/json.ts'
import '#client/definitions/shown/definitions.css'

/** A package of definitions comes in, with a report of each of them. */
export function PackagesScreen(): ReactNode {
  const words = useWords()
  const act = useAct()
  const input = useRef<HTMLInputElement>(null)
  const [report, setReport] = useState<readonly ImportedDefinition[]>()
  const [isUnreadable, setUnreadable] = useState(false)

  const take = async (file: File | undefined) => {
    if (!file) return
    const content = jsonOf(await file.text())
    setReport(undefined)
    setUnreadable(content === undefined)
    if (content === undefined) return
    await act.perform(
      () => send('noteDefinition.importPackage', { content }),
      (done) => {
        setReport(done.report)
        announce(words('versions.package-done', { count: done.report.length }))
      },
    )
  }

  return (
    <Page title={words('versions.screen.packages')}>
      <div className="import">
        <section className="import-door" aria-label={words('build.files')}>
          <p>{words('versions.package-hint')}</p>
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            accept=".json,application/json"
            aria-label={words('versions.package-choose')}
            tabIndex={-1}
            onChange={(event) => {
              void take(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
          <Button
            leftSection={<IconUpload size={14} aria-hidden="true" />}
            loading={act.isBusy}
            onClick={() => input.current?.click()}
          >
            {words('versions.package-choose')}
          </Button>
        </section>
        {isUnreadable && <p role="alert">{words('versions.package-unreadable')}</p>}
        {act.failure && <FailureNotice failure={act.failure} />}
        {report && <PackageReport report={report} />}
      </div>
    </Page>
  )
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function PackageReport({ report }: { readonly report: readonly ImportedDefinition[] }): ReactNode {
  const words = useWords()
  return (
    <section aria-labelledby="package-report">
      <h2 id="package-report">{words('versions.package-done', { count: report.length })}</h2>
      <ul className="build-report">
        {report.map((line) => (
          <ReportLine key={line.definition.id} line={line} />
        ))}
      </ul>
    </section>
  )
}

function ReportLine({
  line: { definition, key, newKey, left = [], missingCodes = [] },
}: {
  readonly line: ImportedDefinition
}): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { id, resourceType, display } = definition
  return (
    <li>
      <span className="build-quiet">{labels(`type.${resourceType}`)}</span>{' '}
      <ScreenLink to={pathOfDefinition(resourceType, id)}>{display ?? id}</ScreenLink>
      <p>
        {newKey === undefined
          ? words('versions.package-new', { key })
          : words('versions.package-renamed', { key, newKey })}
      </p>
      {left.length > 0 && <p>{words('versions.package-left', { names: left.join('; ') })}</p>}
      {missingCodes.length > 0 && (
        <p>{words('versions.package-codes', { names: missingCodes.join('; ') })}</p>
      )}
    </li>
  )
}
