import { Badge, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { usePreferences } from '#client/admin/preferences/use-preferences.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { CodedList } from '#generated/lists/coded-list.ts'
import type { CodedListOverride } from '#generated/types/coded-list-override.ts'
import { practiceItems } from '#shared/lists/practice-items.ts'
import { useCodedLists, useListWords } from './use-coded-lists.ts'
import './lists.css'

/** The coded lists: every list of choices, which of them this practice has changed, and the way into each. */
export function ListsScreen(): ReactNode {
  const words = useWords()
  const { answer, onRetry } = usePreferences()
  const lists = useCodedLists()
  const what = words('admin.screen.lists')
  return (
    <Page title={what}>
      <Answered answer={answer} what={what} shape="rows" onRetry={onRetry}>
        {({ codedListOverrides }) =>
          lists ? (
            <Lists lists={lists} overrides={codedListOverrides} />
          ) : (
            <Loading what={what} shape="rows" />
          )
        }
      </Answered>
    </Page>
  )
}

type ListsProps = {
  readonly lists: readonly CodedList[]
  readonly overrides: readonly CodedListOverride[]
}

function Lists({ lists, overrides }: ListsProps): ReactNode {
  const words = useWords()
  const { title } = useListWords()
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const shown = lists
    .filter((list) => title(list).toLowerCase().includes(wanted))
    .toSorted((one, other) => title(one).localeCompare(title(other)))

  return (
    <div className="lists">
      <p className="lists-text">{words('admin.lists-explained')}</p>
      <TextInput
        type="search"
        aria-label={words('admin.lists-search')}
        placeholder={words('admin.lists-search')}
        leftSection={<IconSearch size={15} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {shown.length === 0 && <p role="status">{words('ui.none-found')}</p>}
      <ul className="lists-all">
        {shown.map((list) => (
          <li key={list.name}>
            <ScreenLink to={`/admin/lists/${list.name}`}>{title(list)}</ScreenLink>
            <span className="lists-marks">
              {list.locked && <Badge color="gray">{words('admin.list-locked')}</Badge>}
              {overrides.some((override) => override.list === list.name) && (
                <Badge color="blue">{words('admin.list-changed')}</Badge>
              )}
              <span className="lists-text">
                {words('admin.list-count', {
                  count: practiceItems(list, overrides).filter(({ isOffered }) => isOffered).length,
                })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
