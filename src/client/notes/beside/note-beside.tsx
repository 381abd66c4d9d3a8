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
export type BesideTab = 'checks' | 'plan' | 'last-notes' | 'answers' | 'scribe' | 'snippets'

type Props = {
  readonly note: Note
  readonly patientId: string | undefined
  readonly tab: BesideTab
  readonly onTab: (tab: BesideTab) => void
  /** The note is only read: nothing is put into it, and there is nothing to check. */
  readonly isRead?: boolean
  /** What the patient answered before; absent where the note asks nothing of it. */
  readonly answers?: ReactNode
  /** What is drafted for it; absent where nothing may be. */
  readonly scribe?: ReactNode
  /** The checks, the measures and the trail. */
  readonly children: ReactNode
}

const all: readonly BesideTab[] = ['checks', 'plan', 'last-notes', 'answers', 'scribe', 'snippets']

/** Beside a note: its checks and its trail, the plan, what was signed before, and for whoever writes what the patient answered, what is drafted, and snippets. */
export function NoteBeside({
  note,
  patientId,
  tab,
  onTab,
  isRead = false,
  answers,
  scribe,
  children,
}: Props): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const isOffered: { readonly [Each in BesideTab]: boolean } = {
    checks: true,
    plan: patientId !== undefined && may('CarePlan:Read'),
    'last-notes': patientId !== undefined,
    answers: answers !== undefined,
    scribe: scribe !== undefined,
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
            <Tabs.Tab
              key={each}
              value={each}
              {...(each === 'last-notes' && { 'aria-label': words('note.beside-last-notes') })}
            >
              {words(shortLabel(each, isRead))}
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
      {answers && <Tabs.Panel value="answers">{answers}</Tabs.Panel>}
      {scribe && <Tabs.Panel value="scribe">{scribe}</Tabs.Panel>}
      <Tabs.Panel value="snippets">
        <SnippetsBeside />
      </Tabs.Panel>
    </Tabs>
  )
}

/** What stands on a tab: a word, so that all are in one line. */
function shortLabel(tab: BesideTab, isRead: boolean) {
  if (isRead && tab === 'checks') return 'note.trail'
  return tab === 'last-notes' ? 'note.beside-last-short' : (`note.beside-${tab}` as const)
}
