import { type ReactNode, useMemo, useState } from 'react'
import { FormJson } from '#client/definitions/builder/trial/form-json.tsx'
import { TranslationPanel } from '#client/definitions/builder/trial/translation-panel.tsx'
import { type Sample, Trial } from '#client/definitions/builder/trial/trial.tsx'
import { DefinitionExports } from '#client/definitions/shown/definition-exports.tsx'
import { StatusBadge } from '#client/definitions/shown/status-badge.tsx'
import type { ActState } from '#client/definitions/shown/use-act.ts'
import { useWorkspace } from '#client/routing/workspace.ts'
import { Page } from '#client/ui/page/page.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Finding } from '#shared/outcome/outcome.ts'
import { BuilderTools, type BuilderView } from './builder-tools.tsx'
import type { Builder } from './building/use-builder.ts'
import { Design } from './design.tsx'
import './builder.css'

type Props = {
  readonly builder: Builder
  /** What stands in the way of publishing, as far as it can be seen here. */
  readonly problems: readonly Finding[]
  /** An act that was refused, and what the server found. */
  readonly act?: ActState
  readonly beside?: ReactNode
  /** What ends the bar: the ways on from here. */
  readonly tools: ReactNode
}

/** The frame of the builder: the form in each of its views, and what can be done to it as a whole. */
export function BuilderPage({ builder, problems, act, beside, tools }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [view, setView] = useState<BuilderView>('design')
  const [sample, setSample] = useState<Sample>({ answers: undefined, facts: {} })
  const { form, section } = builder
  const { id, name, status, version, resourceType } = section ?? form
  const found = useFound(act?.findings ?? none, builder)
  const all = useMemo(() => withFound(problems, found), [problems, found])
  useWorkspace({ key: `${resourceType}/${id}`, title: name, subtitle: labels(`type.${resourceType}`) })
  return (
    <Page
      title={name}
      beside={
        <>
          <StatusBadge status={status} />
          <span className="build-quiet">{words('build.version', { number: version })}</span>
          {beside}
        </>
      }
      toolbar={<BuilderTools builder={builder} view={view} onView={setView} tools={tools} />}
      isFlush
    >
      <div className="builder-whole">
        {act?.failure && act.failure.kind !== 'invalid' && <FailureNotice failure={act.failure} />}
        {view === 'design' && <Design key={found.length} builder={builder} problems={all} found={found} />}
        {view === 'try' && <Trial builder={builder} sample={sample} onSample={setSample} />}
        {view === 'translate' && <TranslationPanel builder={builder} />}
        {view === 'data' && (
          <>
            <DefinitionExports definition={form} />
            <FormJson builder={builder} />
          </>
        )}
      </div>
    </Page>
  )
}

const none: readonly Finding[] = []

/** What the server found holds for the form as it was then; nothing of it is said of another one. */
function useFound(findings: readonly Finding[], { form, section }: Builder): readonly Finding[] {
  const [seen, setSeen] = useState<Seen>({ findings: none, form, section })
  if (seen.findings !== findings) setSeen({ findings, form, section })
  return seen.form === form && seen.section === section ? seen.findings : none
}

type Seen = {
  readonly findings: readonly Finding[]
  readonly form: Builder['form']
  readonly section: Builder['section']
}

function withFound(problems: readonly Finding[], found: readonly Finding[]): readonly Finding[] {
  const known = new Set(problems.map(({ pointer, message }) => `${pointer} ${message}`))
  return [...problems, ...found.filter(({ pointer, message }) => !known.has(`${pointer} ${message}`))]
}
