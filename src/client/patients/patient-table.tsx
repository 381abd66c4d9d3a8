import { ActionIcon } from '@mantine/core'
import { IconPin, IconPinFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OwnPatients } from '#client/patients/finding/use-own-patients.ts'
import { birthDayOf, leadOf, numberOf, phoneOf } from '#client/patients/tabs/patient-facts.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Patient } from '#generated/types/patient.ts'

type Props = { readonly patients: readonly Patient[]; readonly own: OwnPatients }

/** The table of patients, one row for each: name, birth, record number, telephone, who is responsible. */
export function PatientTable({ patients, own }: Props): ReactNode {
  const words = useWords()
  return (
    <table className="patients-table">
      <thead>
        <tr>
          <th scope="col">{words('patients.name')}</th>
          <th scope="col">{words('patients.birth')}</th>
          <th scope="col" className="patients-wide">
            {words('patients.gender')}
          </th>
          <th scope="col" className="patients-wide">
            {words('patients.number')}
          </th>
          <th scope="col">{words('patients.phone')}</th>
          <th scope="col" className="patients-wide">
            {words('patients.lead')}
          </th>
        </tr>
      </thead>
      <tbody>
        {patients.map((patient) => (
          <PatientRow key={patient.id} patient={patient} own={own} />
        ))}
      </tbody>
    </table>
  )
}

function PatientRow({ patient, own }: { readonly patient: Patient; readonly own: OwnPatients }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { id, display, gender, active, deceased } = patient

  return (
    <tr data-inactive={!active || deceased?.value || undefined}>
      <th scope="row">
        <div className="patients-name">
          {own.mayPin && <PinButton id={id} name={display} own={own} />}
          <ScreenLink to={`/patients/${id}`} onGo={() => own.opened(id)}>
            {display}
          </ScreenLink>
          {deceased?.value && <span className="patients-tag">{words('patients.deceased')}</span>}
          {!active && <span className="patients-tag">{words('patients.inactive')}</span>}
        </div>
      </th>
      <td>{birthDayOf(patient, words)}</td>
      <td className="patients-wide">{labels(`enumeration.AdministrativeGender.${gender}`)}</td>
      <td className="patients-wide">{numberOf(patient)}</td>
      <td>{phoneOf(patient)}</td>
      <td className="patients-wide">{leadOf(patient)}</td>
    </tr>
  )
}

type PinProps = { readonly id: string; readonly name: string; readonly own: OwnPatients }

function PinButton({ id, name, own }: PinProps): ReactNode {
  const words = useWords()
  const isPinned = own.pinned.some((each) => each.id === id)
  return (
    <ActionIcon
      aria-pressed={isPinned}
      aria-label={words(isPinned ? 'patients.unpin' : 'patients.pin', { name })}
      onClick={() => (isPinned ? own.unpin(id) : own.pin(id))}
    >
      {isPinned ? <IconPinFilled size={14} /> : <IconPin size={14} />}
    </ActionIcon>
  )
}
