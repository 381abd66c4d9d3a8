import type { Feature } from '#server/operations/handler.ts'
import { carePlanSessionGuard } from './care-plan-session-guard.ts'
import { completeCarePlanSession } from './complete-care-plan-session.ts'

/** The act of meetings about care plans, and what keeps complete ones as they are. */
export const meetingActs = {
  handlers: { 'carePlanSession.complete': completeCarePlanSession },
  guards: { CarePlanSession: carePlanSessionGuard },
} satisfies Feature
