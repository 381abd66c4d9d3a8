import { answerApart } from '#server/stores/apart/answer-apart.ts'
import { answerCall } from '#shared/expressions/answer-call.ts'

/** The process in which the expressions of imported forms are worked out, so that no request waits for it. */
answerApart(answerCall)
