import { Checkbox } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { ConditionEditor } from '#client/definitions/builder/conditions/condition-editor.tsx'
import { conditionText } from '#client/definitions/builder/conditions/condition-text.ts'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { useScreenElements } from '#client/definitions/drafting/use-screen-elements.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { stepElements } from './step-elements.ts'

type Props = {
  readonly step: SignatureStep
  readonly isFirst: boolean
  readonly isBeside: boolean
  readonly isReadOnly: boolean
  /** What conditions may ask. */
  readonly asked: Definition
  readonly onChange: (step: SignatureStep, about?: string) => void
  readonly onBeside: (isBeside: boolean) => void
}

/** Everything that can be said of one step; its fields are drawn by the engine from the schema. */
export function StepFields(props: Props): ReactNode {
  const { step, isFirst, isBeside, isReadOnly, asked, onChange, onBeside } = props
  const words = useWords()
  const labels = useLabels()
  const screen = useScreenElements('SignatureConfiguration')
  const form = useMemo(() => screen && stepElements(screen), [screen])
  if (!form) return <Loading what={words('signing-editor.step')} />
  const { condition } = step
  return (
    <>
      <Checkbox
        className="draft-check"
        label={words('signing-editor.beside')}
        description={words('signing-editor.beside-hint')}
        checked={isBeside}
        disabled={isReadOnly || isFirst}
        onChange={({ currentTarget }) => onBeside(currentTarget.checked)}
      />
      <EngineFields asked={form} value={step} isReadOnly={isReadOnly} onChange={onChange} />
      {isReadOnly ? (
        <p>
          {words('signing-editor.only-when')}:{' '}
          {condition ? conditionText(condition, asked, { words, labels }) : words('signing-editor.always')}
        </p>
      ) : (
        <ConditionEditor
          title={words('signing-editor.only-when')}
          form={asked}
          elementId=""
          group={condition}
          onChange={(make) => onChange(withCondition(step, make(condition)), `${step.id} condition`)}
        />
      )}
    </>
  )
}

function withCondition(
  { condition: _, ...rest }: SignatureStep,
  group: SignatureStep['condition'],
): SignatureStep {
  return group ? { ...rest, condition: group } : rest
}
