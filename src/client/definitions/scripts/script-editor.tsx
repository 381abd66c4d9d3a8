import { NativeSelect } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { focusCard } from '#client/definitions/drafting/card.ts'
import { DefinitionFields } from '#client/definitions/drafting/definition-fields.tsx'
import { ProblemList } from '#client/definitions/drafting/problem-list.tsx'
import type { Draft } from '#client/definitions/drafting/use-draft.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { checkScript } from '#shared/scripts/check-script.ts'
import { SampleRun } from './sample/sample-run.tsx'
import { useStepName } from './step/use-step-name.ts'
import { StepsEditor } from './steps-editor.tsx'

type Props = { readonly draft: Draft<'Script'>; readonly isReadOnly: boolean }

const whole = ['name', 'kind', 'audience', 'language', 'estimatedMinutes'] as const

/** A script: its steps as cards, and beside them what stands in the way and a run to try. */
export function ScriptEditor({ draft, isReadOnly }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const nameOf = useStepName()
  const { now, change } = draft
  const [openId, setOpenId] = useState<string>()
  const problems = useMemo(() => checkScript(now), [now])
  const stepAt = (pointer: string) => now.steps[Number(/^\/steps\/(\d+)/.exec(pointer)?.[1])]
  return (
    <div className="draft-columns">
      <div className="draft-main">
        <DefinitionFields
          type="Script"
          fields={whole}
          now={now}
          isReadOnly={isReadOnly}
          onChange={(fields, about) =>
            change(
              ({ audience, language }) => ({
                ...fields,
                audience: fields.audience ?? audience,
                language: fields.language ?? language,
              }),
              about,
            )
          }
        />
        <section aria-labelledby="script-steps">
          <h2 id="script-steps">{words('script-editor.steps')}</h2>
          <p className="build-quiet">{words('script-editor.steps-hint')}</p>
          <NativeSelect
            className="draft-check"
            label={labels('field.Script.start')}
            value={now.start}
            disabled={isReadOnly}
            data={now.steps.map((step) => ({ value: step.id, label: nameOf(step) }))}
            onChange={({ currentTarget: { value } }) => change(() => ({ start: value }))}
          />
          <StepsEditor draft={draft} isReadOnly={isReadOnly} openId={openId} onOpen={setOpenId} />
        </section>
      </div>
      <aside className="draft-side" aria-label={words('script-editor.aside')}>
        {!isReadOnly && (
          <ProblemList
            problems={problems}
            nameOf={(pointer) => {
              const step = stepAt(pointer)
              return step && nameOf(step)
            }}
            onGo={(pointer) => {
              const id = stepAt(pointer)?.id
              setOpenId(id)
              focusCard(id)
            }}
          />
        )}
        <SampleRun script={now} />
      </aside>
    </div>
  )
}
