import { IconClockCog } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { JobSummary } from '#generated/types/job-summary.ts'
import { JobCard } from './job-card.tsx'
import { refreshBackgroundWork, useBackgroundWork } from './use-background-work.ts'
import './jobs.css'

/** What the server does by itself: what was not done stands first, then the practice's work and that of the whole installation. */
export function BackgroundWorkScreen(): ReactNode {
  const words = useWords()
  const answer = useBackgroundWork()
  return (
    <Page title={words('jobs.screen.background-work')}>
      <p className="jobs-text">{words('jobs.text')}</p>
      <Answered
        answer={answer}
        what={words('jobs.screen.background-work')}
        shape="cards"
        onRetry={refreshBackgroundWork}
        isEmpty={(jobs) => jobs.length === 0}
        empty={<EmptyState icon={IconClockCog} title={words('jobs.none')} />}
      >
        {(jobs) => <Groups jobs={jobs} />}
      </Answered>
    </Page>
  )
}

function Groups({ jobs }: { readonly jobs: readonly JobSummary[] }): ReactNode {
  const words = useWords()
  const failed = jobs.filter(({ state }) => state === 'Failed')
  const others = jobs.filter(({ state }) => state !== 'Failed')
  return (
    <>
      <Group id="failed" title={words('jobs.failed')} jobs={failed} />
      <Group
        id="practice"
        title={words('jobs.of-practice')}
        jobs={others.filter(({ whose }) => whose === 'practice')}
      />
      <Group
        id="installation"
        title={words('jobs.of-installation')}
        jobs={others.filter(({ whose }) => whose === 'installation')}
      />
    </>
  )
}

type GroupProps = { readonly id: string; readonly title: string; readonly jobs: readonly JobSummary[] }

function Group({ id, title, jobs }: GroupProps): ReactNode {
  if (jobs.length === 0) return null
  return (
    <section className="jobs-group" aria-labelledby={`jobs-${id}`}>
      <h2 id={`jobs-${id}`}>{title}</h2>
      <ul>
        {jobs.map((job) => (
          <li key={job.job}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </section>
  )
}
