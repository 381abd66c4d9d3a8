import { NativeSelect } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { innerElements } from '#client/definitions/drafting/inner-elements.ts'
import { useScreenElements } from '#client/definitions/drafting/use-screen-elements.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Script } from '#generated/types/script.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { ScriptStep } from '#shared/scripts/asked-in.ts'
import { StepBranches } from './step-branches.tsx'
import { StepQuestion } from './step-question.tsx'
import { useStepName } from './use-step-name.ts'

type Props = {
  readonly step: ScriptStep
  readonly script: Script
  readonly isReadOnly: boolean
  readonly onChange: (step: ScriptStep, about?: string) => void
}

const fields = ['kind', 'text', 'timerSeconds', 'help', 'required']
const asking = ['Ask', 'Observe', 'SetValue']

/** Everything that can be said of one step: what happens, what is said and asked, and where it goes on. */
export function StepFields(props: Props): ReactNode {
  const { step, isReadOnly, onChange } = props
  const words = useWords()
  const screen = useScreenElements('Script')
  const asked = useMemo(() => screen && { elements: stepElements(screen) }, [screen])
  if (!asked) return <Loading what={words('script-editor.steps')} />
  return (
    <>
      <EngineFields
        asked={asked}
        value={step}
        isReadOnly={isReadOnly}
        onChange={(next, about) =>
          onChange(
            ofKind({ ...next, id: step.id, kind: next.kind ?? step.kind, text: next.text ?? '' }),
            about,
          )
        }
      />
      {(asking.includes(step.kind) || step.element || step.choices) && <StepQuestion {...props} />}
      {step.kind !== 'End' && (
        <>
          <StepBranches {...props} />
          <Following {...props} />
        </>
      )}
    </>
  )
}

/** An end leads no further. */
function ofKind(step: ScriptStep): ScriptStep {
  if (step.kind !== 'End') return step
  const { next: _next, branch: _branch, ...end } = step
  return end
}

function Following({ step, script, isReadOnly, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const nameOf = useStepName()
  const { next, ...rest } = step
  return (
    <NativeSelect
      className="draft-check"
      label={labels('field.Script.steps.next')}
      value={next ?? ''}
      disabled={isReadOnly}
      data={[
        { value: '', label: words('script-editor.nowhere') },
        ...script.steps
          .filter(({ id }) => id !== step.id)
          .map((each) => ({ value: each.id, label: nameOf(each) })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? rest : { ...rest, next: value })}
    />
  )
}

function stepElements(screen: readonly Element[]): readonly Element[] {
  return innerElements(screen, 'steps')
    .filter(({ id }) => fields.includes(id))
    .map((element) => onlyFor(element))
}

/** Some questions are asked of some kinds of steps. */
function onlyFor(element: Element): Element {
  const kinds = { timerSeconds: ['Timer'], required: ['Ask', 'Observe'] }[element.id]
  if (!kinds) return element
  return {
    ...element,
    visibleWhen: { combinator: 'And', clauses: [{ source: 'kind', operator: 'In', value: kinds }] },
  }
}
