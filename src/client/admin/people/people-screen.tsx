import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch, IconUserSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { useGo, useSearch } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Toolbar } from '#client/ui/page/toolbar.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import { PeopleTable } from './people-table.tsx'
import { mostPeople, type Shown, usePeople } from './use-people.ts'
import './people.css'

/** The people screen: everybody of the staff with roles, state, last sign-in and open sign-ins. */
export function PeopleScreen({ search }: ScreenProps): ReactNode {
  const words = useWords()
  const go = useGo()
  const { may } = usePermissions()
  const [, setSearch] = useSearch()
  const [text, setText] = useState(search.name ?? '')
  const [wanted] = useDebouncedValue(text, 200)
  const shown = shownBy(search.show)
  const { answer, onRetry, signIns } = usePeople(wanted, shown)
  const what = words('admin.screen.people')

  return (
    <Page
      title={what}
      toolbar={
        may('Practitioner:Create') && (
          <Button onClick={() => go('/resources/Practitioner/new')}>{words('admin.people-new')}</Button>
        )
      }
      isFlush
    >
      <div className="people">
        <Toolbar
          start={
            <TextInput
              type="search"
              aria-label={words('admin.people-search')}
              placeholder={words('admin.people-search')}
              leftSection={<IconSearch size={15} />}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              onBlur={() => setSearch({ name: text })}
            />
          }
          end={
            <SegmentedControl
              aria-label={words('admin.people-show')}
              value={shown}
              onChange={(value) => setSearch({ show: value === 'active' ? undefined : value })}
              data={[
                { value: 'active', label: words('admin.people-active') },
                { value: 'invited', label: words('admin.people-invited') },
                { value: 'all', label: words('admin.people-all') },
              ]}
            />
          }
        />
        <div className="people-scroll">
          <Answered
            answer={answer}
            what={what}
            shape="rows"
            onRetry={onRetry}
            isEmpty={({ items }) => items.length === 0}
            empty={
              <EmptyState
                icon={IconUserSearch}
                title={words('ui.none-found')}
                text={words(shown === 'invited' ? 'admin.people-none-invited' : 'admin.people-none')}
              />
            }
          >
            {({ items, continuation }) => (
              <>
                <PeopleTable people={items} signIns={signIns} />
                {continuation !== undefined && (
                  <p className="people-more">{words('admin.people-more', { count: mostPeople })}</p>
                )}
              </>
            )}
          </Answered>
        </div>
      </div>
    </Page>
  )
}

function shownBy(text: string | undefined): Shown {
  return text === 'invited' || text === 'all' ? text : 'active'
}
