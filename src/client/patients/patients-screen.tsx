import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus, IconSearch, IconUserSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { enrollPath } from '#client/patients/enrolling/enroll-link.tsx'
import { NewPatient } from '#client/patients/finding/new-patient.tsx'
import { OwnPatients } from '#client/patients/finding/own-patients.tsx'
import { type OwnPatients as Own, useOwnPatients } from '#client/patients/finding/use-own-patients.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink, useGo, useSearch } from '#client/routing/use-go.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Toolbar } from '#client/ui/page/toolbar.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords, type Words } from '#client/ui/words.tsx'
import { FindOutside } from './find-outside.tsx'
import { PatientTable } from './patient-table.tsx'
import { type PatientList, usePatients } from './use-patients.ts'
import './patients.css'

/** The patients whom the reader may see, found by name, birth date, number or phone; those kept at hand stand first, and who is new is added here. */
export function PatientsScreen({ search }: ScreenProps): ReactNode {
  const words = useWords()
  const [, setSearch] = useSearch()
  const [text, setText] = useState(search.name ?? '')
  const [wanted] = useDebouncedValue(text, 200)
  const activity = search.show === 'all' ? 'all' : 'active'
  const own = useOwnPatients()
  const list = usePatients(wanted, activity)
  const count = list.total === undefined ? undefined : countText(list.total, words)

  useEffect(() => {
    if (count) announce(count)
  }, [count])

  return (
    <Page
      title={capitalised(words('patients.list'))}
      beside={<span className="patients-count">{count}</span>}
      toolbar={<Tools text={text} />}
      isFlush
    >
      <div className="patients">
        <Toolbar
          start={
            <TextInput
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              onBlur={() => setSearch({ name: text === '' ? undefined : text })}
              leftSection={<IconSearch size={15} />}
              placeholder={words('patients.search')}
              aria-label={words('patients.search')}
              type="search"
            />
          }
          end={
            <SegmentedControl
              value={activity}
              onChange={(value) => setSearch({ show: value === 'all' ? 'all' : undefined })}
              data={[
                { value: 'active', label: words('patients.active') },
                { value: 'all', label: words('patients.all') },
              ]}
              aria-label={words('patients.show')}
            />
          }
        />
        {wanted === '' && <OwnPatients own={own} />}
        <Found list={list} text={wanted} own={own} />
      </div>
    </Page>
  )
}

function Tools({ text }: { readonly text: string }): ReactNode {
  const words = useWords()
  const go = useGo()
  const { mayDo } = usePermissions()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {mayDo('patient.suspectedDuplicates') && (
        <ScreenLink to="/patients/duplicates" className="patients-duplicates">
          {words('patients.screen.duplicates')}
        </ScreenLink>
      )}
      {mayDo('patient.create') && (
        <>
          <Button leftSection={<IconPlus size={15} />} onClick={() => setOpen(true)}>
            {words('patients.new')}
          </Button>
          <NewPatient
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onAdded={(id) => go(`/patients/${id}`)}
            onEnroll={(id) => go(enrollPath(id))}
            text={text}
          />
        </>
      )}
    </>
  )
}

type FoundProps = { readonly list: PatientList; readonly text: string; readonly own: Own }

function Found({ list, text, own }: FoundProps): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const { first, patients, hasMore, isLoadingMore, moreFailure, loadMore } = list
  if (!first) return <Loading what={words('patients.screen.patients')} shape="rows" />
  if (!first.ok) return <FailureNotice failure={first.failure} onRetry={() => refreshAnswers('Patient')} />
  if (patients.length === 0)
    return (
      <div className="patients-scroll">
        <EmptyState
          icon={IconUserSearch}
          title={words('patients.nobody')}
          text={words(text === '' ? 'patients.nobody-text' : 'patients.nobody-found', { name: text })}
        />
        {text !== '' && mayDo('patient.find') && <FindOutside text={text} />}
      </div>
    )

  return (
    <div className="patients-scroll">
      <PatientTable patients={patients} own={own} />
      {moreFailure && <FailureNotice failure={moreFailure} onRetry={loadMore} />}
      {hasMore && (
        <div className="patients-more">
          <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
            {words('patients.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

const countedUpTo = 10_000

/** The server counts up to a limit. */
function countText(total: number, words: Words): string {
  return total > countedUpTo
    ? words('patients.count-many', { limit: countedUpTo })
    : words('patients.count', { count: total })
}

/** The practice's word begins a heading here, so its first letter is a capital. */
function capitalised(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase() + word.slice(1)
}
