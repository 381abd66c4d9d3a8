import type { ReactNode } from 'react'
import { Markdown } from '#client/form/words/markdown.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Group } from '#generated/types/group.ts'

/** What a group goes through, session by session, with the one that it has come to; and its rules. */
export function CurriculumPart({ group }: { readonly group: Group }): ReactNode {
  const words = useWords()
  const { curriculum = [], currentSession, rules } = group
  const sessions = [...curriculum].sort((one, other) => one.number - other.number)
  const title = words('groups.curriculum', { count: sessions.length })
  return (
    <>
      <section aria-label={title}>
        <h2>{title}</h2>
        {currentSession !== undefined && <p>{words('groups.at-session', { number: currentSession })}</p>}
        {sessions.length === 0 && <p className="groups-text">{words('groups.no-curriculum')}</p>}
        <ol className="groups-plain">
          {sessions.map(({ id, number, title: topic, objectives }) => (
            <li key={id} aria-current={number === currentSession ? 'step' : undefined}>
              <strong>{words('groups.session', { number, topic })}</strong>
              {objectives && <Markdown text={objectives} />}
            </li>
          ))}
        </ol>
      </section>
      {rules && (
        <section aria-label={words('groups.rules')}>
          <h2>{words('groups.rules')}</h2>
          <Markdown text={rules} />
        </section>
      )}
    </>
  )
}
