import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Answered, type AwaitedAnswer } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { MessageId } from '#generated/messages/ids.ts'
import type { Page, QueryCall } from '#generated/operations/plain.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Group } from '#generated/types/group.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { Program } from '#generated/types/program.ts'
import type { Reference } from '#generated/types/reference.ts'
import { programFilters } from './program-filters.ts'

type Props = { readonly program: Program }

const most = 100

function pageOf(filters: readonly Filter[]): QueryCall {
  return { filters, orderBy: 'name', order: 'asc', pageSize: most, crossPartition: true }
}

/** The parts of a program: its services, places, groups and staff, each with its count. */
export function ProgramParts({ program }: Props): ReactNode {
  return (
    <div className="program-parts">
      <Services program={program} />
      <Places program={program} />
      <Groups program={program} />
      <Staff program={program} />
    </div>
  )
}

/** Those that a program names; where it names none, those that name it. */
function namedOr(named: readonly Reference[] | undefined, id: string): readonly Filter[] {
  return named && named.length > 0
    ? [{ field: 'id', op: 'in', value: named.map((each) => each.id) }]
    : programFilters(id).within
}

/** The services that it names, or that name it. */
function Services({ program: { id, services } }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const input = useMemo(() => pageOf(namedOr(services, id)), [id, services])
  const answer = useAnswer('healthcareService.query', input)
  const said = ({ billingCode, code, defaultMinutes, status }: HealthcareService) =>
    [
      billingCode ?? code,
      words('programs.minutes', { count: defaultMinutes }),
      status !== 'Active' && labels(`enumeration.DefinitionStatus.${status}`),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Part
      titleId="programs.services"
      emptyId="programs.no-services"
      alsoId="programs.services-of-all"
      answer={answer}
      onRetry={() => askAgain('healthcareService.query', input)}
    >
      {(service) => (
        <Line type="HealthcareService" id={service.id} name={service.name} text={said(service)} />
      )}
    </Part>
  )
}

/** The places that it names, or that name it. */
function Places({ program: { id, locations } }: Props): ReactNode {
  const labels = useLabels()
  const input = useMemo(() => pageOf(namedOr(locations, id)), [id, locations])
  const answer = useAnswer('location.query', input)
  return (
    <Part
      titleId="programs.places"
      emptyId="programs.all-places"
      answer={answer}
      onRetry={() => askAgain('location.query', input)}
    >
      {({ id: place, name, kind }) => (
        <Line type="Location" id={place} name={name} text={labels(`enumeration.LocationKind.${kind}`)} />
      )}
    </Part>
  )
}

/** Its active groups. */
function Groups({ program: { id } }: Props): ReactNode {
  const words = useWords()
  const input = useMemo(() => pageOf(programFilters(id).groups), [id])
  const answer = useAnswer('group.query', input)
  const said = ({ members = [], capacity, facilitators }: Group) => {
    const count = members.filter(({ status }) => status === 'Active').length
    const people = facilitators.map(({ practitioner }) => practitioner.display ?? '').join(', ')
    return [
      words('programs.members', { count }),
      capacity?.max === undefined ? '' : words('programs.at-most', { count: capacity.max }),
      people,
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <Part
      titleId="programs.groups"
      emptyId="programs.no-groups"
      answer={answer}
      onRetry={() => askAgain('group.query', input)}
      needs="Group:Read"
    >
      {(group) => <Line type="Group" id={group.id} name={group.name} text={said(group)} />}
    </Part>
  )
}

/** Its staff at work. */
function Staff({ program: { id } }: Props): ReactNode {
  const input = useMemo(() => pageOf(programFilters(id).staff), [id])
  const answer = useAnswer('practitioner.query', input)
  return (
    <Part
      titleId="programs.staff"
      emptyId="programs.no-staff"
      answer={answer}
      onRetry={() => askAgain('practitioner.query', input)}
    >
      {({ id: person, display, roles }) => (
        <Line
          type="Practitioner"
          id={person}
          name={display}
          text={roles.map((role) => role.display ?? '').join(', ')}
        />
      )}
    </Part>
  )
}

type PartProps<Row> = {
  readonly titleId: MessageId
  readonly emptyId: MessageId
  readonly answer: AwaitedAnswer<Page<Row>>
  readonly onRetry: () => void
  readonly needs?: string
  /** Said below the rows: what belongs here without being named. */
  readonly alsoId?: MessageId
  readonly children: (row: Row) => ReactNode
}

function Part<Row extends { readonly id: string }>(props: PartProps<Row>): ReactNode {
  const { titleId, emptyId, answer, onRetry, needs, alsoId, children } = props
  const words = useWords()
  const { may } = usePermissions()
  const title = words(titleId)
  if (!may(needs)) return null
  const count = answer?.ok ? answer.value.items.length : undefined
  return (
    <section aria-label={title}>
      <h2>{count === undefined ? title : words('programs.part-count', { title, count })}</h2>
      <Answered
        answer={answer}
        what={title}
        shape="rows"
        onRetry={onRetry}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="programs-text">{words(emptyId)}</p>}
      >
        {({ items, continuation }) => (
          <>
            <ul>
              {items.map((row) => (
                <li key={row.id}>{children(row)}</li>
              ))}
            </ul>
            {alsoId && <p className="programs-text">{words(alsoId)}</p>}
            {continuation !== undefined && (
              <p className="programs-text">{words('programs.first-rows', { count: items.length })}</p>
            )}
          </>
        )}
      </Answered>
    </section>
  )
}

type LineProps = { readonly type: string; readonly id: string; readonly name: string; readonly text: string }

function Line({ type, id, name, text }: LineProps): ReactNode {
  const recordPath = useRecordPath()
  return (
    <>
      <ScreenLink to={recordPath(type, id)}>{name}</ScreenLink>
      {text !== '' && <span className="programs-text"> {text}</span>}
    </>
  )
}
