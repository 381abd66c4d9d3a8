import { Badge, Button } from '@mantine/core'
import { IconHeartHandshake } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { ScreenLink, useGo } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Program } from '#generated/types/program.ts'
import { programFilters } from './program-filters.ts'
import { useCount } from './use-count.ts'
import './programs.css'

const asked: QueryCall = { filters: [], orderBy: 'name', order: 'asc', pageSize: 100, crossPartition: true }

/** The programs screen: each program with how many are enrolled of how many, its staff and its groups. */
export function ProgramsScreen(): ReactNode {
  const words = useWords()
  const go = useGo()
  const { mayDo } = usePermissions()
  const answer = useAnswer('program.query', asked)
  const what = words('programs.screen.programs')
  const newOne = mayDo('program.create') && (
    <Button onClick={() => go('/resources/Program/new')}>{words('programs.new')}</Button>
  )
  return (
    <Page
      title={what}
      beside={<ScreenLink to="/admin">{words('admin.screen.admin')}</ScreenLink>}
      toolbar={
        <>
          <Button variant="default" onClick={() => go('/resources/Program')}>
            {words('programs.as-table')}
          </Button>
          {newOne}
        </>
      }
    >
      <Answered
        answer={answer}
        what={what}
        shape="rows"
        onRetry={() => askAgain('program.query', asked)}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState icon={IconHeartHandshake} title={words('programs.none')} action={newOne} />}
      >
        {({ items, continuation }) => (
          <div className="programs">
            <p className="programs-text">
              {words(continuation === undefined ? 'programs.count' : 'programs.first', {
                count: items.length,
              })}
            </p>
            <ProgramTable programs={items} />
          </div>
        )}
      </Answered>
    </Page>
  )
}

function ProgramTable({ programs }: { readonly programs: readonly Program[] }): ReactNode {
  const words = useWords()
  return (
    <table className="programs-table">
      <thead>
        <tr>
          <th scope="col">{words('programs.name')}</th>
          <th scope="col">{words('programs.kind')}</th>
          <th scope="col">{words('programs.manager')}</th>
          <th scope="col">{words('programs.enrolled')}</th>
          <th scope="col">{words('programs.staff')}</th>
          <th scope="col">{words('programs.groups')}</th>
          <th scope="col">{words('programs.places')}</th>
        </tr>
      </thead>
      <tbody>
        {programs.map((program) => (
          <Row key={program.id} program={program} />
        ))}
      </tbody>
    </table>
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
  const cell = (label: string, value: ReactNode) => <td data-label={label}>{value ?? '–'}</td>
  return (
    <tr>
      <th scope="row">
        <ScreenLink to={`/admin/programs/${id}`}>{name}</ScreenLink>{' '}
        <span className="programs-text">{code}</span>
        {status !== 'Active' && (
          <Badge color="gray">{labels(`enumeration.DefinitionStatus.${status}`)}</Badge>
        )}
        {part2 && <Badge color="grape">{words('programs.part2')}</Badge>}
      </th>
      {cell(words('programs.kind'), labels(`enumeration.ProgramKind.${kind}`))}
      {cell(words('programs.manager'), manager?.display)}
      {cell(
        words('programs.enrolled'),
        enrolled !== undefined && capacity !== undefined
          ? words('programs.of-capacity', { enrolled, capacity })
          : enrolled,
      )}
      {cell(words('programs.staff'), staff)}
      {cell(words('programs.groups'), groups)}
      {cell(words('programs.places'), locations.length === 0 ? words('programs.all') : locations.length)}
    </tr>
  )
}
