import { Button, Checkbox } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { DiscardDialog } from '#client/notes/head/discard-dialog.tsx'
import { isStored } from '#client/notes/signing/use-signing.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useSource } from '#client/ui/external-store.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Encounter } from '#generated/types/encounter.ts'
import { withTimes } from '#shared/notes/group/attendance-of.ts'
import { wasSigned } from '#shared/notes/note-lifecycle.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { localMoment, momentOf } from '#shared/time/local-moment.ts'
import { nameOf } from './checks-of.ts'
import { useIsLocked } from './use-is-locked.ts'
import type { OpenPart } from './use-open-group.ts'
import './group.css'

type Props = {
  readonly common: OpenPart
  readonly services: readonly OpenPart[]
  readonly isLocked: boolean
  readonly reload: () => void
}

/** Which services were given: one row for each, with who gave it and from when to when; others are added below. */
export function ServicesTable({ common, services, isLocked, reload }: Props): ReactNode {
  const words = useWords()
  const [failure, setFailure] = useState<Failure>()
  return (
    <section className="note-section group-attendance" aria-labelledby="group-services">
      <h2 id="group-services" tabIndex={-1}>
        {words('note.services-given', { count: services.length })}
      </h2>
      {services.length === 0 && <p className="note-quiet">{words('note.services-none')}</p>}
      <ul>
        {services.map((service) => (
          <ServiceRow key={service.loaded.parts.note.id} service={service} reload={reload} />
        ))}
      </ul>
      {!isLocked && <AddService common={common} services={services} reload={reload} onFailure={setFailure} />}
      {failure && <FailureNotice failure={failure} />}
    </section>
  )
}

type RowProps = { readonly service: OpenPart; readonly reload: () => void }

function ServiceRow({ service, reload }: RowProps): ReactNode {
  const words = useWords()
  const { encounter, note } = useSource(service.open)
  const isLocked = useIsLocked(service)
  const [isAsking, setAsking] = useState(false)
  if (!encounter) return null
  const name = nameOf(service)
  const isGiven = encounter.visitStatus === 'Show'
  return (
    <li>
      <span className="group-name">
        {name} <small className="group-said">{note.author.display}</small>
      </span>
      <div className="group-choice">
        <Times service={service} encounter={encounter} isLocked={isLocked} />
        {!isLocked && (
          <Checkbox
            label={words('note.service-given')}
            aria-label={words('note.service-given-of', { name })}
            checked={isGiven}
            onChange={() => service.open.changeSession((known) => withGiven(known, !isGiven))}
          />
        )}
        {!isLocked && !wasSigned(note) && (
          <Button variant="default" size="compact-sm" onClick={() => setAsking(true)}>
            {words('note.service-take-away')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
      {isAsking && (
        <DiscardDialog
          note={note}
          title={words('note.service-take-away-title', { name })}
          text={words('note.service-take-away-text')}
          onClose={() => setAsking(false)}
          onGone={() => {
            setAsking(false)
            reload()
          }}
        />
      )}
    </li>
  )
}

/** The session of a service that was given, or that was not in the end. */
function withGiven(session: Encounter, isGiven: boolean): Encounter {
  const { missedVisit: _missed, ...rest } = session
  return isGiven
    ? { ...rest, visitStatus: 'Show' }
    : { ...rest, visitStatus: 'Cancelled', missedVisit: { outcome: 'Cancelled' } }
}

type TimesProps = {
  readonly service: OpenPart
  readonly encounter: Encounter
  readonly isLocked: boolean
}

/** From when to when a service was given, in the session's own zone. */
function Times({ service, encounter, isLocked }: TimesProps): ReactNode {
  const words = useWords()
  const { period, timezone, minutes, serviceDate } = encounter
  const clock = (at: string | undefined) => (at ? localMoment(at, timezone).time.slice(0, 5) : '')
  const change = (end: 'start' | 'end', typed: string) => {
    if (typed === '') return
    const { instant } = momentOf({ date: serviceDate, time: typed }, timezone)
    service.open.changeSession((known) =>
      withTimes(known, { start: known.period?.start, end: known.period?.end, [end]: instant }),
    )
  }
  const ends = ['start', 'end'] as const
  return (
    <>
      {ends.map((end) => (
        <label key={end} className="group-clock">
          {words(`note.service-${end}`)}
          <input
            type="time"
            aria-label={words(`note.service-${end}-of`, { name: nameOf(service) })}
            disabled={isLocked}
            value={clock(period?.[end])}
            onChange={({ currentTarget }) => change(end, currentTarget.value)}
          />
        </label>
      ))}
      {minutes !== undefined && <small>{words('note.service-minutes', { minutes })}</small>}
    </>
  )
}

const inForce = { filters: [{ field: 'status', op: 'eq', value: 'Active' }], pageSize: 500 } as const
const staff = { filters: [{ field: 'status', op: 'eq', value: 'active' }], pageSize: 500 } as const

type AddProps = Pick<Props, 'common' | 'services' | 'reload'> & {
  readonly onFailure: (failure: Failure | undefined) => void
}

/** One service more, and who gives it: its part is that person's to write and sign. */
function AddService({ common, services: given, reload, onFailure }: AddProps): ReactNode {
  const words = useWords()
  const { mayDo, may } = usePermissions()
  const [service, setService] = useState('')
  const [performer, setPerformer] = useState('')
  const [isAdding, setAdding] = useState(false)
  const outbox = useOutbox()
  const services = useAnswer('healthcareService.query', inForce)
  const people = useAnswer('practitioner.query', may('Practitioner:Read') ? staff : undefined)
  if (!mayDo('note.addService')) return null
  const add = async () => {
    setAdding(true)
    if (!(await haveArrived(outbox, [common, ...given]))) {
      setAdding(false)
      return onFailure({ kind: 'unreachable' })
    }
    const outcome = await send('note.addService', {
      id: common.loaded.parts.note.id,
      service: { id: service, resourceType: 'HealthcareService' },
      ...(performer !== '' && { performer: { id: performer, resourceType: 'Practitioner' } }),
    })
    setAdding(false)
    onFailure(outcome.ok ? undefined : outcome.failure)
    if (outcome.ok) reload()
  }
  return (
    <div className="group-add">
      <Choice
        label={words('note.service-add-which')}
        data={listOf(services)}
        value={service}
        onChange={setService}
        searchable
      />
      <Choice
        label={words('note.service-add-who')}
        description={words('note.service-add-self')}
        data={listOf(people)}
        value={performer}
        onChange={setPerformer}
        searchable
        clearable
      />
      <Button disabled={service === ''} loading={isAdding} onClick={add}>
        {words('note.service-add')}
      </Button>
    </div>
  )
}

/** Whether the server has all that was written here: the next service begins where the last one ends. */
async function haveArrived(
  outbox: ReturnType<typeof useOutbox>,
  parts: readonly OpenPart[],
): Promise<boolean> {
  for (const { open } of parts) open.settle()
  for (const { open } of parts) {
    const { note, encounter } = open.read()
    if (!(await isStored(outbox, 'Note', note.id))) return false
    if (encounter && !(await isStored(outbox, 'Encounter', encounter.id))) return false
  }
  return true
}

type Named = { readonly id: string; readonly display?: string | undefined }
type Asked =
  | { readonly ok: true; readonly value: { readonly items: readonly Named[] } }
  | { readonly ok: false }
  | undefined

function listOf(answer: Asked) {
  const items = answer?.ok ? answer.value.items : []
  return items.map(({ id, display = '' }) => ({ value: id, label: display }))
}
