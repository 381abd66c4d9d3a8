import { Checkbox, TextInput } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ActInputs } from '#generated/operations/operations.ts'
import type { Reference } from '#generated/types/reference.ts'

/** Who agreed just now, who heard it, and why it was not signed. */
export type Agreement = {
  readonly people: readonly string[]
  readonly witnessId: string
  readonly reason: string
}

type Props = {
  /** Those who were there and do not work here. */
  readonly present: readonly Reference[]
  /** Those who may have heard it. */
  readonly witnesses: readonly Reference[]
  readonly agreement: Agreement
  readonly onChange: (agreement: Agreement) => void
}

/** Where somebody has not agreed to a draft yet: what to read to them, and who said yes. */
export function ConsentBox({ present, witnesses, agreement, onChange }: Props): ReactNode {
  const words = useWords()
  const title = useId()
  const { people, witnessId, reason } = agreement
  const toggle = (id: string, isTicked: boolean) =>
    onChange({ ...agreement, people: isTicked ? [...people, id] : people.filter((each) => each !== id) })
  return (
    <section className="scribe-consent" aria-labelledby={title}>
      <h3 id={title}>{words('scribe.ask-first')}</h3>
      <blockquote>{words('scribe.read-aloud')}</blockquote>
      {present.map(({ id, display = '' }) => (
        <Checkbox
          key={id}
          label={words('scribe.agrees', { name: display })}
          checked={people.includes(id)}
          onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
        />
      ))}
      <Choice
        size="xs"
        label={words('scribe.witness')}
        data={witnesses.map(({ id, display = '' }) => ({ value: id, label: display }))}
        value={witnessId}
        onChange={(next) => onChange({ ...agreement, witnessId: next })}
      />
      <TextInput
        size="xs"
        label={words('scribe.why-verbal')}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => onChange({ ...agreement, reason: currentTarget.value })}
      />
    </section>
  )
}

/** What is said of it to the server. */
export function verbalConsents(
  present: readonly Reference[],
  { people, witnessId, reason }: Agreement,
): NonNullable<ActInputs['transcription.draft']['verbalConsents']> {
  if (witnessId === '') return []
  return present
    .filter(({ id }) => people.includes(id))
    .map(({ id, resourceType }) => ({
      person: { id, resourceType },
      witness: { id: witnessId, resourceType: 'Practitioner' },
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    }))
}
