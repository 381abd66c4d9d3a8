import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { ListChoice } from '#client/form/words/list-choice.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { legalBasises } from '#generated/enumerations/legal-basis.ts'
import { transmissionMethods } from '#generated/enumerations/transmission-method.ts'
import type { Patient } from '#generated/types/patient.ts'
import { isSameName } from '#shared/consents/misfits-of.ts'
import { ConsentMatch } from './consent-match.tsx'
import { referenceTo, useRecipientChoices } from './use-recipients.ts'
import { type SentDocument, useSending } from './use-sending.ts'
import './sending.css'

type Props = {
  readonly patient: Patient
  readonly documents: readonly SentDocument[]
  /** The consent under which they are to leave, where it was chosen beforehand. */
  readonly under?: string | undefined
  readonly onClose: () => void
  readonly onSent: () => void
}

/** The dialog that sends documents: to whom, how, why and on which basis; it says before whether they may leave. */
export function SendDialog({ patient, documents, under, onClose, onSent }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const sending = useSending({ patientId: patient.id, documents, under })
  const { kept, fields, change, needsReason, isWhole } = sending

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sent = await sending.start()
    if (!sent) return
    kept.stored(kept.typed)
    notify(words(sent.result === 'Hold' ? 'transmissions.held' : 'transmissions.on-its-way'))
    onSent()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words('transmissions.title', { name: patient.display })}
      size="lg"
    >
      <form className="sending" onSubmit={(event) => void submit(event)}>
        <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
        <Preview documents={documents} />
        <RecipientFields {...sending} />
        <div className="sending-pair">
          <ListChoice
            list="consent-purpose"
            label={words('transmissions.purpose')}
            value={fields.purpose.code}
            onChange={(purpose) => purpose && change({ purpose })}
          />
          <NativeSelect
            label={words('transmissions.basis')}
            value={fields.legalBasis}
            data={legalBasises.map((value) => ({ value, label: labels(`enumeration.LegalBasis.${value}`) }))}
            onChange={(event) => {
              const legalBasis = legalBasises.find((each) => each === event.currentTarget.value)
              if (legalBasis) change({ legalBasis })
            }}
          />
        </div>
        {needsReason && (
          <Textarea
            label={words('transmissions.reason')}
            description={words('transmissions.reason-why')}
            value={fields.basisReason}
            maxLength={500}
            autosize
            required
            onChange={(event) => change({ basisReason: event.currentTarget.value })}
          />
        )}
        <Textarea
          label={words('transmissions.cover-page')}
          value={fields.coverPage}
          maxLength={2000}
          minRows={2}
          autosize
          onChange={(event) => change({ coverPage: event.currentTarget.value })}
        />
        <ConsentMatch patientId={patient.id} documents={documents} verdict={sending.verdict} />
        <FailureLines failure={sending.failure} />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" loading={sending.isBusy} aria-disabled={!isWhole}>
            {words(sending.verdict?.kind === 'held' ? 'transmissions.hold-it' : 'transmissions.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Preview({ documents }: Pick<Props, 'documents'>): ReactNode {
  const words = useWords()
  return (
    <section className="sending-preview" aria-label={words('transmissions.documents')}>
      <h3>{words('transmissions.documents')}</h3>
      <ul>
        {documents.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </section>
  )
}

/** A contact, somebody of the directory, or a name that is written here; where it goes, by its way. */
function RecipientFields({
  fields,
  recipients,
  change,
}: Pick<ReturnType<typeof useSending>, 'fields' | 'recipients' | 'change'>): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const isAddressed = ['Fax', 'DirectMessage', 'SecureEmail'].includes(fields.method)
  const choices = useRecipientChoices(recipients)
  const known = recipients.find(({ id }) => id === fields.known?.id)
  const take = (id: string) => {
    const entry = recipients.find((each) => each.id === id)
    if (!entry) return change({ known: undefined })
    change({ known: referenceTo(entry), name: entry.name, address: entry.addresses[fields.method] ?? '' })
  }
  const goBy = (method: (typeof transmissionMethods)[number]) => {
    const isOwn = fields.address !== (known?.addresses[fields.method] ?? '')
    change({ method, ...(!isOwn && { address: known?.addresses[method] ?? '' }) })
  }
  return (
    <>
      <div className="sending-pair">
        {recipients.length > 0 && (
          <NativeSelect
            label={words('transmissions.book')}
            value={fields.known?.id ?? ''}
            data={choices}
            onChange={(event) => take(event.currentTarget.value)}
          />
        )}
        <TextInput
          label={words('transmissions.name')}
          value={fields.name}
          maxLength={200}
          required
          data-autofocus
          onChange={(event) => {
            const name = event.currentTarget.value
            change({ name, known: referenceTo(recipients.find((each) => isSameName(each.name, name))) })
          }}
        />
      </div>
      <div className="sending-pair">
        <NativeSelect
          label={words('transmissions.method')}
          value={fields.method}
          data={transmissionMethods.map((value) => ({
            value,
            label: labels(`enumeration.TransmissionMethod.${value}`),
          }))}
          onChange={(event) => {
            const method = transmissionMethods.find((each) => each === event.currentTarget.value)
            if (method) goBy(method)
          }}
        />
        {isAddressed && (
          <TextInput
            label={words(fields.method === 'Fax' ? 'transmissions.fax' : 'transmissions.address')}
            value={fields.address}
            maxLength={254}
            onChange={(event) => change({ address: event.currentTarget.value })}
          />
        )}
      </div>
    </>
  )
}
