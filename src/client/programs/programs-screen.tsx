import { Badge } from '@mantine/core'
import { IconHeartHandshake } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { BelongingCell, BelongingTable } from '#client/programs/parts/belonging-table.tsx'
import { ListPage } from '#client/programs/parts/list-page.tsx'
import { pageOf } from '#client/programs/parts/page-of.ts'
import { useCount } from '#client/programs/parts/use-count.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Program } from '#generated/types/program.ts'
import { programFilters } from './program-filters.ts'

const asked = pageOf([])

/** The programs screen: each program with how many are enrolled of how many, its staff and its groups. */
export function ProgramsScreen(): ReactNode {
  const words = useWords()
  const answer = useAnswer('program.query', asked)
  return (
    <ListPage
      type="Program"
      titleId="programs.screen.programs"
      newId="programs.new"
      noneId="programs.none"
      icon={IconHeartHandshake}
      answer={answer}
      onRetry={() => askAgain('program.query', asked)}
    >
      {(programs, isCut) => (
        <>
          <p className="belonging-text">
            {words(isCut ? 'programs.first' : 'programs.count', { count: programs.length })}
          </p>
          <ProgramTable programs={programs} />
        </>
      )}
    </ListPage>
  )
}

function ProgramTable({ programs }: { readonly programs: readonly Program[] }): ReactNode {
  const words = useWords()
  return (
    <BelongingTable
      headings={[
        words('programs.name'),
        words('programs.kind'),
        words('programs.manager'),
        words('programs.enrolled'),
        words('programs.staff'),
        words('programs.groups'),
        words('programs.places'),
      ]}
    >
      <tbody>
        {programs.map((program) => (
          <Row key={program.id} program={program} />
        ))}
      </tbody>
    </BelongingTable>
  )
}

function Row({ program }: { readonly program: Program }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { id, name, code, kind, status, manager, capacity, locations = [], part2 } = program
  const filters = useMemo(() => programFilters(id), [id])
  const enrolled = useCount('episodeOfCare.query', filters.enrolled)
  const staff = useCount('practitioner.query', filters.staff)
  const groups = useCount('group.query', filters.groups)
  const ofCapacity = enrolled !== undefined && capacity !== undefined
  return (
    <tr>
      <th scope="row">
        <ScreenLink to={`/admin/programs/${id}`}>{name}</ScreenLink>{' '}
        <span className="belonging-text">{code}</span>
        {status !== 'Active' && (
          <Badge color="gray">{labels(`enumeration.DefinitionStatus.${status}`)}</Badge>
        )}
        {part2 && <Badge color="grape">{words('programs.part2')}</Badge>}
      </th>
      <BelongingCell label={words('programs.kind')}>
        {labels(`enumeration.ProgramKind.${kind}`)}
      </BelongingCell>
      <BelongingCell label={words('programs.manager')}>{manager?.display}</BelongingCell>
      <BelongingCell label={words('programs.enrolled')}>
        {ofCapacity ? words('programs.of-capacity', { enrolled, capacity }) : enrolled}
      </BelongingCell>
      <BelongingCell label={words('programs.staff')}>{staff}</BelongingCell>
      <BelongingCell label={words('programs.groups')}>{groups}</BelongingCell>
      <BelongingCell label={words('programs.places')}>
        {locations.length === 0 ? words('programs.all') : locations.length}
      </BelongingCell>
    </tr>
  )
}
