import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Invite } from '#generated/types/invite.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { type Invited, InviteForm, type SentInvite } from './invite-form.tsx'
import { OneTimeLink } from './one-time-link.tsx'
import './links.css'

type Props = { readonly id: string; readonly name: string }

/** The invitation of a patient, beside the record. */
export function PatientInvite({ id, name }: Props): ReactNode {
  const answer = useAnswer('patient.read', { id })
  return answer?.ok && <InvitePanel type="Patient" name={name} row={answer.value} />
}

/** The invitation of somebody of the staff, beside the record. */
export function PractitionerInvite({ id, name }: Props): ReactNode {
  const answer = useAnswer('practitioner.read', { id })
  return answer?.ok && <InvitePanel type="Practitioner" name={name} row={answer.value} />
}

/** The invitation of somebody in a patient's place, beside the record. */
export function RelatedPersonInvite({ id, name }: Props): ReactNode {
  const answer = useAnswer('relatedPerson.read', { id })
  return answer?.ok && <InvitePanel type="RelatedPerson" name={name} row={answer.value} />
}

const revoking = {
  Patient: 'patient.revokeInvite',
  Practitioner: 'practitioner.revokeInvite',
  RelatedPerson: 'relatedPerson.revokeInvite',
} as const

/** How the invitation stands; to send one, again too, and to take it back. */
function InvitePanel({ type, row, name }: Invited & { readonly name: string }): ReactNode {
  const words = useWords()
  const standing = useStanding(row.invite)
  const [sent, setSent] = useState<SentInvite>()
  const [failure, setFailure] = useState<SeenFailure>()
  const isOpen = standing === 'Sent' || standing === 'Opened'

  const revoke = async () => {
    setFailure(undefined)
    setSent(undefined)
    const outcome = await send(revoking[type], { id: row.id })
    if (!outcome.ok) return setFailure(outcome.failure)
    return notify(words('invites.revoked'))
  }

  return (
    <section className="reset-link" aria-labelledby="invite">
      <h2 id="invite">{words('invites.title')}</h2>
      <p>
        <Standing invite={row.invite} status={standing} name={name} />
      </p>
      {sent && <JustSent sent={sent} name={name} />}
      {failure && <FailureNotice failure={failure} />}
      {standing !== 'Accepted' && <InviteForm type={type} row={row} isAgain={isOpen} onSent={setSent} />}
      {isOpen && (
        <Button variant="default" onClick={revoke}>
          {words('invites.revoke')}
        </Button>
      )}
    </section>
  )
}

/** What the record says, and over when its time has passed. */
function useStanding(invite: Invite | undefined): Invite['status'] {
  const { now } = useWorld()
  const { status = 'None', expiresAt } = invite ?? {}
  const isOpen = status === 'Sent' || status === 'Opened'
  return isOpen && expiresAt !== undefined && Date.parse(expiresAt) <= now() ? 'Expired' : status
}

type StandingProps = {
  readonly invite: Invite | undefined
  readonly status: Invite['status']
  readonly name: string
}

function Standing({ invite = {}, status = 'None', name }: StandingProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { target = '', sentAt, expiresAt, acceptedAt } = invite
  const said = labels(`enumeration.InviteStatus.${status}`)
  if (status === 'None' || sentAt === undefined || expiresAt === undefined)
    return words('invites.none', { name })
  if (status === 'Accepted')
    return words('invites.standing-accepted', { status: said, at: moments.dayAndTime(acceptedAt ?? sentAt) })
  const told = { status: said, target, sent: moments.dayAndTime(sentAt) }
  return status === 'Sent' || status === 'Opened'
    ? words('invites.standing', { ...told, until: moments.dayAndTime(expiresAt) })
    : words('invites.standing-over', told)
}

/** What whoever invites has to do now: this is shown once. */
function JustSent({ sent, name }: { readonly sent: SentInvite; readonly name: string }): ReactNode {
  const words = useWords()
  const { link, code, target } = sent
  return (
    <>
      <p role="status">
        {link === undefined ? words('invites.mailed', { target }) : words('invites.hand-over', { name })}
      </p>
      {link !== undefined && <OneTimeLink label={words('invites.title')} path={link} />}
      {code !== undefined && <p>{words('invites.code-tell', { name, code })}</p>}
    </>
  )
}
