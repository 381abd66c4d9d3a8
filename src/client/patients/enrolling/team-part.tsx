import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ListChoice } from '#client/form/words/list-choice.tsx'
import { StaffSearch } from '#client/person/choosing/staff-search.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { useEnrolling, Worker } from './use-enrolling.ts'

type Props = { readonly enrolling: ReturnType<typeof useEnrolling> }

/** Who looks after the patient in the program: the one who leads, and others with their roles. */
export function TeamPart({ enrolling: { fields, change, newId } }: Props): ReactNode {
  const words = useWords()
  const { lead, team } = fields
  const put = (worker: Worker) =>
    change({ team: team.map((each) => (each.id === worker.id ? worker : each)) })
  return (
    <fieldset className="enrolling-part">
      <legend>{words('patients.care-team')}</legend>
      <StaffSearch
        title={words('enrolling.lead')}
        value={lead}
        onChange={(next) => change({ lead: next })}
        isOptional
      />
      {team.map((worker, place) => (
        <div key={worker.id} className="enrolling-worker">
          <StaffSearch
            title={words('enrolling.member', { number: place + 2 })}
            value={worker.member}
            onChange={(member) => put({ ...worker, member })}
            isOptional
          />
          <ListChoice
            list="care-team-role"
            label={words('enrolling.role', { number: place + 2 })}
            value={worker.role?.code ?? ''}
            empty={words('enrolling.choose')}
            onChange={(role) => put({ ...worker, role })}
          />
          <Button
            variant="default"
            aria-label={words('enrolling.take-away', { number: place + 2 })}
            onClick={() => change({ team: team.filter(({ id }) => id !== worker.id) })}
          >
            {words('enrolling.remove')}
          </Button>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          disabled={team.length >= 19}
          onClick={() => change({ team: [...team, { id: newId(), member: '', role: undefined }] })}
        >
          {words('enrolling.add-member')}
        </Button>
      </div>
    </fieldset>
  )
}
