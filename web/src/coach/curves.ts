import type { ReviewInfo, ReviewSeat } from '../messages.ts'

export type CourseName = 'value' | 'chance' | 'luck' | 'choices' | 'others'

export interface Curve {
  name: CourseName
  values: number[]
}

/** The curves of a seat: what the position was worth, and what of it was chance and what were choices. */
export function curvesOf(seat: ReviewSeat, unit: string): Curve[] {
  const curves: Curve[] = [{ name: unit === 'chance' ? 'chance' : 'value', values: seat.value }]
  curves.push({ name: 'luck', values: seat.luck }, { name: 'choices', values: seat.choices })
  if (seat.others.some((one) => Math.abs(one) >= 0.05)) curves.push({ name: 'others', values: seat.others })
  return curves
}

/** The chance to win in percent, where it is known and is not the course itself. */
export function chanceOf(seat: ReviewSeat, unit: string): number[] {
  return unit === 'chance' ? [] : seat.chance.map((one) => one * 100)
}

/** The decision that stands at a step, by its place in the courses. */
export function pointAt(info: ReviewInfo, step: number): number {
  const found = info.steps.findIndex((one) => one >= step)
  return found < 0 ? info.steps.length - 1 : found
}

/** Round marks for an axis, about five of them. */
export function marksOf(low: number, high: number): number[] {
  const size = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((one) => (high - low) / one <= 5) ?? 500
  const marks: number[] = []
  for (let mark = Math.ceil(low / size) * size; mark <= high; mark += size) marks.push(mark)
  return marks
}

/** What a curve says at a point: a chance is so many percent, everything else more or less than nothing. */
export function reading({ name, values }: Curve, point: number, language: string): string {
  const value = values.at(point) ?? 0
  return name === 'chance' ? new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100) : amount(value, language)
}

/** A number with one digit and a real minus. */
export function amount(value: number, language: string): string {
  const text = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(value))
  return Math.abs(value) < 0.05 ? text : `${value < 0 ? '−' : '+'}${text}`
}
