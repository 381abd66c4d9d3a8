import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { conditionText } from '#client/definitions/builder/conditions/condition-text.ts'
import type { Card } from '#client/definitions/drafting/card.ts'
import { OrderedCards } from '#client/definitions/drafting/ordered-cards.tsx'
import type { Draft } from '#client/definitions/drafting/use-draft.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Script } from '#generated/types/script.ts'
import { freeId } from '#shared/forms/editing/copied-elements.ts'
import { askedIn, type ScriptStep } from '#shared/scripts/asked-in.ts'
import { withMovedStep, withNewStep, withoutStep, withStep } from './editing/with-step.ts'
import { AnswerGoes } from './step/answer-goes.tsx'
import { StepFields } from './step/step-fields.tsx'
import { useStepName } from './step/use-step-name.ts'

const mostSteps = 500
const added = ['Say', 'Ask', 'Observe', 'Timer', 'Branch', 'End'] as const

type Props = {
  readonly draft: Draft<'Script'>
  readonly isReadOnly: boolean
  readonly openId: string | undefined
  readonly onOpen: (id: string | undefined) => void
}

/** The steps as cards: opened, moved, copied, removed; a new one comes behind the one in hand and is led to by it. */
export function StepsEditor({ draft, isReadOnly, openId, onOpen }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const nameOf = useStepName()
  const { now, change } = draft
  const { steps } = now
  const add = (step: Omit<ScriptStep, 'id'>, behind: string | undefined) => {
    const id = freeId('step', new Set(steps.map((each) => each.id)))
    change((before) => withNewStep(before, { ...step, id }, behind))
    onOpen(id)
  }
  const cards = steps.map(
    (step): Card => ({
      id: step.id,
      title: nameOf(step),
      marks: step.id === now.start && <span className="draft-mark">{words('script-editor.first')}</span>,
      summary: <Summary step={step} script={now} />,
      body: () => (
        <>
          <StepFields
            step={step}
            script={now}
            isReadOnly={isReadOnly}
            onChange={(next, about) =>
              change((before) => withStep(before, next), about && `${step.id} ${about}`)
            }
          />
          <AnswerGoes step={step} draft={draft} isReadOnly={isReadOnly} />
        </>
      ),
    }),
  )
  return (
    <>
      <OrderedCards
        label={words('script-editor.steps')}
        cards={cards}
        openId={openId}
        onOpen={onOpen}
        isReadOnly={isReadOnly}
        lastStays={words('script-editor.last-stays')}
        onMove={(from, to) => change((before) => withMovedStep(before, from, to))}
        onDuplicate={(index) => {
          const step = steps[index]
          if (step) add(copyOf(step, now), step.id)
        }}
        onRemove={(index) => {
          const step = steps[index]
          if (step) change((before) => withoutStep(before, step.id))
        }}
      />
      {!isReadOnly && steps.length < mostSteps && (
        <fieldset className="script-adding">
          <legend>{words('script-editor.add-step')}</legend>
          {added.map((kind) => (
            <Button
              key={kind}
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden="true" />}
              onClick={() => add({ kind, text: '' }, openId)}
            >
              {labels(`enumeration.ScriptStepKind.${kind}`)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** A step once more; its question has a name of its own. */
function copyOf({ id: _, ...step }: ScriptStep, script: Script): Omit<ScriptStep, 'id'> {
  if (!step.element) return step
  const taken = new Set(askedIn(script).elements.map(({ id }) => id))
  return { ...step, element: { ...step.element, id: freeId(step.element.id, taken) } }
}

function Summary({ step, script }: { readonly step: ScriptStep; readonly script: Script }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const nameOf = useStepName()
  const asked = useMemo(() => askedIn(script), [script])
  const named = (id: string) => {
    const found = script.steps.find((each) => each.id === id)
    return found ? nameOf(found) : id
  }
  const { branch = [], next } = step
  return (
    <>
      {branch.map(({ when, goto }, index) => (
        // Branches have no names of their own, and their order is what they are known by.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <p key={index}>
          {words('script-editor.if-then', {
            condition: conditionText(when, asked, { words, labels }),
            step: named(goto),
          })}
        </p>
      ))}
      {next !== undefined && step.kind !== 'End' && (
        <p>{words('script-editor.then', { step: named(next) })}</p>
      )}
    </>
  )
}
