import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { StaffSearch } from '#client/person/choosing/staff-search.tsx'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { usePersonalPreferences } from '#client/sync/outbox/use-personal-preferences.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { PersonalPreferences } from '#generated/types/personal-preferences.ts'
import type { Failure, Outcome } from '#shared/outcome/outcome.ts'
import { diff } from '#shared/patch/diff.ts'

type Away = NonNullable<PersonalPreferences['outOfOffice']>
type Typed = {
  readonly start: string
  readonly end: string
  readonly delegate: string
  readonly name: string
}

const keptAway = keepTyping<Typed>()

/** Who co-signs in one's own place, from which day to which; for everybody who may co-sign. */
export function OutOfOffice(): ReactNode {
  const words = useWords()
  const { preferences, isKnown } = usePersonalPreferences()
  if (!isKnown) return null
  return (
    <>
      <p className="account-text">{words('account.away-text')}</p>
      <AwayForm key={preferences?.meta.versionId ?? 'none'} stored={preferences} />
    </>
  )
}

function AwayForm({ stored }: { readonly stored: PersonalPreferences | undefined }): ReactNode {
  const words = useWords()
  const { typed, type, isBusy, failure, save } = useAway(stored)
  const { start, end, delegate, name } = typed
  const isWhole = start !== '' && delegate !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !isBusy) void save({ start, end, delegate })
  }
  return (
    <form className="account-form" onSubmit={submit}>
      <Standing away={stored?.outOfOffice} />
      <TextInput
        type="date"
        label={words('account.away-from')}
        value={start}
        required
        onChange={(event) => type({ start: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={words('account.away-until')}
        description={words('account.away-until-how')}
        value={end}
        min={start}
        onChange={(event) => type({ end: event.currentTarget.value })}
      />
      <StaffSearch
        title={words('account.away-who')}
        value={delegate}
        label={name}
        isRequired
        onChange={(id, label) => type({ delegate: id, name: label })}
      />
      <FailureLines failure={failure} />
      <div className="state-actions">
        {stored?.outOfOffice && (
          <Button variant="default" size="sm" onClick={() => void save(undefined)}>
            {words('account.away-end')}
          </Button>
        )}
        <Button type="submit" size="sm" loading={isBusy} aria-disabled={!isWhole}>
          {words('account.away-keep')}
        </Button>
      </div>
    </form>
  )
}

/** What holds now, in a sentence. */
function Standing({ away }: { readonly away: Away | undefined }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  if (!away) return <p>{words('account.away-nobody')}</p>
  const { period, delegate } = away
  const said = { name: delegate.display ?? '', from: moments.date(period.start) }
  return (
    <p>
      {period.end
        ? words('account.away-now', { ...said, until: moments.date(period.end) })
        : words('account.away-open', said)}
    </p>
  )
}

type Asked = { readonly start: string; readonly end: string; readonly delegate: string }

/** What is typed stays until the server has it: it says whether the one who is named may stand in. */
function useAway(stored: PersonalPreferences | undefined) {
  const words = useWords()
  const { profile } = useSession()
  const [id] = useState(useWorld().newId)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const kept = useKept(keptAway, profile?.id ?? '', () => typedOf(stored?.outOfOffice))
  const save = async (asked: Asked | undefined) => {
    if (!profile) return
    setBusy(true)
    const typed = kept.typed
    const written = await write(asked && awayOf(asked))
    setBusy(false)
    setFailure(written.ok ? undefined : written.failure)
    refreshAnswers('PersonalPreferences')
    if (!written.ok) return
    kept.stored(typed)
    notify(words(asked ? 'account.away-kept' : 'account.away-ended'))
  }
  const write = (away: Away | undefined): Promise<Outcome<unknown>> => {
    const owner = { id: profile?.id ?? '', resourceType: 'Practitioner' }
    if (!stored)
      return send('personalPreferences.create', {
        idempotencyKey: id,
        body: { owner, ...(away && { outOfOffice: away }) },
      })
    const { outOfOffice: _former, ...rest } = stored
    const operations = diff(stored, away ? { ...rest, outOfOffice: away } : rest)
    return send('personalPreferences.patch', { id: stored.id, versionId: stored.meta.versionId, operations })
  }
  const type = (more: Partial<Typed>) => kept.type({ ...kept.typed, ...more })
  return { typed: kept.typed, type, isBusy, failure, save }
}

function typedOf(away: Away | undefined): Typed {
  const { period, delegate } = away ?? {}
  return {
    start: period?.start ?? '',
    end: period?.end ?? '',
    delegate: delegate?.id ?? '',
    name: delegate?.display ?? '',
  }
}

function awayOf({ start, end, delegate }: Asked): Away {
  return {
    period: { start, ...(end !== '' && { end }) },
    delegate: { id: delegate, resourceType: 'Practitioner' },
  }
}
