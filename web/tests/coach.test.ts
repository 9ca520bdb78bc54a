import { afterEach, describe, expect, it, vi } from 'vitest'

import { amount, chanceOf, curvesOf, marksOf, pointAt, reading } from '../src/coach/curves.ts'
import { ReviewState } from '../src/coach/review.svelte.ts'
import type { ReviewInfo, ReviewSeat } from '../src/messages.ts'

function seat(more: Partial<ReviewSeat> = {}): ReviewSeat {
  return {
    seat: 0,
    name: 'Olena',
    grades: { good: 2 },
    value: [1, 2, 3],
    luck: [0, 2, 3],
    choices: [0, -1, -1],
    others: [0, 0, 0],
    chance: [0.5, 0.6, 1],
    moments: [],
    ...more,
  }
}

function info(stage: ReviewInfo['stage'], more: Partial<ReviewInfo> = {}): ReviewInfo {
  return { stage, measured: 0, total: 0, message: '', unit: '', unit_label: '', grades: {}, steps: [], moves: [], seats: [], ...more }
}

describe('the curves of a review', () => {
  it('leave out what the others did where nobody did anything', () => {
    expect(curvesOf(seat(), 'glory').map((curve) => curve.name)).toEqual(['value', 'luck', 'choices'])
    expect(curvesOf(seat({ others: [0, 1, 1] }), 'glory').map((curve) => curve.name)).toContain('others')
  })

  it('show the chance to win once: as the course, or beside it in percent', () => {
    expect(curvesOf(seat(), 'chance')[0]!.name).toBe('chance')
    expect(chanceOf(seat(), 'chance')).toEqual([])
    expect(chanceOf(seat(), 'glory')).toEqual([50, 60, 100])
  })

  it('find the decision at a step, or the next one', () => {
    const found = info('done', { steps: [0, 3, 7, 9] })
    expect([0, 1, 3, 8, 50].map((step) => pointAt(found, step))).toEqual([0, 1, 1, 3, 3])
  })

  it('have round marks', () => {
    expect(marksOf(-12, 9)).toEqual([-10, -5, 0, 5])
    expect(marksOf(0, 100)).toEqual([0, 20, 40, 60, 80, 100])
  })

  it('write numbers as the language does, with a real minus', () => {
    expect(reading({ name: 'chance', values: [37.4, 100] }, 0, 'en')).toBe('37%')
    expect(reading({ name: 'chance', values: [37.4, 100] }, -1, 'en')).toBe('100%')
    expect(reading({ name: 'luck', values: [-2.14] }, 0, 'en')).toBe('−2.1')
    expect(amount(-2.14, 'en')).toBe('−2.1')
    expect(amount(3, 'uk')).toBe('+3,0')
    expect(amount(0.01, 'en')).toBe('0.0')
  })
})

describe('a review that is worked out', () => {
  afterEach(() => vi.useRealTimers())

  it('is watched until it is done, and then no longer', async () => {
    vi.useFakeTimers()
    const told = [info('working', { measured: 1, total: 3 }), info('done', { measured: 3, total: 3 })]
    const asked: string[] = []
    const review = new ReviewState('ABCD', {
      beginReview: async () => (asked.push('begin'), info('working')),
      review: async () => (asked.push('look'), told.shift()!),
      cancelReview: async () => info('cancelled'),
    })
    await review.begin('en')
    expect(review.info?.stage).toBe('working')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(review.info?.stage).toBe('done')
    expect(asked).toEqual(['begin', 'look', 'look'])
  })

  it('is watched no longer once it is cancelled', async () => {
    vi.useFakeTimers()
    let looks = 0
    const review = new ReviewState('ABCD', {
      beginReview: async () => info('working'),
      review: async () => (looks++, info('working')),
      cancelReview: async () => info('cancelled', { message: 'The review was cancelled' }),
    })
    await review.begin('en')
    await review.cancel('en')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(review.info?.message).toBe('The review was cancelled')
    expect(looks).toBe(0)
  })

  it('says why there is none', async () => {
    const refusal = new Error('the game is not over yet')
    const review = new ReviewState('ABCD', {
      beginReview: () => Promise.reject(refusal),
      review: async () => info('working'),
      cancelReview: async () => info('cancelled'),
    })
    await review.begin('en')
    expect(review.problem).toBe(refusal)
  })
})
