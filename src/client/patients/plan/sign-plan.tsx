import { Button } from '@mantine/core'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ActReplies } from '#generated/operations/operations.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { OpenStep } from '#generated/types/open-step.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { LacksList } from './lacks-list.tsx'
import { PlanSignature } from './plan-signature.tsx'
import { PlanTree } from './plan-tree.tsx'

type Props = { readonly plan: CarePlan; readonly patient: Patient }

/** The way to bring a draft of a plan into force: what it lacks, who signs it, and the own signature or that of the patient. */
export function SignPlan({ plan, patient }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const [isOpen, setOpen] = useState(false)
  if (plan.status !== 'Draft' || !mayDo('carePlan.sign')) return null
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {words('chart-plan.sign')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={plan.display} size="lg">
        <Signing plan={plan} patient={patient} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

type Ready = ActReplies['carePlan.ready']
type SigningProps = Props & { readonly onClose: () => void }

function Signing({ plan, patient, onClose }: SigningProps): ReactNode {
  const words = useWords()
  const { id, meta } = plan
  const [ready, setReady] = useState<Outcome<Ready>>()
  const ask = useCallback(
    () => send('carePlan.ready', { id, versionId: meta.versionId }),
    [id, meta.versionId],
  )
  useEffect(() => {
    let isHere = true
    void ask().then((outcome) => isHere && setReady(outcome))
    return () => {
      isHere = false
    }
  }, [ask])
  return (
    <Answered
      answer={ready}
      what={words('chart-plan.steps')}
      onRetry={() => void ask().then((outcome) => setReady(outcome))}
    >
      {(steps) => <Steps plan={plan} patient={patient} ready={steps} onClose={onClose} />}
    </Answered>
  )
}

function Steps({ plan, patient, ready, onClose }: SigningProps & { readonly ready: Ready }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [chosen, setChosen] = useState<OpenStep>()
  const { lacks, openSteps, patientSteps, waitingSteps } = ready
  const isWhole = !lacks.some(({ blocks }) => blocks)
  const role = (step: { readonly role: OpenStep['role'] }) => labels(`enumeration.SignerRole.${step.role}`)
  const waiting = waitingSteps.filter(({ stepId }) => !patientSteps.some((step) => step.stepId === stepId))
  return (
    <div className="plan-sign">
      <div className="plan">
        {plan.patientStatement && <blockquote>{plan.patientStatement}</blockquote>}
        <PlanTree problems={plan.problems ?? []} outcomes={[]} />
      </div>
      <LacksList lacks={lacks} />
      {waiting.length > 0 && (
        <p>
          {words('chart-plan.waits', {
            signers: waiting.map((step) => [role(step), ...step.signers].join(' – ')).join(', '),
          })}
        </p>
      )}
      {chosen ? (
        <PlanSignature
          plan={plan}
          patient={patient}
          step={chosen}
          isTaken={patientSteps.includes(chosen)}
          signerName={ready.signerName}
          onClose={onClose}
          onBack={() => setChosen(undefined)}
        />
      ) : (
        <div className="state-actions">
          {isWhole &&
            [...openSteps, ...patientSteps].map((step) => (
              <Button key={step.stepId} variant="default" onClick={() => setChosen(step)}>
                {words('consents.sign-as', { name: role(step) })}
              </Button>
            ))}
          {openSteps.length + patientSteps.length === 0 && <p>{words('chart-plan.nothing-to-sign')}</p>}
        </div>
      )}
    </div>
  )
}
