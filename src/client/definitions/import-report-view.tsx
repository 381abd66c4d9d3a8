import type { ReactNode } from 'react'
import { pathOfDefinition } from '#client/definitions/shown/definition-lists.ts'
import { ReportLines } from '#client/definitions/shown/report-lines.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { FailureNotice, Findings } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ImportedQuestionnaire } from '#generated/types/imported-questionnaire.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import type { FileReport } from './import-files.ts'

/** What became of one file: each questionnaire in it, or why it was not taken. */
export function FileReportView({ report }: { readonly report: FileReport }): ReactNode {
  const words = useWords()
  const { fileName, outcome } = report
  return (
    <article className="import-file" aria-label={fileName}>
      <h2>{fileName}</h2>
      {outcome.kind === 'cancelled' && <p>{words('build.cancelled')}</p>}
      {outcome.kind === 'unreadable' && (
        <p className="import-refused">{words('build.not-json', { where: outcome.where })}</p>
      )}
      {outcome.kind === 'refused' && <RefusedFile failure={outcome.failure} />}
      {outcome.kind === 'done' &&
        outcome.report.map((one, index) => (
          <ImportReportView key={one.questionnaire?.id ?? `${index} ${one.title}`} report={one} />
        ))}
    </article>
  )
}

/** Why a whole file was refused, in the file's own terms; anything else is said as everywhere. */
function RefusedFile({ failure }: { readonly failure: SeenFailure }): ReactNode {
  const words = useWords()
  if (failure.kind !== 'invalid') return <FailureNotice failure={failure} />
  return (
    <div className="import-refused" role="alert">
      <p>{words('build.file-refused')}</p>
      <Findings findings={failure.findings} />
    </div>
  )
}

/** Counts and tables of one questionnaire: what was kept, what was changed, what was refused and why. Nothing is hidden. */
export function ImportReportView({ report }: { readonly report: ImportedQuestionnaire }): ReactNode {
  const words = useWords()
  const { title, questionnaire, kept, changed = [], refused = [] } = report
  const counts = { kept, changed: changed.length, refused: refused.length }

  return (
    <section className="import-report">
      <h3>
        {questionnaire ? (
          <ScreenLink to={pathOfDefinition('Questionnaire', questionnaire.id)}>{title}</ScreenLink>
        ) : (
          title
        )}
      </h3>
      <p>{words(questionnaire ? 'build.report-taken' : 'build.report-refused', counts)}</p>
      <ReportLines titleId="build.report-changed" lines={changed} />
      <ReportLines titleId="build.report-left" lines={refused} />
    </section>
  )
}
