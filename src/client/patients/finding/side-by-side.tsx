import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { type ComparedFacts, factLines } from './compared-facts.ts'
import './finding.css'

type Props = { readonly written: ComparedFacts; readonly known: ComparedFacts; readonly knownName: string }

/** Side by side: what somebody has written of a person, and what a record says; what is equal stands out. */
export function SideBySide({ written, known, knownName }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const theirs = new Map(factLines(known).map(({ field, text }) => [field, text]))
  const lines = factLines(written).filter(({ field, text }) => text !== '' || theirs.get(field) !== '')
  const said = (field: string, text: string) => {
    if (text === '') return ''
    if (field === 'birthDate') return moments.date(text)
    return field === 'gender' ? labels(`enumeration.AdministrativeGender.${text}`) : text
  }
  return (
    <table className="side-by-side">
      <thead>
        <tr>
          <th scope="col">{words('patients.merge-field')}</th>
          <th scope="col">{words('patients.you-wrote')}</th>
          <th scope="col">{knownName}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ field, text }) => {
          const other = theirs.get(field) ?? ''
          return (
            <tr key={field} data-same={(text !== '' && text === other) || undefined}>
              <th scope="row">
                {field === 'identifiers' ? words('patients.number') : labels(`field.Patient.${field}`)}
              </th>
              <td>{said(field, text)}</td>
              <td>{said(field, other)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
