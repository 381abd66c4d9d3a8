import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { LastNotes } from './last-notes.tsx'
import { PlanBeside } from './plan-beside.tsx'
import { SnippetsBeside } from './snippets-beside.tsx'
import '#client/ui/has-more-looks.ts'
import './beside.css'

/** What stands beside a note. */
export type BesideTab = 'checks' | 'plan' | 'last-notes' | 'snippets'

type Props = {
  readonly note: Note
  readonly patientId: string | undefined
  readonly tab: BesideTab
  readonly onTab: (tab: BesideTab) => void
  /** The note is only read: nothing is put into it, and there is nothing to check. */
  readonly isRead?: boolean
  /** The checks, the measures and the trail. */
  readonly children: ReactNode
}

const all: readonly BesideTab[] = ['checks', 'plan', 'last-notes', 'snippets']

/** Beside a note: its checks and its trail, the plan, what was signed before, and for whoever writes snippets. */
export function NoteBeside({ note, patientId, tab, onTab, isRead = false, children }: Props): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const isOffered: { readonly [Each in BesideTab]: boolean } = {
    checks: true,
    plan: patientId !== undefined && may('CarePlan:Read'),
    'last-notes': patientId !== undefined,
    snippets: !isRead && may('Snippet:Read'),
  }
  return (
    <Tabs
      value={tab}
      onChange={(next) => onTab(all.find((each) => each === next) ?? 'checks')}
      keepMounted={false}
      className="note-beside"
    >
      <Tabs.List aria-label={words('note.beside')}>
        {all
          .filter((each) => isOffered[each])
          .map((each) => (
            <Tabs.Tab key={each} value={each}>
              {words(isRead && each === 'checks' ? 'note.trail' : `note.beside-${each}`)}
            </Tabs.Tab>
          ))}
      </Tabs.List>
      <Tabs.Panel value="checks">{children}</Tabs.Panel>
      {patientId && (
        <>
          <Tabs.Panel value="plan">
            <PlanBeside note={note} patientId={patientId} isRead={isRead} />
          </Tabs.Panel>
          <Tabs.Panel value="last-notes">
            <LastNotes note={note} patientId={patientId} />
          </Tabs.Panel>
        </>
      )}
      <Tabs.Panel value="snippets">
        <SnippetsBeside />
      </Tabs.Panel>
    </Tabs>
  )
}
