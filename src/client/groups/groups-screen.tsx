import { Button, NativeSelect } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { useGo, useSearch } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Filter } from '#generated/types/filter.ts'
import { GroupTable } from './group-table.tsx'
import './groups.css'

const choices = ['active', 'own', 'closed'] as const
type Shown = (typeof choices)[number]

/** The groups screen: each with who leads it, how many attend, and when it meets next. */
export function GroupsScreen(): ReactNode {
  const words = useWords()
  const go = useGo()
  const { mayDo } = usePermissions()
  const [search, setSearch] = useSearch()
  const shown = choices.find((each) => each === search.show) ?? 'active'
  const asked = useGroupsAsked(shown)
  const answer = useAnswer('group.query', asked)
  const what = words('groups.screen.groups')
  const newOne = mayDo('group.create') && (
    <Button onClick={() => go('/resources/Group/new')}>{words('groups.new')}</Button>
  )
  return (
    <Page
      title={what}
      toolbar={
        <>
          <NativeSelect
            aria-label={words('groups.show')}
            value={shown}
            data={choices.map((value) => ({ value, label: words(`groups.show-${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              setSearch({ show: value === 'active' ? undefined : value })
            }
          />
          <Button variant="default" onClick={() => go('/resources/Group')}>
            {words('groups.as-table')}
          </Button>
          {newOne}
        </>
      }
    >
      <Answered
        answer={answer}
        what={what}
        shape="rows"
        onRetry={() => askAgain('group.query', asked)}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState icon={IconUsersGroup} title={words(`groups.none-${shown}`)} action={newOne} />}
      >
        {({ items, continuation }) => (
          <div className="groups">
            <p className="groups-text">
              {words(continuation === undefined ? 'groups.count' : 'groups.first', { count: items.length })}
            </p>
            <GroupTable groups={items} />
          </div>
        )}
      </Answered>
    </Page>
  )
}

function useGroupsAsked(shown: Shown): QueryCall {
  const own = useSession().profile?.id ?? ''
  return useMemo(() => {
    const active: Filter = { field: 'active', op: 'eq', value: shown !== 'closed' }
    const mine: Filter = { field: 'facilitators.practitioner', op: 'eq', value: own }
    return {
      filters: shown === 'own' ? [active, mine] : [active],
      orderBy: 'name',
      order: 'asc',
      pageSize: 100,
      crossPartition: true,
    }
  }, [shown, own])
}
