import { Button, Checkbox } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useSearch } from '#client/routing/use-go.tsx'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { shownStatuses } from '#client/scheduling/day/day-events.ts'
import { usePlainServices } from '#client/scheduling/filtering/use-plain-services.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { type CalendarFilter, filterCount, filterText } from './calendar-filter.ts'

type Asked = { readonly filter: CalendarFilter; readonly columns: readonly DayColumn[] }

/** The dialog that chooses what of the calendar is meant, by status and by service, and how to open it. Each tick is seen at once behind it. */
export function useFilterDialog(asked: Asked) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  return {
    open: () => setOpen(true),
    dialog: (
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words('scheduling.filter-title')}
        size="sm"
      >
        {isOpen && <FilterForm {...asked} onClose={() => setOpen(false)} />}
      </Dialog>
    ),
  }
}

function FilterForm({ filter, columns, onClose }: Asked & { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [, setSearch] = useSearch()
  const services = usePlainServices(columns, filter.services)
  const choose = (more: Partial<CalendarFilter>) => setSearch(filterText({ ...filter, ...more }))
  return (
    <div className="people-form">
      <Checkbox.Group
        label={words('scheduling.filter-status')}
        value={[...filter.statuses]}
        onChange={(chosen) => choose({ statuses: shownStatuses.filter((each) => chosen.includes(each)) })}
      >
        <div className="people-list">
          {shownStatuses.map((status, index) => (
            <Checkbox
              key={status}
              value={status}
              label={labels(`enumeration.AppointmentStatus.${status}`)}
              {...(index === 0 && { 'data-autofocus': true })}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox.Group
        label={words('scheduling.filter-service')}
        value={[...filter.services]}
        onChange={(chosen) => choose({ services: chosen })}
      >
        <div className="people-list">
          {services.map(({ id, display }) => (
            <Checkbox key={id} value={id} label={display} />
          ))}
        </div>
      </Checkbox.Group>
      {services.length === 0 && <p className="people-count">{words('scheduling.filter-no-service')}</p>}
      <div className="booking-end">
        <Button
          variant="default"
          disabled={filterCount(filter) === 0}
          onClick={() => choose({ statuses: [], services: [] })}
        >
          {words('scheduling.filter-all')}
        </Button>
        <Button onClick={onClose}>{words('scheduling.filter-done')}</Button>
      </div>
    </div>
  )
}
