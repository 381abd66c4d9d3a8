import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import type { Card } from '#client/definitions/drafting/card.ts'
import { OrderedCards } from '#client/definitions/drafting/ordered-cards.tsx'
import type { Draft } from '#client/definitions/drafting/use-draft.ts'
import {
  type OrderedStep,
  orderedSteps,
  withBeside,
  withMoved,
} from '#client/definitions/signature-steps/editing/ordered-steps.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { StepFields } from './step-fields.tsx'
import { StepSummary } from './step-summary.tsx'
import { useConditionForm } from './use-condition-form.ts'
import { useSignerName } from './use-signer-name.ts'

const mostSteps = 20

type Steps = readonly SignatureStep[]
type Put = (make: (steps: Steps) => Steps, about?: string) => void

type Props = {
  readonly draft: Draft<'SignatureConfiguration'>
  readonly isReadOnly: boolean
  readonly openId: string | undefined
  readonly onOpen: (id: string | undefined) => void
}

/** The steps as cards in the order of signing: each with who, what, when and until when; moved, copied, removed, added. */
export function StepsEditor({ draft, isReadOnly, openId, onOpen }: Props): ReactNode {
  const words = useWords()
  const signer = useSignerName()
  const asked = useConditionForm()
  const { newId } = useWorld()
  const { now, change } = draft
  const ordered = useMemo(() => orderedSteps(now.steps), [now.steps])
  const put: Put = (make, about) => change(({ steps }) => ({ steps: make(steps) }), about)
  const add = (step: Omit<SignatureStep, 'id' | 'order'>) => {
    const id = newId()
    put((steps) => [...steps, { ...step, id, order: Math.max(0, ...steps.map(({ order }) => order)) + 1 }])
    onOpen(id)
  }
  const cards = ordered.map(
    (place, index): Card => ({
      id: place.step.id,
      title: signer(place.step),
      marks: place.isBeside && <span className="draft-mark">{words('signing-editor.same-time')}</span>,
      summary: <StepSummary step={place.step} asked={asked} />,
      body: () => <OneStep place={place} index={index} isReadOnly={isReadOnly} asked={asked} put={put} />,
    }),
  )
  return (
    <>
      <OrderedCards
        label={words('signing-editor.steps')}
        cards={cards}
        openId={openId}
        onOpen={onOpen}
        isReadOnly={isReadOnly}
        lastStays={words('signing-editor.last-stays')}
        onMove={(from, to) => put((steps) => withMoved(steps, from, to))}
        onDuplicate={(index) => {
          const place = ordered[index]
          if (place) add(place.step)
        }}
        onRemove={(index) => put((steps) => steps.filter(({ id }) => id !== ordered[index]?.step.id))}
      />
      {!isReadOnly && ordered.length < mostSteps && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => add(newStep)}
          >
            {words('signing-editor.add-step')}
          </Button>
        </div>
      )}
    </>
  )
}

/** What is most often added: a supervisor who signs after the others. */
const newStep = {
  role: 'Supervisor',
  required: true,
  who: 'Supervisor',
  meaning: 'CoSigned',
  methods: ['Password'],
  requireReauthentication: true,
} as const

type OneProps = {
  readonly place: OrderedStep
  readonly index: number
  readonly isReadOnly: boolean
  readonly asked: Definition
  readonly put: Put
}

function OneStep({ place: { step, isBeside }, index, isReadOnly, asked, put }: OneProps): ReactNode {
  const replaced = (next: SignatureStep) => (steps: Steps) =>
    steps.map((each) => (each.id === step.id ? { ...next, order: each.order } : each))
  return (
    <StepFields
      step={step}
      isFirst={index === 0}
      isBeside={isBeside}
      isReadOnly={isReadOnly}
      asked={asked}
      onBeside={(wanted) => put((steps) => withBeside(steps, index, wanted))}
      onChange={(next, about) => put(replaced(next), about && `${step.id} ${about}`)}
    />
  )
}
