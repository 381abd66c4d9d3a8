import { Button, NativeSelect } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { ConditionEditor } from '#client/definitions/builder/conditions/condition-editor.tsx'
import { conditionText } from '#client/definitions/builder/conditions/condition-text.ts'
import { sourcesFor, withNewClause } from '#client/definitions/builder/conditions/with-new-clause.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Script } from '#generated/types/script.ts'
import { askedIn, type ScriptStep } from '#shared/scripts/asked-in.ts'
import { useStepName } from './use-step-name.ts'

type Props = {
  readonly step: ScriptStep
  readonly script: Script
  readonly isReadOnly: boolean
  readonly onChange: (step: ScriptStep, about?: string) => void
}

type Branch = NonNullable<ScriptStep['branch']>[number]

const mostBranches = 20

/** Where it goes on when something was answered: each way with its condition in plain words; the first that holds is taken. */
export function StepBranches({ step, script, isReadOnly, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const nameOf = useStepName()
  const asked = useMemo(() => askedIn(script), [script])
  const { branch = [], ...rest } = step
  const put = (next: readonly Branch[], about?: string) =>
    onChange(next.length > 0 ? { ...rest, branch: next } : rest, about)
  const others = script.steps.filter(({ id }) => id !== step.id)
  const begun = withNewClause(sourcesFor(asked, ''), undefined)
  const goto = others.at(-1)?.id
  return (
    <>
      {branch.map((way, index) => (
        // Branches have no names of their own, and their order is what they are known by.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <fieldset key={index} className="script-branch">
          <legend>{words('script-editor.branch', { number: index + 1 })}</legend>
          {isReadOnly ? (
            <p>{conditionText(way.when, asked, { words, labels })}</p>
          ) : (
            <ConditionEditor
              title={words('script-editor.when')}
              form={asked}
              elementId=""
              group={way.when}
              onChange={(make) => {
                const when = make(way.when)
                put(
                  when ? branch.with(index, { ...way, when }) : branch.toSpliced(index, 1),
                  `branch ${index}`,
                )
              }}
            />
          )}
          <NativeSelect
            label={labels('field.Script.steps.branch.goto')}
            value={way.goto}
            disabled={isReadOnly}
            data={others.map((each) => ({ value: each.id, label: nameOf(each) }))}
            onChange={({ currentTarget: { value } }) => put(branch.with(index, { ...way, goto: value }))}
          />
          {!isReadOnly && (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconTrash size={14} aria-hidden="true" />}
              onClick={() => put(branch.toSpliced(index, 1))}
            >
              {words('script-editor.remove-branch')}
            </Button>
          )}
        </fieldset>
      ))}
      {!isReadOnly && begun && goto !== undefined && branch.length < mostBranches && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={() => put([...branch, { when: begun, goto }])}
        >
          {words('script-editor.add-branch')}
        </Button>
      )}
    </>
  )
}
