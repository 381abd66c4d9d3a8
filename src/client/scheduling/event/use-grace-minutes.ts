import { useSession } from '#client/api/session.ts'

/** Where the practice has chosen nothing. */
const usual = 15

/** How many minutes after the start a no-show is offered. */
export function useGraceMinutes(): number {
  return useSession().practice?.noShowGraceMinutes ?? usual
}
