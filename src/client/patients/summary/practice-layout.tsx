import { Button, Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { askSession } from '#client/api/ask-session.ts'
import { send } from '#client/api/send.ts'
import { beginSession, useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { ChartLayout } from '#generated/types/chart-layout.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** Makes a layout that of the practice for one role, for those who may decide that. */
export function PracticeLayout({ layout }: { readonly layout: ChartLayout }): ReactNode {
  const words = useWords()
  const { practice } = useSession()
  const { now } = useWorld()
  const roles = useAnswer('securityRole.query', { filters: [], pageSize: 100 })
  const [role, setRole] = useState<string | null>(null)
  const [failure, setFailure] = useState<SeenFailure>()
  const known = roles?.ok ? roles.value.items : []

  const keep = async () => {
    if (role === null) return
    setFailure(undefined)
    const written = await keptFor(role, layout)
    if (written) return setFailure(written)
    notify(words('chart-summary.practice-kept'))
    const session = await askSession(practice?.key)
    if (session.ok) beginSession(session.value, now())
  }
  return (
    <div className="tab-tools">
      <Select
        aria-label={words('chart-summary.practice-role')}
        placeholder={words('chart-summary.practice-role')}
        data={known.map(({ key, name }) => ({ value: key, label: name }))}
        value={role}
        onChange={setRole}
      />
      <Button variant="default" onClick={keep} disabled={role === null}>
        {words('chart-summary.practice')}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </div>
  )
}

async function keptFor(role: string, layout: ChartLayout): Promise<SeenFailure | undefined> {
  const read = await send('practicePreferences.read', { id: 'default' })
  if (!read.ok) return read.failure
  const { id, meta, chartLayouts = [] } = read.value
  const others = chartLayouts.filter((each) => each.role !== role)
  const written = await send('practicePreferences.patch', {
    id,
    versionId: meta.versionId,
    operations: [{ op: 'add', path: '/chartLayouts', value: [...others, { role, layout }] }],
  })
  return written.ok ? undefined : written.failure
}
