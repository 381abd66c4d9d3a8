import { Button, Checkbox } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { saveFile } from '#client/ui/save-file.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { OpenFile, RowResult } from './import-state.ts'
import { remarkText, resultsFile } from './results-file.ts'

const atOnce = 100

type Props = { readonly file: OpenFile; readonly results: readonly (RowResult | undefined)[] }

/** What became of each imported line, those that something stands in the way of first; all of it can be downloaded. */
export function ResultList({ file, results }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [isAll, setAll] = useState(false)
  const [shown, setShown] = useState(atOnce)
  const lines = useMemo(
    () =>
      results
        .map((result, index) => ({ result, line: file.table.rows[index]?.line ?? 0 }))
        .filter(({ result }) => result && (isAll || result.kind === 'unfit')),
    [results, file, isAll],
  )
  const name = `${file.name.replace(/\.\w+$/, '')}-${words('exchange.results-name')}.csv`

  return (
    <section className="exchange-results" aria-label={words('exchange.results')}>
      <div className="exchange-steps">
        <Checkbox
          checked={isAll}
          label={words('exchange.all-lines')}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden="true" />}
          onClick={() => saveFile(resultsFile(file, results, labels), name)}
        >
          {words('exchange.download-results')}
        </Button>
      </div>
      {lines.length > 0 && (
        <div className="exchange-scroll">
          <table className="exchange-table">
            <thead>
              <tr>
                <th scope="col">{words('exchange.line')}</th>
                <th scope="col">{words('exchange.result')}</th>
                <th scope="col">{words('exchange.remarks')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.slice(0, shown).map(({ result, line }) => (
                <tr key={line}>
                  <th scope="row">{line}</th>
                  <td>{labels(`exchange.result-${result?.kind}`)}</td>
                  <td>
                    <Remarks result={result} headers={file.table.headers} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {lines.length > shown && (
        <Button variant="subtle" onClick={() => setShown(shown + atOnce)}>
          {words('exchange.more-lines', { count: lines.length - shown })}
        </Button>
      )}
    </section>
  )
}

type RemarksProps = { readonly result: RowResult | undefined; readonly headers: readonly string[] }

function Remarks({ result, headers }: RemarksProps): ReactNode {
  const labels = useLabels()
  if (result?.kind === 'made') return result.id
  if (result?.kind !== 'unfit') return null
  return (
    <ul>
      {result.remarks.map((remark) => {
        const text = remarkText(remark, headers, labels)
        return <li key={text}>{text}</li>
      })}
    </ul>
  )
}
