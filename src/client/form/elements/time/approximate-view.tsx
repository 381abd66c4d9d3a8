import { Part } from '#client/form/elements/part.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useLocale, useWords } from '#client/ui/words.tsx'

/** A time as a date of which only the year need be known: three boxes, all but the year optional (a longer moment is kept). */
export function ApproximateView({ id, value, change, leave, isReadOnly, marks }: ViewProps<string>) {
  const words = useWords()
  const locale = useLocale()
  const [year = '', month = '', day = ''] = (value ?? '').slice(0, 10).split('-')
  const put = (nextYear: string, nextMonth: string, nextDay: string) =>
    change(joined(nextYear.replace(/\D/g, '').slice(0, 4), nextMonth, nextMonth === '' ? '' : nextDay))

  return (
    <span className="form-parts">
      <Part label={words('form.year')}>
        <input
          {...marks}
          id={id}
          className="form-input"
          inputMode="numeric"
          size={5}
          maxLength={4}
          value={year}
          readOnly={isReadOnly}
          onChange={(event) => put(event.target.value, month, day)}
          onBlur={leave}
        />
      </Part>
      <Part label={words('form.month')}>
        <select
          className="form-input"
          value={month}
          disabled={isReadOnly}
          onChange={(event) => put(year, event.target.value, day)}
          onBlur={leave}
        >
          <option value="">{words('form.unknown')}</option>
          {Array.from({ length: 12 }, (_, index) => (
            <option key={twoDigits(index + 1)} value={twoDigits(index + 1)}>
              {monthName(index, locale)}
            </option>
          ))}
        </select>
      </Part>
      <Part label={words('form.day')}>
        <select
          className="form-input"
          value={day}
          disabled={isReadOnly || month === ''}
          onChange={(event) => put(year, month, event.target.value)}
          onBlur={leave}
        >
          <option value="">{words('form.unknown')}</option>
          {Array.from({ length: daysIn(year, month) }, (_, index) => (
            <option key={twoDigits(index + 1)} value={twoDigits(index + 1)}>
              {index + 1}
            </option>
          ))}
        </select>
      </Part>
    </span>
  )
}

function joined(year: string, month: string, day: string): string | undefined {
  const parts = [year, month, day].filter((part) => part !== '')
  return year === '' && month === '' ? undefined : parts.join('-')
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

function monthName(index: number, locale: string): string {
  return new Date(Date.UTC(2024, index, 15)).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' })
}

function daysIn(year: string, month: string): number {
  return new Date(Date.UTC(Number(year) || 2024, Number(month) || 1, 0)).getUTCDate()
}
