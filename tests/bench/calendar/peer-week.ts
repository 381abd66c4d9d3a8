import '@event-calendar/build/dist/event-calendar.min.css'
import address from '@event-calendar/build/dist/event-calendar.min.js?url'

/** The package is a script that puts its calendar into the window. */
type PeerCalendar = { readonly create: (target: HTMLElement, options: object) => void }

/** What the benchmark asks of the other calendar: a week of visits for people in columns, of which a day is shown. */
export type PeerWeek = {
  readonly first: string
  readonly people: number
  readonly days: number
  readonly eachDay: number
}

const minutes = 30
const firstMinute = 7 * 60

/** Puts the calendar on the page, its first day shown. */
function mount({ first, people, days, eachDay }: PeerWeek): void {
  const target = document.getElementById('page')
  if (!target) throw new Error('The page has no place for the calendar.')
  target.style.height = '800px'
  const resources = Array.from({ length: people }, (_, person) => ({
    id: person,
    title: `Staff ${person}`,
  }))
  const events = resources.flatMap(({ id: person }) =>
    Array.from({ length: days * eachDay }, (_, index) => {
      const start = new Date(`${first}T00:00:00`)
      start.setDate(start.getDate() + Math.floor(index / eachDay))
      start.setMinutes(firstMinute + (index % eachDay) * minutes)
      const end = new Date(start.getTime() + minutes * 60_000)
      return { id: `${person}-${index}`, resourceId: person, start, end, title: `Maya Birch ${index}` }
    }),
  )
  ;(window as unknown as { EventCalendar: PeerCalendar }).EventCalendar.create(target, {
    view: 'resourceTimeGridDay',
    date: new Date(`${first}T00:00:00`),
    height: '800px',
    editable: true,
    resources,
    events,
  })
}

const script = document.createElement('script')
script.src = address
script.onload = () => Object.assign(window, { calendar: { mount } })
document.head.append(script)
