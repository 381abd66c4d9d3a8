import type { Outbox } from '#client/sync/outbox/outbox.ts'
import { plain } from '#client/sync/pending.ts'
import { plusDays } from '#shared/time/calendar.ts'
import type { MobileDay } from './mobile-day.ts'

/** Whose day, and which. */
export type DayName = { readonly profile: string; readonly date: string }

type Kept = Omit<MobileDay, 'isOnDevice' | 'isKept'>

const listed = 'days on the road'

/** The day as it was last read on this device, sealed beside the other copies of this person; undefined where it never was. */
export async function keptDay(outbox: Outbox, name: DayName): Promise<MobileDay | undefined> {
  const kept = await outbox.keptCopy<Kept>(nameOf(name)).catch(() => undefined)
  return kept && { ...kept, isOnDevice: true }
}

/** Keeps a day on this device; days before the one before it go. False where the device keeps nothing. */
export async function keepDay(outbox: Outbox, name: DayName, day: Kept): Promise<boolean> {
  try {
    await outbox.keepCopy(nameOf(name), plain(day))
    await forgetOld(outbox, name)
    return true
  } catch {
    return false
  }
}

async function forgetOld(outbox: Outbox, name: DayName): Promise<void> {
  const { days = [] } = (await outbox.keptCopy<{ readonly days: readonly DayName[] }>(listed)) ?? {}
  const oldest = plusDays(name.date, -1)
  const others = days.filter(({ profile, date }) => profile !== name.profile || date !== name.date)
  const [old, kept] = [others.filter(isBefore(oldest)), others.filter((each) => !isBefore(oldest)(each))]
  for (const each of old) await outbox.forgetCopy(nameOf(each))
  await outbox.keepCopy(listed, { days: [...kept, name] })
}

function isBefore(oldest: string): (name: DayName) => boolean {
  return ({ date }) => date < oldest
}

function nameOf({ profile, date }: DayName): string {
  return `day on the road ${profile} ${date}`
}
