import { answerCall, type ExpressionCall } from '#shared/expressions/answer-call.ts'

/** The thread in which the expressions of an imported form are worked out while it is filled, so that no key waits for it. */
globalThis.addEventListener('message', ({ data }: MessageEvent<ExpressionCall>) =>
  globalThis.postMessage(answerCall(data)),
)
