// Generated from schemas/enumerations/offer-answer.json by npm run generate. Edits are lost.
/** How somebody answers a time that is held for them. */
export const offerAnswers = ['Accepted', 'Declined', 'NoAnswer'] as const

export type OfferAnswer = (typeof offerAnswers)[number]
