import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { EnvironmentFacts } from './environment-facts.tsx'
import './environment.css'

const queryKey = ['practicePreferences.environment']

/** The environment screen: what the practice runs on, and what somebody has to see to beside it. */
export function EnvironmentScreen(): ReactNode {
  const words = useWords()
  const { data: answer } = useQuery(
    { queryKey, queryFn: () => send('practicePreferences.environment', {}) },
    answers,
  )
  const what = words('admin.screen.environment')
  return (
    <Page title={what}>
      <div className="environment">
        <Answered answer={answer} what={what} onRetry={() => void answers.invalidateQueries({ queryKey })}>
          {(facts) => <EnvironmentFacts facts={facts} />}
        </Answered>
        <section aria-labelledby="environment-backups">
          <h2 id="environment-backups">{words('admin.environment-backups')}</h2>
          <p>{words('admin.environment-backups-text')}</p>
        </section>
        <p>
          <ScreenLink to="/background-work">{words('jobs.screen.background-work')}</ScreenLink>
        </p>
      </div>
    </Page>
  )
}
