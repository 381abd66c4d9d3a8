import type { ReactNode } from 'react'
import type { OperationReply } from '#client/api/operation-input.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLocale, useWords } from '#client/ui/words.tsx'

type Props = { readonly facts: OperationReply<'practicePreferences.environment'> }

/** The facts of the environment, each with its name. */
export function EnvironmentFacts({ facts }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const locale = useLocale()
  const { version, startedAt, database, databaseVersion, databaseBytes } = facts
  const { diskFree, diskTotal, sendsMail, hasOutsideSystem, trailSignedAt, remindsByEmail, remindsByText } =
    facts
  const size = (bytes: number) => sizeOf(bytes, locale)
  const lines: readonly (readonly [string, string])[] = [
    [words('admin.environment-version'), version],
    [words('admin.environment-since'), moments.dateAndTime(startedAt)],
    [
      words('admin.environment-database'),
      words(database === 'embedded' ? 'admin.environment-embedded' : 'admin.environment-postgres', {
        version: databaseVersion,
      }),
    ],
    [words('admin.environment-size'), size(databaseBytes)],
    [
      words('admin.environment-disk'),
      diskFree === undefined || diskTotal === undefined
        ? words('admin.environment-unknown')
        : words('admin.environment-room', { free: size(diskFree), total: size(diskTotal) }),
    ],
    [
      words('admin.environment-trail'),
      trailSignedAt === undefined
        ? words('admin.environment-not-yet')
        : words('admin.environment-signed', { when: moments.dateAndTime(trailSignedAt) }),
    ],
    [words('admin.environment-mail'), words(sendsMail ? 'form.yes' : 'form.no')],
    [
      words('admin.environment-email-reminders'),
      words(remindsByEmail ? 'form.yes' : 'admin.environment-no-reminders'),
    ],
    [
      words('admin.environment-text-reminders'),
      words(remindsByText ? 'form.yes' : 'admin.environment-no-reminders'),
    ],
    [words('admin.environment-outside'), words(hasOutsideSystem ? 'form.yes' : 'form.no')],
  ]
  return (
    <dl>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** `734003200` as `734 MB`. */
function sizeOf(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / 1000 ** power)
}
