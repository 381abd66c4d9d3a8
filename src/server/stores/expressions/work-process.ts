import { answerApart } from '#server/stores/apart/answer-apart.ts'
import { answerCall } from '#shared/expressions/answer-call.ts'

// Whoever asks first does not wait for what has to be read once.
answerCall({
  kind: 'check',
  definition: { elements: [{ id: 'a', type: 'Text', label: 'A', fhirPath: { value: '1 + 1' } }] },
})

/** The process in which the expressions of imported forms are worked out, so that no request waits for it. */
answerApart(answerCall)
