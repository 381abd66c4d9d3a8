/** What is done to a series: it is made of an appointment, or as much of it as is meant is changed or cancelled. */
export type SeriesAct = 'repeat' | 'change' | 'cancel'
