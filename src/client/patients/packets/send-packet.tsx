import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { useGo } from '#client/routing/use-go.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { PacketAudience } from '#generated/enumerations/packet-audience.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Packet } from '#generated/types/packet.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

const inUse: QueryCall = {
  filters: [{ field: 'status', op: 'eq', value: 'Active' }],
  orderBy: 'name',
  order: 'asc',
  pageSize: 200,
}

/** Sends a packet to a patient: which one, and who fills in the parts that are not the patient's own; then on to its links. Only for staff who may. */
export function SendPacket({ patient }: TabProps): ReactNode {
  const { mayDo } = usePermissions()
  return mayDo('packet.send') ? <SendForm patient={patient} /> : null
}

type Chosen = { readonly [Audience in PacketAudience]?: string }

function SendForm({ patient }: TabProps): ReactNode {
  const words = useWords()
  const go = useGo()
  const path = useRecordPath()
  const packets = useAnswer('packet.query', inUse)
  const [id, setId] = useState('')
  const [chosen, setChosen] = useState<Chosen>({})
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)
  const items = packets?.ok ? packets.value.items : []
  const packet = items.find((each) => each.id === id)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!packet || isBusy) return
    setBusy(true)
    const sent = await send('packet.send', {
      id,
      patient: { id: patient.id, resourceType: 'Patient' },
      assignees: assigneesOf(packet, patient.id, chosen),
    })
    setBusy(false)
    setFailure(sent.ok ? undefined : sent.failure)
    if (!sent.ok) return
    notify(words('packets.sent-now'))
    refreshAnswers('PacketResponse')
    go(path('PacketResponse', sent.value.id))
  }
  return (
    <form className="tab-head" onSubmit={(event) => void submit(event)}>
      <div className="tab-tools">
        <NativeSelect
          label={words('packets.which')}
          required
          value={id}
          data={[
            { value: '', label: words('packets.choose') },
            ...items.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => setId(value)}
        />
        {packet &&
          otherAudiences(packet).map((audience) => (
            <PersonChoice
              key={audience}
              patientId={patient.id}
              audience={audience}
              value={chosen[audience] ?? ''}
              onChoose={(person) => setChosen({ ...chosen, [audience]: person })}
            />
          ))}
        <Button type="submit" loading={isBusy}>
          {words('packets.send')}
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </form>
  )
}

function otherAudiences({ items }: Packet): readonly PacketAudience[] {
  const found = new Set(items.map(({ audience }) => audience))
  return (['Guardian', 'RelatedPerson'] as const).filter((audience) => found.has(audience))
}

function assigneesOf({ items }: Packet, patientId: string, chosen: Chosen) {
  const isPatients = items.some(({ audience }) => audience === 'Patient')
  const others = Object.entries(chosen)
    .filter(([, person]) => person !== '')
    .map(([audience, person]) => ({
      person: { id: person, resourceType: 'RelatedPerson' as const },
      audience: audience === 'Guardian' ? ('Guardian' as const) : ('RelatedPerson' as const),
    }))
  const own = { person: { id: patientId, resourceType: 'Patient' as const }, audience: 'Patient' as const }
  return isPatients || others.length === 0 ? [own, ...others] : others
}

type PersonProps = {
  readonly patientId: string
  readonly audience: PacketAudience
  readonly value: string
  readonly onChoose: (personId: string) => void
}

function PersonChoice({ patientId, audience, value, onChoose }: PersonProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const people = useAnswer('relatedPerson.query', rowsOf('patient', patientId, { pageSize: 100 }))
  const items = people?.ok ? people.value.items : []
  return (
    <NativeSelect
      label={labels(`enumeration.PacketAudience.${audience}`)}
      value={value}
      data={[
        { value: '', label: words('packets.nobody') },
        ...items.map(({ id, display }) => ({ value: id, label: display })),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
