import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { BelongingPart } from '#client/programs/parts/belonging-part.tsx'
import { inForce } from '#client/programs/parts/in-force.ts'
import { pageOf } from '#client/programs/parts/page-of.ts'
import { RecordLine } from '#client/programs/parts/record-line.tsx'
import { withItems } from '#client/programs/parts/with-items.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { Practitioner } from '#generated/types/practitioner.ts'
import { offeringPrograms } from '#shared/scheduling/offered/offering-programs.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { mayRender } from './may-render.ts'

type Props = { readonly service: HealthcareService }

/** The parts of a service: the programs that offer it, the definitions made for it, and who may render it. */
export function ServiceParts({ service }: Props): ReactNode {
  return (
    <div className="belonging-parts">
      <Programs service={service} />
      <Definitions service={service} />
      {service.flags?.includes('SupportsGroups') && <GroupDefinitions service={service} />}
      <Staff service={service} />
    </div>
  )
}

/** The programs that offer it. */
function Programs({ service }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { mayDo } = usePermissions()
  const answer = useAnswer('program.query', mayDo('program.query') ? inForce : undefined)
  const offering = useMemo(
    () => withItems(answer, (programs) => offeringPrograms(service, programs)),
    [answer, service],
  )
  return (
    <BelongingPart
      titleId="services.programs"
      emptyId="services.no-programs"
      also={(service.programs ?? []).length === 0 && words('services.names-no-program')}
      answer={offering}
      onRetry={() => askAgain('program.query', inForce)}
      needs="Program:Read"
    >
      {({ id, name, kind }) => (
        <RecordLine type="Program" id={id} name={name} text={labels(`enumeration.ProgramKind.${kind}`)} />
      )}
    </BelongingPart>
  )
}

function namingService(id: string) {
  return pageOf([
    { field: 'services', op: 'eq', value: id },
    { field: 'status', op: 'ne', value: 'Retired' },
  ])
}

/** The definitions of notes that name it. */
function Definitions({ service: { id } }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { mayDo } = usePermissions()
  const input = useMemo(() => namingService(id), [id])
  const answer = useAnswer('noteDefinition.query', mayDo('noteDefinition.query') ? input : undefined)
  return (
    <BelongingPart
      titleId="services.definitions"
      emptyId="services.no-definitions"
      also={words('services.definitions-of-all')}
      answer={answer}
      onRetry={() => askAgain('noteDefinition.query', input)}
      needs="NoteDefinition:Read"
    >
      {(definition) => (
        <RecordLine
          type="NoteDefinition"
          id={definition.id}
          name={definition.name}
          text={versionText(words('services.version', { version: definition.version }), {
            isActive: definition.status === 'Active',
            status: labels(`enumeration.DefinitionStatus.${definition.status}`),
          })}
        />
      )}
    </BelongingPart>
  )
}

/** The definitions of group notes that name it. */
function GroupDefinitions({ service: { id } }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { mayDo } = usePermissions()
  const input = useMemo(() => namingService(id), [id])
  const answer = useAnswer(
    'groupNoteDefinition.query',
    mayDo('groupNoteDefinition.query') ? input : undefined,
  )
  return (
    <BelongingPart
      titleId="services.group-definitions"
      emptyId="services.no-definitions"
      answer={answer}
      onRetry={() => askAgain('groupNoteDefinition.query', input)}
      needs="GroupNoteDefinition:Read"
    >
      {(definition) => (
        <RecordLine
          type="GroupNoteDefinition"
          id={definition.id}
          name={definition.name}
          text={versionText(words('services.version', { version: definition.version }), {
            isActive: definition.status === 'Active',
            status: labels(`enumeration.DefinitionStatus.${definition.status}`),
          })}
        />
      )}
    </BelongingPart>
  )
}

type State = { readonly isActive: boolean; readonly status: string }

function versionText(version: string, { isActive, status }: State): string {
  return isActive ? version : `${version} · ${status}`
}

const atWork = pageOf([{ field: 'active', op: 'eq', value: true }])

/** The staff who may render it today, by their services and licences. */
function Staff({ service }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const { instant } = useWorld()
  const { timezone } = useMoments()
  const day = localDate(instant(), timezone)
  const answer = useAnswer('practitioner.query', mayDo('practitioner.query') ? atWork : undefined)
  const able = useMemo(
    () => withItems(answer, (people) => people.filter((person) => mayRender(service, person, day))),
    [answer, service, day],
  )
  const isAny = (service.allowedLicenses ?? []).length === 0
  return (
    <BelongingPart
      titleId="services.staff"
      emptyId={isAny ? 'services.no-staff-any-license' : 'services.no-staff'}
      also={words(isAny ? 'services.staff-any-license' : 'services.staff-license')}
      answer={able}
      onRetry={() => askAgain('practitioner.query', atWork)}
      needs="Practitioner:Read"
    >
      {(person) => (
        <RecordLine type="Practitioner" id={person.id} name={person.display} text={licencesOf(person)} />
      )}
    </BelongingPart>
  )
}

function licencesOf({ licenses = [] }: Practitioner): string {
  return licenses.map(({ type }) => type.display ?? type.code).join(', ')
}
