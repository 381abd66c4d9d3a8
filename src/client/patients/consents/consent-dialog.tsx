import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { SignaturePad } from '#client/form/elements/people/signature-pad.tsx'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { usePrintedDialog } from '#client/ui/page/use-printed-dialog.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Consent } from '#generated/types/consent.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'
import { lackingParts } from '#shared/consents/consent-parts.ts'
import { permits } from '#shared/consents/misfits-of.ts'
import { strokesOf } from '#shared/elements/people/strokes.ts'
import { ConsentText } from './consent-text.tsx'
import { PartList } from './part-list.tsx'
import { RevokeForm } from './revoke-form.tsx'
import { SignForm } from './sign-form.tsx'
import '#client/form/form-rows.css'
import './consents.css'

type Props = {
  readonly patient: Patient
  readonly consent: Consent
  readonly people: readonly RelatedPerson[]
  readonly onClose: () => void
}

type Signer = Consent['signers'][number]

/** The dialog of one consent: what it says, whether anything is missing, who has signed and who has to; it is signed, printed and taken back here. */
export function ConsentDialog({ patient, consent, people, onClose }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const codeWords = useCodeWords()
  const { mayDo } = usePermissions()
  const [signer, setSigner] = useState<Signer>()
  const [isRevoking, setRevoking] = useState(false)
  const isDraft = consent.status === 'Draft'
  const { practice } = useSession()
  const isWhole = lackingParts(consent, practice?.part2Entity).length === 0
  const kind = codeWords('consent-kind', consent.kind.code)
  usePrintedDialog()
  const sheet = useRef<HTMLDivElement>(null)
  // Whoever leaves a form within leaves only that. What opened it is there again once it is closed; after a signature it is not needed any more.
  const close = () => {
    const opener = signer ? '.consent-signers button' : '.consent-revoke'
    setSigner(undefined)
    setRevoking(false)
    setTimeout(() => {
      const back = sheet.current?.querySelector<HTMLElement>(opener) ?? sheet.current
      back?.focus()
    })
  }
  return (
    <Dialog isOpen onClose={signer || isRevoking ? close : onClose} title={kind} size="lg">
      <div ref={sheet} className="consent-sheet" tabIndex={-1}>
        <div className="consent-printed">
          <p>{practice?.name}</p>
          <h2>{words('consents.printed', { kind, name: patient.display })}</h2>
        </div>
        <p>
          <span className="consent-state" data-tone={consent.status === 'Active' ? 'good' : undefined}>
            {labels(`enumeration.ConsentStatus.${consent.status}`)}
          </span>
        </p>
        <ConsentText consent={consent} />
        {isDraft && <PartList consent={consent} />}
        {isDraft && !isWhole && <p className="consent-dim">{words('consents.not-whole')}</p>}
        <SignerList
          consent={consent}
          patient={patient}
          {...(isDraft && isWhole && mayDo('consent.sign') && { onSign: setSigner })}
        />
        {signer && (
          <SignForm
            key={signer.person?.id ?? signer.role}
            consent={consent}
            patient={patient}
            people={people}
            signer={signer}
            onClose={close}
          />
        )}
        {!isDraft && !isRevoking && (
          <SheetActions patient={patient} consent={consent} onRevoke={() => setRevoking(true)} />
        )}
        {isRevoking && consent.status === 'Active' && <RevokeForm consent={consent} onClose={close} />}
      </div>
    </Dialog>
  )
}

type ActionsProps = Pick<Props, 'patient' | 'consent'> & { readonly onRevoke: () => void }

/** What is sent under it, a copy on paper, and the way to take the consent back. */
function SheetActions({ patient, consent, onRevoke }: ActionsProps): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const { id, purposes = [], status } = consent
  const isSentUnder = permits(consent) && purposes.length > 0 && mayDo('documentTransmission.send')
  return (
    <div className="state-actions print-leaves-out">
      {isSentUnder && (
        <ScreenLink to={`/patients/${patient.id}/documents?under=${id}`}>
          {words('consents.send-under')}
        </ScreenLink>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={14} aria-hidden="true" />}
        onClick={() => globalThis.print()}
      >
        {words('consents.print')}
      </Button>
      {status === 'Active' && mayDo('consent.revoke') && (
        <Button className="consent-revoke" variant="default" onClick={onRevoke}>
          {words('consents.revoke')}
        </Button>
      )}
    </div>
  )
}

type SignersProps = {
  readonly consent: Consent
  readonly patient: Patient
  readonly onSign?: (signer: Signer) => void
}

/** Who signs, and who has. Staff sign as themselves alone. */
function SignerList({ consent, patient, onSign }: SignersProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { profile } = useSession()
  return (
    <section aria-label={words('consents.signers')}>
      <h3>{words('consents.signers')}</h3>
      <ul className="consent-signers">
        {consent.signers.map((signer) => {
          const { role, person } = signer
          const id = person?.id ?? patient.id
          const name = person?.display ?? patient.display
          const signature = consent.signatures?.find((each) => each.role === role && each.signer.id === id)
          const isOther = person?.resourceType === 'Practitioner' && person.id !== profile?.id
          return (
            <li key={`${role} ${id}`}>
              <b>{name}</b>
              <span className="consent-dim">{labels(`enumeration.SignerRole.${role}`)}</span>
              {signature?.strokes && <SignaturePad strokes={strokesOf(signature.strokes)} />}
              {signature?.signedAt && (
                <span>
                  {words('consents.signed-at', {
                    name: signature.credentialsText ?? name,
                    when: moments.dateAndTime(signature.signedAt),
                  })}
                </span>
              )}
              {!signature && onSign && !isOther && (
                <Button size="compact-sm" onClick={() => onSign(signer)}>
                  {words('consents.sign-as', { name })}
                </Button>
              )}
              {!signature && (!onSign || isOther) && <span>{words('consents.unsigned')}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
