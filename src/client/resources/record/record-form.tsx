import { UnstyledButton } from '@mantine/core'
import { type ReactNode, type RefObject, useMemo } from 'react'
import { FormView } from '#client/form/form-view.tsx'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import type { FormSetting } from '#client/form/room/form-setting.ts'
import { findReferences } from '#client/form/stored/find-references.ts'
import { pathOf } from '#client/form/stored/remarked-answers.ts'
import type { OpenForm } from '#client/resources/editing/open-form.ts'
import type { Saving } from '#client/resources/editing/use-saving.ts'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Finding } from '#shared/outcome/outcome.ts'

type Props = {
  readonly form: OpenForm
  readonly handle: RefObject<FormHandle | null>
  readonly saving?: Saving
  /** Offered beside what leads to another record: a new one. */
  readonly Create?: FormSetting['Create']
}

/** The form of a record, over it what stood in the way of the last attempt. */
export function RecordForm({ form, handle, saving, Create }: Props): ReactNode {
  const { timezone } = useMoments()
  const setting = useMemo(
    () => ({ timezone, find: findReferences, record: form.base, ...(Create ? { Create } : {}) }),
    [timezone, form.base, Create],
  )
  const trouble = saving?.trouble

  return (
    <div className="record-form">
      {trouble?.kind === 'findings' && (
        <FindingsSummary
          findings={trouble.findings}
          form={form}
          onGo={(path) => handle.current?.reveal(path)}
        />
      )}
      {trouble?.kind === 'refused' && !trouble.entry?.theirs && <FailureNotice failure={trouble.failure} />}
      <FormView key={form.key} ref={handle} answers={form.answers} setting={setting} headingLevel={2} />
    </div>
  )
}

type SummaryProps = {
  readonly findings: readonly Finding[]
  readonly form: OpenForm
  readonly onGo: (path: string) => void
}

/** All remarks in one place; each leads to its question. */
function FindingsSummary({ findings, form, onGo }: SummaryProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <section className="record-trouble" role="alert">
      <p>{words('failure.invalid')}</p>
      <ul>
        {findings.map((finding) => {
          const path = pathOf(form.answers, finding.pointer)
          const text = labels(finding.message, finding.parameters)
          const label = path === undefined ? undefined : labelOf(form, path, labels)
          return (
            <li key={`${finding.pointer} ${finding.message}`}>
              {path === undefined ? (
                text
              ) : (
                <UnstyledButton className="record-finding" onClick={() => onGo(path)}>
                  {label === undefined || text.includes(label) ? text : `${label}: ${text}`}
                </UnstyledButton>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function labelOf(
  { answers }: OpenForm,
  path: string,
  labels: ReturnType<typeof useLabels>,
): string | undefined {
  const element = answers.form.nodes.get(path.split('/').at(-1) ?? path)?.element
  return element?.labelId === undefined ? element?.label : labels(element.labelId)
}
