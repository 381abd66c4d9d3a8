import { type ReactNode, useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { BelongingPart } from '#client/programs/parts/belonging-part.tsx'
import { pageOf } from '#client/programs/parts/page-of.ts'
import { RecordLine } from '#client/programs/parts/record-line.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Filter } from '#generated/types/filter.ts'
import type { Group } from '#generated/types/group.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { Program } from '#generated/types/program.ts'
import type { Reference } from '#generated/types/reference.ts'
import { programFilters } from './program-filters.ts'

type Props = { readonly program: Program }

/** The parts of a program: its services, places, groups and staff, each with its count. */
export function ProgramParts({ program }: Props): ReactNode {
  return (
    <div className="belonging-parts">
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
    <BelongingPart
      titleId="programs.services"
      emptyId="programs.no-services"
      also={words('programs.services-of-all')}
      answer={answer}
      onRetry={() => askAgain('healthcareService.query', input)}
    >
      {(service) => (
        <RecordLine type="HealthcareService" id={service.id} name={service.name} text={said(service)} />
      )}
    </BelongingPart>
  )
}

/** The places that it names, or that name it. */
function Places({ program: { id, locations } }: Props): ReactNode {
  const labels = useLabels()
  const input = useMemo(() => pageOf(namedOr(locations, id)), [id, locations])
  const answer = useAnswer('location.query', input)
  return (
    <BelongingPart
      titleId="programs.places"
      emptyId="programs.all-places"
      answer={answer}
      onRetry={() => askAgain('location.query', input)}
    >
      {({ id: place, name, kind }) => (
        <RecordLine
          type="Location"
          id={place}
          name={name}
          text={labels(`enumeration.LocationKind.${kind}`)}
        />
      )}
    </BelongingPart>
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
    <BelongingPart
      titleId="programs.groups"
      emptyId="programs.no-groups"
      answer={answer}
      onRetry={() => askAgain('group.query', input)}
      needs="Group:Read"
    >
      {(group) => <RecordLine type="Group" id={group.id} name={group.name} text={said(group)} />}
    </BelongingPart>
  )
}

/** Its staff at work. */
function Staff({ program: { id } }: Props): ReactNode {
  const input = useMemo(() => pageOf(programFilters(id).staff), [id])
  const answer = useAnswer('practitioner.query', input)
  return (
    <BelongingPart
      titleId="programs.staff"
      emptyId="programs.no-staff"
      answer={answer}
      onRetry={() => askAgain('practitioner.query', input)}
    >
      {({ id: person, display, roles }) => (
        <RecordLine
          type="Practitioner"
          id={person}
          name={display}
          text={roles.map((role) => role.display ?? '').join(', ')}
        />
      )}
    </BelongingPart>
  )
}
