import { Button, Checkbox, MultiSelect, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useSession } from '#client/api/session.ts'
import { ListChoice, useListItems } from '#client/form/words/list-choice.tsx'
import { referenceTo, useRecipientChoices, useRecipients } from '#client/patients/sending/use-recipients.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { RelatedPerson } from '#generated/types/related-person.ts'
import { consentAge, isOfAge } from '#shared/consents/consent-age.ts'
import { type ConsentPart, partsOf } from '#shared/consents/consent-parts.ts'
import { PartList } from './part-list.tsx'
import { useNewConsent } from './use-new-consent.ts'
import './consents.css'

type Props = {
  readonly patient: Patient
  readonly people: readonly RelatedPerson[]
  readonly onClose: () => void
  readonly onMade: (id: string) => void
}

type Writing = ReturnType<typeof useNewConsent>

/** The dialog that begins a new consent: what its kind needs is asked, and said as it is filled in. */
export function NewConsent({ patient, people, onClose, onMade }: Props): ReactNode {
  const words = useWords()
  const writing = useNewConsent(patient.id, onMade)
  const { fields, change, body } = writing
  const { practice } = useSession()
  const needed = partsOf(fields.kind.code, practice?.part2Entity)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void writing.make()
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('consents.new-title', { name: patient.display })} size="lg">
      <form className="consent-form" onSubmit={submit}>
        <StillThere isFromBefore={writing.kept.isFromBefore} onStartOver={writing.kept.startOver} />
        <ListChoice
          list="consent-kind"
          label={words('consents.kind')}
          value={fields.kind.code}
          onChange={(kind) => kind && change({ kind, classes: [] })}
          isFirst
        />
        <Who writing={writing} needed={needed} patient={patient} />
        <What writing={writing} needed={needed} />
        <When writing={writing} />
        <Explained writing={writing} needed={needed} />
        <Signers writing={writing} patient={patient} people={people} />
        <PartList consent={body} />
        <FailureLines failure={writing.failure} />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" loading={writing.isBusy}>
            {words('consents.make')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type PartProps = { readonly writing: Writing; readonly needed: readonly ConsentPart[] }

function Who({
  writing: { fields, change },
  needed,
  patient,
}: PartProps & Pick<Props, 'patient'>): ReactNode {
  const words = useWords()
  const known = useRecipients(patient.id)
  const choices = useRecipientChoices(known)
  if (!needed.includes('to') && !needed.includes('named')) return null
  return (
    <div className="consent-pair">
      <TextInput
        label={words('consents.from')}
        value={fields.from}
        maxLength={300}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      {known.length > 0 && (
        <NativeSelect
          label={words('transmissions.book')}
          value={fields.recipient?.id ?? ''}
          data={choices}
          onChange={(event) => {
            const entry = known.find(({ id }) => id === event.currentTarget.value)
            change({ recipient: referenceTo(entry), ...(entry && { to: entry.name }) })
          }}
        />
      )}
      <TextInput
        label={words('consents.to')}
        value={fields.to}
        maxLength={200}
        onChange={(event) => change({ to: event.currentTarget.value, recipient: undefined })}
      />
      {fields.kind.code === 'part2-tpo' && (
        <TextInput
          label={words('consents.recipients')}
          description={words('consents.recipients-example')}
          value={fields.recipients}
          maxLength={300}
          onChange={(event) => change({ recipients: event.currentTarget.value })}
        />
      )}
    </div>
  )
}

function What({ writing, needed }: PartProps): ReactNode {
  const words = useWords()
  const { fields, change } = writing
  const hasPurpose = needed.some((part) => part === 'purpose' || part === 'single' || part === 'legal')
  return (
    <>
      {hasPurpose && (
        <div className="consent-pair">
          <ListChoice
            list="consent-purpose"
            label={words('consents.purpose')}
            value={fields.purpose?.code ?? ''}
            empty={words('consents.choose')}
            onChange={(purpose) => change({ purpose })}
          />
          <Classes writing={writing} />
        </div>
      )}
      <Textarea
        label={words('consents.description')}
        description={words('consents.description-help')}
        value={fields.description}
        maxLength={1000}
        minRows={2}
        autosize
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
    </>
  )
}

/** The kinds of information: none stands for what the description says. */
function Classes({ writing: { fields, change } }: { readonly writing: Writing }): ReactNode {
  const words = useWords()
  const items = useListItems('consent-information-class')
  return (
    <MultiSelect
      label={words('consents.class')}
      {...(fields.classes.length === 0 && { placeholder: words('consents.described') })}
      data={items.map(({ code, display }) => ({ value: code, label: display }))}
      value={fields.classes.map(({ code }) => code)}
      searchable
      onChange={(codes) =>
        change({
          classes: items
            .filter(({ code }) => codes.includes(code))
            .map(({ code, display }) => ({ code, display })),
        })
      }
    />
  )
}

function When({ writing: { fields, change } }: { readonly writing: Writing }): ReactNode {
  const words = useWords()
  return (
    <div className="consent-pair">
      <TextInput
        type="date"
        label={words('consents.start')}
        value={fields.start}
        required
        onChange={(event) => change({ start: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={words('consents.end')}
        value={fields.end}
        onChange={(event) => change({ end: event.currentTarget.value })}
      />
      <TextInput
        label={words('consents.event')}
        value={fields.event}
        maxLength={120}
        onChange={(event) => change({ event: event.currentTarget.value })}
      />
    </div>
  )
}

const statements = [
  'revocationExplained',
  'redisclosureExplained',
  'refusalConsequencesExplained',
  'copyOffered',
] as const

function Explained({ writing: { fields, change }, needed }: PartProps): ReactNode {
  const words = useWords()
  const asked = statements.filter((each) => needed.includes(each))
  if (asked.length === 0) return null
  return (
    <fieldset className="consent-explained">
      <legend>{words('consents.explained')}</legend>
      {asked.map((each) => (
        <Checkbox
          key={each}
          label={words(`consents.part-${each}`)}
          checked={fields.statements[each] ?? false}
          onChange={(event) =>
            change({ statements: { ...fields.statements, [each]: event.currentTarget.checked } })
          }
        />
      ))}
    </fieldset>
  )
}

type SignersProps = { readonly writing: Writing } & Pick<Props, 'patient' | 'people'>

/** Who may sign for a patient has an authority that somebody has verified; whoever is too young for this consent needs one. */
function Signers({ writing: { fields, change }, patient, people }: SignersProps): ReactNode {
  const words = useWords()
  const { dayOf } = useMoments()
  const { instant } = useWorld()
  const age = consentAge(fields.kind.code, useSession().practice ?? {})
  const isTooYoung = !isOfAge(patient.birthDate, dayOf(instant()), age)
  const entitled = people.filter(({ authority, active }) => active && authority?.legal && authority.verified)
  return (
    <div className="consent-pair">
      <NativeSelect
        label={words('consents.signer')}
        description={isTooYoung && words('consents.signer-minor', { age })}
        value={fields.representativeId}
        data={[
          { value: '', label: words('consents.signer-patient') },
          ...entitled.map(({ id, display }) => ({ value: id, label: display })),
        ]}
        onChange={(event) => change({ representativeId: event.currentTarget.value })}
      />
      <Checkbox
        label={words('consents.witness')}
        checked={fields.hasWitness}
        onChange={(event) => change({ hasWitness: event.currentTarget.checked })}
      />
    </div>
  )
}
