import type { Feature } from '#server/operations/handler.ts'
import { carePlanSessionGuard } from './care-plan-session-guard.ts'
import { completeCarePlanSession } from './complete-care-plan-session.ts'
import { tellReview, watchReviews } from './tell-review.ts'

/** The acts of meetings about care plans, what keeps complete ones as they are, and who is told of the next one. */
export const meetingActs = {
  handlers: { 'carePlan.tellReview': tellReview, 'carePlanSession.complete': completeCarePlanSession },
  guards: { CarePlanSession: carePlanSessionGuard },
  jobs: { WatchReviews: watchReviews },
} satisfies Feature
