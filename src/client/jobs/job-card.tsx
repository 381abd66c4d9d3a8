import { Badge, Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { JobState } from '#generated/enumerations/job-state.ts'
import type { JobSummary } from '#generated/types/job-summary.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { refreshBackgroundWork } from './use-background-work.ts'

const tones: { readonly [State in JobState]: string } = {
  Waiting: 'gray',
  Running: 'blue',
  Done: 'green',
  Failed: 'red',
}

/** One piece of background work: how it went the last time, when it comes next, and another try where it was not done. */
export function JobCard({ job }: { readonly job: JobSummary }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const name = labels(`enumeration.BackgroundJob.${job.job}`)
  return (
    <article className="job" aria-label={name}>
      <p className="job-name">
        {name}
        {job.state && <Badge color={tones[job.state]}>{labels(`enumeration.JobState.${job.state}`)}</Badge>}
      </p>
      <p className="jobs-text">
        <LastTime job={job} /> {words('jobs.next', { when: moments.dayAndTime(job.nextAt) })}
      </p>
      {job.trouble !== undefined && <p className="job-trouble">{labels(job.trouble)}</p>}
      {job.mayTryAgain && <TryAgain job={job.job} name={name} />}
    </article>
  )
}

function LastTime({ job }: { readonly job: JobSummary }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { state, endedAt, startedAt, changed = 0, seconds = 0, tries = 0 } = job
  if (state === undefined) return words('jobs.not-yet')
  if (state === 'Done' && endedAt !== undefined)
    return words('jobs.done', {
      when: moments.dayAndTime(endedAt),
      changed,
      seconds: Math.round(seconds * 10) / 10,
    })
  if (state === 'Failed' && endedAt !== undefined)
    return words('jobs.not-done', { when: moments.dayAndTime(endedAt), tries })
  if (startedAt !== undefined) return words('jobs.begun', { when: moments.dayAndTime(startedAt), tries })
  return words('jobs.waiting')
}

type AgainProps = { readonly job: JobSummary['job']; readonly name: string }

function TryAgain({ job, name }: AgainProps): ReactNode {
  const words = useWords()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const ask = async () => {
    setAsking(true)
    setFailure(undefined)
    const outcome = await send('practicePreferences.tryAgain', { job })
    setAsking(false)
    refreshBackgroundWork()
    if (outcome.ok) return notify(words('jobs.asked'))
    return setFailure(outcome.failure)
  }

  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <Button
        variant="default"
        loading={isAsking}
        aria-label={words('jobs.try-again-of', { name })}
        onClick={ask}
      >
        {words('ui.try-again')}
      </Button>
    </>
  )
}
