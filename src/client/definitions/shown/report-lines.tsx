import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { MessageId } from '#generated/messages/ids.ts'

type LinesProps = {
  readonly titleId: MessageId
  readonly lines: readonly { readonly linkId?: string; readonly what: string }[]
}

/** What became of parts of a form, as a table: which question, and what. Nothing where there is none. */
export function ReportLines({ titleId, lines }: LinesProps): ReactNode {
  const words = useWords()
  if (lines.length === 0) return null
  return (
    <table className="import-lines">
      <caption>{words(titleId, { count: lines.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{words('build.source-place')}</th>
          <th scope="col">{words('build.what-happened')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ linkId, what }) => (
          <tr key={`${linkId} ${what}`}>
            <td>{linkId ?? words('build.whole')}</td>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
