import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useIsConnected } from '#client/api/use-is-connected.ts'
import { useAnswering } from '#client/scheduling/acceptance/use-answering.ts'
import type { AppointmentAct } from '#client/scheduling/acts/appointment-act.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { openRequest } from '#shared/scheduling/acceptance/open-request.ts'
import { milliseconds } from '#shared/time/span.ts'

type Props = {
  readonly appointment: Appointment
  readonly onAsk: (act: AppointmentAct) => void
}

/** Of a booking that waits for an answer: who asked whom, what was proposed, and the answers that its reader may give. */
export function AcceptancePart({ appointment, onAsk }: Props): ReactNode {
  const words = useWords()
  const { instant } = useWorld()
  const side = useAnswering(appointment)
  const request = openRequest(appointment)
  if (!request || !side) return null
  const { start } = appointment
  const isPast = start !== undefined && milliseconds(start) <= milliseconds(instant())

  return (
    <section className="event-acceptance" aria-label={words('acceptance.part')}>
      <WhoseTurn appointment={appointment} side={side} />
      {isPast && <p className="event-acceptance-past">{words('acceptance.has-passed')}</p>}
      <Proposed appointment={appointment} />
      {side === 'answers' && <Answers appointment={appointment} onAsk={onAsk} />}
      {side === 'asks' && <Asks appointment={appointment} onAsk={onAsk} />}
    </section>
  )
}

type TurnProps = Pick<Props, 'appointment'> & { readonly side: ReturnType<typeof useAnswering> }

/** Whose word it waits for, where that is not the reader's with what is said below. */
function WhoseTurn({ appointment, side }: TurnProps): ReactNode {
  const words = useWords()
  const { acceptance, owner } = appointment
  const asker = acceptance?.askedBy?.display ?? words('acceptance.unknown')
  const isProposed = acceptance?.answer === 'Proposed'
  if (isProposed && side === 'asks') return null
  if (isProposed) return <p>{words('acceptance.waits-for', { who: asker })}</p>
  if (side === 'answers') return <p>{words('acceptance.asks-you', { who: asker })}</p>
  return <p>{words('acceptance.waits-for', { who: owner.display ?? words('acceptance.unknown') })}</p>
}

function Proposed({ appointment }: Pick<Props, 'appointment'>): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { acceptance, owner } = appointment
  if (acceptance?.answer !== 'Proposed' || !acceptance.proposal) return null
  const { start, end, location, comment, by } = acceptance.proposal
  const when = `${moments.dayAndTime(start)}–${moments.time(end)}`
  const who = by?.display ?? owner.display ?? words('acceptance.unknown')
  return (
    <div className="event-proposal">
      <p>
        {words('acceptance.proposes', { who })} <strong>{when}</strong>
        {location?.display && ` · ${location.display}`}
      </p>
      {comment && <blockquote>{comment}</blockquote>}
    </div>
  )
}

function Answers({ appointment, onAsk }: Props): ReactNode {
  const words = useWords()
  const isConnected = useIsConnected()
  const { isBusy, failure, run } = useAct()
  const { id, meta } = appointment
  const accept = () =>
    run(() => send('appointment.accept', { id, versionId: meta.versionId }), words('acceptance.accepted'))
  return (
    <>
      <div className="event-answers">
        <Button loading={isBusy} disabled={!isConnected} onClick={accept}>
          {words('acceptance.accept')}
        </Button>
        <Button variant="default" disabled={!isConnected} onClick={() => onAsk('decline')}>
          {words('acceptance.decline')}
        </Button>
        <Button variant="default" disabled={!isConnected} onClick={() => onAsk('propose')}>
          {words('acceptance.propose')}
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </>
  )
}

function Asks({ appointment, onAsk }: Props): ReactNode {
  const words = useWords()
  const isConnected = useIsConnected()
  const { isBusy, failure, run } = useAct()
  const { id, meta, acceptance } = appointment
  const isMet = failure?.kind === 'conflict' && failure.findings?.every(({ weight }) => weight === 'warns')
  const take = (confirmed: boolean) =>
    run(
      () => send('appointment.takeProposal', { id, versionId: meta.versionId, confirmed }),
      words('acceptance.taken'),
    )
  return (
    <>
      <div className="event-answers">
        {acceptance?.answer === 'Proposed' && (
          <Button loading={isBusy} disabled={!isConnected} onClick={() => take(isMet === true)}>
            {words(isMet ? 'acceptance.take-anyway' : 'acceptance.take')}
          </Button>
        )}
        <Button variant="default" disabled={!isConnected} onClick={() => onAsk('withdraw')}>
          {words('acceptance.withdraw')}
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </>
  )
}

/** One answer on its way, and why it was not taken. */
function useAct() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const run = async (act: () => ReturnType<typeof send>, done: string) => {
    setBusy(true)
    const outcome = await act()
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (outcome.ok) notify(done)
  }
  return { isBusy, failure, run }
}
