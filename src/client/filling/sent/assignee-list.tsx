import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { signOut } from '#client/api/ask-session.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ActReplies } from '#generated/operations/operations.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

type Assignee = PacketResponse['assignees'][number]
type Props = { readonly response: PacketResponse; readonly isOpen: boolean }

/** Who fills in a packet, how far they are, and how it reaches them: by a link, or on this device. */
export function AssigneeList({ response, isOpen }: Props): ReactNode {
  const words = useWords()
  return (
    <section aria-labelledby="packet-people">
      <h2 id="packet-people">{words('packets.people')}</h2>
      <ul className="sent-people">
        {response.assignees.map((assignee) => (
          <li key={`${assignee.person.id} ${assignee.audience}`}>
            <AssigneeLine response={response} assignee={assignee} isOpen={isOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type LineProps = Props & { readonly assignee: Assignee }

function AssigneeLine({ response, assignee, isOpen }: LineProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { mayDo } = usePermissions()
  const { person, audience } = assignee
  const handing = useHanding(response.id, assignee)
  const isWaiting = isOpen && assignee.completedAt === undefined
  return (
    <>
      <div>
        <b>{person.display ?? labels(`type.${person.resourceType}`)}</b>{' '}
        <span className="filling-quiet">
          {labels(`enumeration.PacketAudience.${audience}`)} · <Course assignee={assignee} />
        </span>
      </div>
      {isWaiting && mayDo('packetResponse.link') && (
        <div className="sent-acts">
          <Button variant="default" loading={handing.isBusy} onClick={() => void handing.makeLink()}>
            {words('packets.make-link')}
          </Button>
          <Button variant="default" loading={handing.isBusy} onClick={() => void handing.takeBack()}>
            {words('packets.take-back')}
          </Button>
          <Button variant="default" loading={handing.isBusy} onClick={() => void handing.startTablet()}>
            {words('packets.on-tablet')}
          </Button>
          <span className="filling-quiet">{words('packets.tablet-text')}</span>
        </div>
      )}
      {handing.failure && <FailureNotice failure={handing.failure} />}
      {handing.made && <MadeLink made={handing.made} name={person.display ?? ''} />}
    </>
  )
}

function Course({ assignee: { openedAt, completedAt } }: { readonly assignee: Assignee }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  if (completedAt) return words('packets.completed', { when: moments.dateAndTime(completedAt) })
  if (openedAt) return words('packets.opened', { when: moments.dateAndTime(openedAt) })
  return words('packets.not-opened')
}

type Made = ActReplies['packetResponse.link']

/** A packet is handed to one of its people: by a link that is shown this once, or by this very device. */
function useHanding(id: string, { person: { id: personId, resourceType } }: Assignee) {
  const words = useWords()
  const outbox = useOutbox()
  const [made, setMade] = useState<Made>()
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)
  const asked = { id, person: { id: personId, resourceType } }
  const busy = async (act: () => Promise<SeenFailure | undefined>) => {
    setBusy(true)
    setMade(undefined)
    setFailure(await act())
    setBusy(false)
  }
  return {
    made,
    failure,
    isBusy,
    makeLink: () =>
      busy(async () => {
        const link = await send('packetResponse.link', asked)
        if (link.ok) setMade(link.value)
        return link.ok ? undefined : link.failure
      }),
    takeBack: () =>
      busy(async () => {
        const back = await send('packetResponse.revokeLink', asked)
        if (back.ok) notify(words('packets.taken-back'))
        return back.ok ? undefined : back.failure
      }),
    startTablet: () =>
      busy(async () => {
        await outbox.flush()
        if (outbox.holds()) {
          notify(words('app.unkept-stay'))
          return undefined
        }
        const started = await send('packetResponse.startTablet', asked)
        if (!started.ok) return started.failure
        await signOut()
        location.replace(started.value.link)
        return undefined
      }),
  }
}

function MadeLink({ made, name }: { readonly made: Made; readonly name: string }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const link = new URL(made.link, location.origin).href
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    notify(words('packets.copied'))
  }
  return (
    <div className="sent-link">
      <TextInput
        readOnly
        label={words('packets.link', { name })}
        description={words('packets.link-text', { when: moments.dateAndTime(made.expiresAt) })}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      {made.code !== undefined && <p>{words('packets.link-code', { code: made.code })}</p>}
      {'clipboard' in navigator && (
        <Button variant="default" onClick={() => void copy()}>
          {words('packets.copy')}
        </Button>
      )}
    </div>
  )
}
