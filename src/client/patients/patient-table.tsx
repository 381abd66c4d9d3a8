import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Patient } from '#generated/types/patient.ts'
import { birthDayOf, leadOf, numberOf, phoneOf } from './patient-facts.ts'

/** One row for each patient: name, birth, record number, telephone, who is responsible. */
export function PatientTable({ patients }: { readonly patients: readonly Patient[] }): ReactNode {
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
          <PatientRow key={patient.id} patient={patient} />
        ))}
      </tbody>
    </table>
  )
}

function PatientRow({ patient }: { readonly patient: Patient }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { id, display, preferredName, gender, active } = patient

  return (
    <tr data-inactive={!active || undefined}>
      <th scope="row">
        <ScreenLink to={`/patients/${id}`}>{display}</ScreenLink>
        {preferredName && <span className="patients-also">“{preferredName}”</span>}
        {!active && <span className="patients-tag">{words('patients.inactive')}</span>}
      </th>
      <td>{birthDayOf(patient)}</td>
      <td className="patients-wide">{labels(`enumeration.AdministrativeGender.${gender}`)}</td>
      <td className="patients-wide">{numberOf(patient)}</td>
      <td>{phoneOf(patient)}</td>
      <td className="patients-wide">{leadOf(patient)}</td>
    </tr>
  )
}
