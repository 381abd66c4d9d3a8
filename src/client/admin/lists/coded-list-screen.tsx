import type { ReactNode } from 'react'
import { usePreferences } from '#client/admin/preferences/use-preferences.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { CodedListForm } from './coded-list-form.tsx'
import { LockedList } from './locked-list.tsx'
import { useCodedList, useListWords } from './use-coded-lists.ts'
import { WhereUsed } from './where-used.tsx'
import './lists.css'

/** The screen of one coded list: its choices as the practice has them, and where they are used. */
export function CodedListScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const { answer, onRetry } = usePreferences()
  const list = useCodedList(params.list ?? '')
  const { title } = useListWords()
  const name = list ? title(list) : words('admin.screen.list')

  return (
    <Page title={name} beside={<ScreenLink to="/admin/lists">{words('admin.screen.lists')}</ScreenLink>}>
      {list === undefined && <Loading what={words('admin.screen.list')} shape="rows" />}
      {list === null && <FailureNotice failure={{ kind: 'missing' }} />}
      {list && (
        <Answered answer={answer} what={name} shape="rows" onRetry={onRetry}>
          {(preferences) => (
            <div className="lists">
              {list.locked ? (
                <LockedList list={list} />
              ) : (
                <CodedListForm key={list.name} list={list} stored={preferences} />
              )}
              <WhereUsed list={list} overrides={preferences.codedListOverrides} />
            </div>
          )}
        </Answered>
      )}
    </Page>
  )
}
