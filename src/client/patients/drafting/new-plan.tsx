import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { carePlanKinds } from '#generated/enumerations/care-plan-kind.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import { isTaken } from './drafted-plan.ts'
import { useDrafting } from './use-drafting.ts'
import './drafting.css'

type Props = TabProps & { readonly plans: readonly CarePlan[] }

/** Begins a care plan in a chart, for whoever may: from an assessment, with the problems that are known. Its goals are written where it stands then. */
export function NewPlan({ patient, plans }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const [isOpen, setOpen] = useState(false)
  if (!mayDo('carePlan.create')) return null
  return (
    <div className="plan-new">
      <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen(true)}>
        {words('chart-plan.new')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words('chart-plan.new-title', { name: patient.display })}
        size="lg"
      >
        {isOpen && <PlanForm patient={patient} plans={plans} onClose={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}

type Drafting = ReturnType<typeof useDrafting>
type FormProps = Props & { readonly onClose: () => void }

function PlanForm({ patient, plans, onClose }: FormProps): ReactNode {
  const words = useWords()
  const drafting = useDrafting(patient.id, plans, () => {
    notify(words('chart-plan.drafted'))
    onClose()
  })
  const { draft, change, kept, former, failure, isReady, isBusy } = drafting
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) void drafting.make()
  }
  return (
    <form className="plan-draft" onSubmit={submit}>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <What drafting={drafting} />
      {former && <p role="status">{words('chart-plan.follows', { name: former.display })}</p>}
      <Problems drafting={drafting} />
      <Textarea
        label={words('chart-plan.own-words')}
        description={words('chart-plan.own-words-why')}
        value={draft.patientStatement}
        maxLength={20_000}
        autosize
        minRows={2}
        onChange={(event) => change({ patientStatement: event.currentTarget.value })}
      />
      <FailureLines failure={failure} />
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button type="submit" loading={isBusy} disabled={!isReady}>
          {words('chart-plan.make')}
        </Button>
      </div>
    </form>
  )
}

/** What the plan is called, since when it holds, and what it rests on. */
function What({ drafting: { draft, change, found } }: { readonly drafting: Drafting }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  return (
    <div className="plan-draft-pairs">
      <TextInput
        label={words('chart-plan.title')}
        value={draft.title}
        maxLength={120}
        required
        data-autofocus
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <NativeSelect
        label={words('chart-plan.kind')}
        value={draft.kind}
        data={carePlanKinds.map((value) => ({ value, label: labels(`enumeration.CarePlanKind.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const kind = carePlanKinds.find((each) => each === value)
          if (kind) change({ kind })
        }}
      />
      <NativeSelect
        label={words('chart-plan.enrollment')}
        value={draft.episode}
        data={[
          ...found.episodes.map(({ id, display }) => ({ value: id, label: display })),
          { value: '', label: words('chart-plan.no-enrollment') },
        ]}
        onChange={({ currentTarget: { value } }) => change({ episode: value })}
      />
      <TextInput
        type="date"
        label={words('chart-plan.start')}
        value={draft.start}
        required
        onChange={(event) => change({ start: event.currentTarget.value })}
      />
      <NativeSelect
        label={words('chart-plan.rests-on')}
        value={draft.assessment}
        data={[
          ...found.assessments.map(({ id, definition, serviceDate }) => ({
            value: id,
            label: `${definition.display ?? words('chart-plan.an-assessment')} – ${moments.date(serviceDate)}`,
          })),
          { value: '', label: words('chart-plan.no-assessment') },
        ]}
        onChange={({ currentTarget: { value } }) => change({ assessment: value })}
      />
    </div>
  )
}

/** Which of the patient's conditions and needs are problems of the plan. */
function Problems({ drafting: { draft, change, found } }: { readonly drafting: Drafting }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { conditions } = found
  const count = conditions.filter((each) => isTaken(each, draft.turned)).length
  const turn = (id: string) => {
    const { turned } = draft
    change({ turned: turned.includes(id) ? turned.filter((each) => each !== id) : [...turned, id] })
  }
  return (
    <fieldset className="plan-draft-problems">
      <legend>{words('chart-plan.problems', { count })}</legend>
      {conditions.length === 0 && !found.isAwaited && <p>{words('chart-plan.no-conditions')}</p>}
      {conditions.map((condition) => (
        <Checkbox
          key={condition.id}
          label={condition.code.display}
          description={labels(`enumeration.ConditionCategory.${condition.category}`)}
          checked={isTaken(condition, draft.turned)}
          onChange={() => turn(condition.id)}
        />
      ))}
      <Textarea
        label={words('chart-plan.needs')}
        description={words('chart-plan.needs-how')}
        value={draft.needs}
        maxLength={5_000}
        autosize
        minRows={2}
        onChange={(event) => change({ needs: event.currentTarget.value })}
      />
    </fieldset>
  )
}
