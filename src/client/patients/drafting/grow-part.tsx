import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { ListChoice } from '#client/form/words/list-choice.tsx'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { frequencyPeriods } from '#generated/enumerations/frequency-period.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { diff } from '#shared/patch/diff.ts'
import { AskSigned } from './ask-signed.tsx'
import { grownPlan, holdsPart, isWhole, type PlanPart, type PlanPlace } from './grown-plan.ts'
import { standingSignatures } from './standing-signatures.ts'
import './drafting.css'

type Props = {
  readonly plan: CarePlan
  readonly place: PlanPlace
  /** What it is added to. */
  readonly name: string
}

const keptParts = keepTyping<PlanPart>()
/** Somebody has changed or signed the plan meanwhile. */
const changed: ReadonlySet<Failure['kind']> = new Set(['conflict', 'locked'])
const blank: PlanPart = { statement: '', target: '', way: undefined, times: '', per: 'week' }

/**
 * In the draft of a care plan, adds a problem, a goal, an objective or an intervention where it belongs; what is typed stays until it is
 * stored. A draft that somebody has signed is changed only after that was said.
 */
export function GrowPart({ plan, place, name }: Props): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [freed, setFreed] = useState<CarePlan>()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // The button is drawn again first.
    requestAnimationFrame(() => button.current?.focus())
  }
  if (isOpen) return <PartForm plan={newer(plan, freed)} place={place} onClose={close} />
  const label = words(`chart-plan.add-${place.kind}`)
  return (
    <>
      <Button
        ref={button}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} />}
        aria-label={name === '' ? label : words('chart-plan.add-to', { what: label, name })}
        onClick={() => (standingSignatures(plan).length > 0 ? setAsking(true) : setOpen(true))}
      >
        {label}
      </Button>
      <AskSigned
        plan={plan}
        isOpen={isAsking}
        onLook={() => setAsking(false)}
        onFree={(free) => {
          setAsking(false)
          setFreed(free)
          setOpen(true)
        }}
      />
    </>
  )
}

/** The plan whose signatures were taken off is known before the page has read it again. */
function newer(read: CarePlan, freed: CarePlan | undefined): CarePlan {
  return freed && Number(freed.meta.versionId) > Number(read.meta.versionId) ? freed : read
}

type FormProps = Omit<Props, 'name'> & { readonly onClose: () => void }

function PartForm({ plan, place, onClose }: FormProps): ReactNode {
  const words = useWords()
  const { part, change, isReady, isBusy, failure, add, asking } = useAdding(plan, place, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) void add()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <form className="plan-part" onSubmit={submit} onKeyDown={leave}>
      <TextInput
        label={words(`chart-plan.say-${place.kind}`)}
        description={place.kind === 'objective' ? words('chart-plan.objective-how') : undefined}
        value={part.statement}
        maxLength={place.kind === 'intervention' ? 300 : 500}
        required
        autoFocus
        onChange={(event) => change({ statement: event.currentTarget.value })}
      />
      <PartFields place={place} part={part} change={change} />
      <FailureLines failure={failure} />
      <AskSigned plan={plan} {...asking} />
      <div className="state-actions">
        <Button variant="default" size="xs" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button type="submit" size="xs" loading={isBusy} disabled={!isReady}>
          {words('chart-plan.add')}
        </Button>
      </div>
    </form>
  )
}

type FieldsProps = {
  readonly place: PlanPlace
  readonly part: PlanPart
  readonly change: (more: Partial<PlanPart>) => void
}

/** What a part has beside its words. */
function PartFields({ place: { kind }, part, change }: FieldsProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  if (kind === 'problem') return null
  if (kind !== 'intervention')
    return (
      <TextInput
        type="date"
        label={words('chart-plan.by-when')}
        value={part.target}
        required
        onChange={(event) => change({ target: event.currentTarget.value })}
      />
    )
  return (
    <div className="plan-part-way">
      <ListChoice
        list="intervention"
        label={words('chart-plan.way')}
        value={part.way?.code ?? ''}
        empty={words('chart-plan.choose')}
        onChange={(way) => change({ way })}
      />
      <TextInput
        type="number"
        min={1}
        max={99}
        label={words('chart-plan.times')}
        value={part.times}
        onChange={(event) => change({ times: event.currentTarget.value })}
      />
      <NativeSelect
        label={words('chart-plan.per')}
        value={part.per}
        data={frequencyPeriods.map((value) => ({
          value,
          label: labels(`enumeration.FrequencyPeriod.${value}`),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const per = frequencyPeriods.find((each) => each === value)
          if (per) change({ per })
        }}
      />
    </div>
  )
}

/** A part on its way into the plan. Where the plan was changed or signed meanwhile it is read anew, and what is typed is still there. */
function useAdding(plan: CarePlan, place: PlanPlace, onDone: () => void) {
  const { newId } = useWorld()
  const key = `${plan.id}/${place.kind}/${'under' in place ? place.under : ''}`
  const kept = useKept(keptParts, key, () => blank)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [partId] = useState(newId)
  const part = kept.typed
  const done = () => {
    kept.stored(part)
    onDone()
  }
  const add = async (now: CarePlan = plan) => {
    // Its answer was lost, and the plan that was read since has it.
    if (holdsPart(now, partId)) return done()
    if (standingSignatures(now).length > 0) return setAsking(true)
    setBusy(true)
    const next = grownPlan(now, place, { part, id: partId })
    const { id, meta } = now
    const stored = await send('carePlan.patch', {
      id,
      versionId: meta.versionId,
      operations: diff(now, next),
    })
    setBusy(false)
    setFailure(stored.ok ? undefined : stored.failure)
    if (stored.ok || changed.has(stored.failure.kind)) refreshAnswers('CarePlan')
    if (stored.ok) done()
  }
  const asking = {
    isOpen: isAsking,
    onLook: () => setAsking(false),
    onFree: (free: CarePlan) => {
      setAsking(false)
      void add(free)
    },
  }
  const change = (more: Partial<PlanPart>) => kept.type({ ...part, ...more })
  return { part, change, isReady: isWhole(place, part), isBusy, failure, add: () => add(), asking }
}
