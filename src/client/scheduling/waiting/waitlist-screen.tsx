import { IconUsers } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Page } from '#client/ui/page/page.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { agedDays, daysWaited } from '#shared/scheduling/waiting/waiting-order.ts'
import { CallDialog } from './call-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { useFocusAtRow } from './use-focus-at-row.ts'
import { useOffers } from './use-offers.ts'
import { useWaitingFor, useWaitlist } from './use-waitlist.ts'
import { type OfferedTime, timeIn } from './waiting-address.ts'
import { type WaitingActs, WaitingRow } from './waiting-row.tsx'
import './waiting.css'

type Asking = { readonly what: 'call' | 'offer'; readonly row: Appointment }

/** Who waits for a time, and whose time is held for an answer; with a time in the address, for whom of them it would do. */
export function WaitlistScreen({ search }: ScreenProps): ReactNode {
  const words = useWords()
  const list = useWaitlist()
  const [asking, setAsking] = useState<Asking>()
  const time = useMemo(() => timeIn(search), [search])
  const acts = useOffers(list.askAgain)
  const actsOn = useFocusAtRow([list.held, list.waiting], asking !== undefined)
  const rowActs: WaitingActs = {
    call: (row) => setAsking({ what: 'call', row }),
    answer: (row, answer) => {
      actsOn(row)
      return acts.answer(row, answer)
    },
    offer: async (row) => {
      actsOn(row)
      if (time) return acts.offer(row, time)
      setAsking({ what: 'offer', row })
      return undefined
    },
  }
  const close = () => setAsking(undefined)

  return (
    <Page title={words('scheduling.screen.waitlist')} beside={<Counts list={list} />}>
      {list.failure && <FailureNotice failure={list.failure} onRetry={list.askAgain} />}
      {!list.failure && !list.isThere && <Loading what={words('scheduling.screen.waitlist')} shape="cards" />}
      {list.isThere && (
        <div className="waiting">
          {list.isCut && <p role="status">{words('waiting.cut')}</p>}
          {list.held.length > 0 && (
            <Rows
              title={words('waiting.held-title', { count: list.held.length })}
              rows={list.held}
              acts={rowActs}
            />
          )}
          {time ? (
            <Fitting time={time} waiting={list.waiting} acts={rowActs} />
          ) : (
            <Waiting rows={list.waiting} acts={rowActs} />
          )}
        </div>
      )}
      {asking?.what === 'call' && <CallDialog row={asking.row} onClose={close} onDone={list.askAgain} />}
      {asking?.what === 'offer' && (
        <OfferDialog row={asking.row} onClose={close} onOffer={(chosen) => acts.offer(asking.row, chosen)} />
      )}
    </Page>
  )
}

function Counts({ list }: { readonly list: ReturnType<typeof useWaitlist> }): ReactNode {
  const words = useWords()
  const { instant } = useWorld()
  if (!list.isThere) return null
  const aged = list.waiting.filter((row) => daysWaited(row, instant()) > agedDays).length
  return (
    <span className="waiting-count">
      {words('waiting.count', { count: list.waiting.length })}
      {aged > 0 && ` · ${words('waiting.aged-count', { count: aged })}`}
    </span>
  )
}

type RowsProps = {
  readonly title: string
  readonly rows: readonly Appointment[]
  readonly acts: WaitingActs
  readonly offerLabel?: string
}

function Rows({ title, rows, acts, offerLabel }: RowsProps): ReactNode {
  const words = useWords()
  return (
    <section>
      <h2>{title}</h2>
      <ul className="waiting-rows">
        {rows.map((row) => (
          <WaitingRow key={row.id} row={row} acts={acts} offerLabel={offerLabel ?? words('waiting.offer')} />
        ))}
      </ul>
    </section>
  )
}

function Waiting({ rows, acts }: Omit<RowsProps, 'title'>): ReactNode {
  const words = useWords()
  if (rows.length === 0)
    return <EmptyState icon={IconUsers} title={words('waiting.none')} text={words('waiting.none-text')} />
  return <Rows title={words('waiting.title', { count: rows.length })} rows={rows} acts={acts} />
}

type FittingProps = Pick<RowsProps, 'acts'> & {
  readonly time: OfferedTime
  readonly waiting: readonly Appointment[]
}

/** At most ten for whom the time would do. */
function Fitting({ time, waiting, acts }: FittingProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const answer = useWaitingFor(time, waiting)
  const when = `${moments.dayAndTime(time.start)}–${moments.time(time.end)}`
  if (!answer) return <Loading what={words('scheduling.screen.waitlist')} shape="cards" />
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const ids = answer.value.matches.map(({ appointment }) => appointment.id)
  const rows = ids.flatMap((id) => waiting.find((row) => row.id === id) ?? [])
  return (
    <>
      <p>
        {words('waiting.for', { when, count: answer.value.count })}{' '}
        <ScreenLink to="/waitlist">{words('waiting.show-all')}</ScreenLink>
      </p>
      {answer.value.isCut && <p role="status">{words('waiting.cut-fitting')}</p>}
      {rows.length > 0 && (
        <Rows
          title={words('waiting.fitting', { count: rows.length })}
          rows={rows}
          acts={acts}
          offerLabel={words('waiting.offer-this')}
        />
      )}
    </>
  )
}
