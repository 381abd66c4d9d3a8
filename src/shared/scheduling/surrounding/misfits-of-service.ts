import type { Appointment } from '#generated/types/appointment.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { bookedUnits } from './booked-session.ts'
import { askedBefore, type Rebooked } from './patient-remarks.ts'

/**
 * What of a wanted visit its service is not made for: a length outside of its bounds or between its steps, one that gives no unit where
 * units are needed, and a group. Each warns. Who was asked once about service, length and group is not asked again.
 */
export function misfitsOfService(
  { before, after }: Rebooked,
  service: HealthcareService,
): readonly Finding[] {
  const known = askedBefore(before)
  const isNew = known === undefined || known.serviceType?.id !== after.serviceType?.id
  const minutes = minutesOf(after)
  const isLengthNew = isNew || minutesOf(known) !== minutes
  return [
    ...(minutes !== undefined && isLengthNew ? lengthMisfits(service, minutes) : []),
    ...(isLengthNew ? unitMisfits(after, service) : []),
    ...(isNew || known.isGroup !== after.isGroup ? groupMisfits(after, service) : []),
  ]
}

function minutesOf({ start, end }: Pick<Appointment, 'start' | 'end'>): number | undefined {
  return start === undefined || end === undefined ? undefined : elapsedMinutes({ start, end }, [])
}

function lengthMisfits(
  { name: service, minMinutes, maxMinutes, sessionTimeUnit, incrementMinutes = 15 }: HealthcareService,
  minutes: number,
): readonly Finding[] {
  const isBetween = sessionTimeUnit === 'TimeIncrements' && minutes % incrementMinutes !== 0
  return [
    ...(minMinutes !== undefined && minutes < minMinutes
      ? [warning('/end', 'scheduling.shorter-than-service', { service, least: minMinutes, minutes })]
      : []),
    ...(maxMinutes !== undefined && minutes > maxMinutes
      ? [warning('/end', 'scheduling.longer-than-service', { service, most: maxMinutes, minutes })]
      : []),
    ...(isBetween
      ? [warning('/end', 'scheduling.between-steps', { service, step: incrementMinutes, minutes })]
      : []),
  ]
}

function unitMisfits(visit: Appointment, service: HealthcareService): readonly Finding[] {
  const isNeeded = service.flags?.includes('RequireUnits') === true
  if (!isNeeded || (bookedUnits(visit, service) ?? 0) > 0) return []
  return [warning('/end', 'scheduling.no-units', { service: service.name, minutes: minutesOf(visit) ?? 0 })]
}

function groupMisfits({ isGroup, group }: Appointment, { name, flags = [] }: HealthcareService) {
  const isForGroup = isGroup || group !== undefined
  return isForGroup && !flags.includes('SupportsGroups')
    ? [warning('/group', 'scheduling.no-groups', { service: name })]
    : []
}

function warning(pointer: string, message: string, parameters: Finding['parameters'] = {}): Finding {
  return { pointer, message, weight: 'warns', parameters }
}
