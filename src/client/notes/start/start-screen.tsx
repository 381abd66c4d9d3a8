import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { PatientSearch } from '#client/person/choosing/patient-search.tsx'
import { PatientHeader } from '#client/person/patient-header.tsx'
import { useSearch } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { useWords } from '#client/ui/words.tsx'
import { StartForm } from './start-form.tsx'
import './start.css'

/** Starts a note: about whom, of which visit, by which definition, and what its session is. The address says about whom, and may say which kind is wanted. */
export function StartScreen(): ReactNode {
  const words = useWords()
  const [{ patient = '', kind }, setSearch] = useSearch()
  const title = words('note.screen.start')
  return (
    <Page
      title={title}
      above={patient !== '' && <PatientHeader id={patient} />}
      toolbar={
        patient !== '' && (
          <Button variant="default" onClick={() => setSearch({ patient: undefined })}>
            {words('note.start-someone-else')}
          </Button>
        )
      }
    >
      <div className="start-note">
        {patient === '' ? (
          <PatientSearch value="" onChange={(id) => id !== '' && setSearch({ patient: id })} />
        ) : (
          <StartForm key={patient} patientId={patient} kind={kind} />
        )}
      </div>
    </Page>
  )
}
