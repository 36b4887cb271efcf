import type { Age } from './person.ts'

/** Lengths of a body; a standing adult is about 100 high. */
export type Measures = {
  /** Scale of the head, which is drawn about 25 high. */
  readonly head: number
  readonly neck: number
  /** Half the distance between the joints. */
  readonly shoulder: number
  readonly hip: number
  readonly torso: number
  readonly thigh: number
  readonly shin: number
  /** From the ankle to the ground. */
  readonly foot: number
  readonly upperArm: number
  readonly foreArm: number
  readonly girth: number
}

const adult: Measures = {
  head: 0.57,
  neck: 2.6,
  shoulder: 8.2,
  hip: 4.2,
  torso: 30,
  thigh: 24,
  shin: 23,
  foot: 2.6,
  upperArm: 14.5,
  foreArm: 13,
  girth: 1,
}

const baby: Measures = {
  head: 0.52,
  neck: 0.4,
  shoulder: 4.3,
  hip: 2.9,
  torso: 14.5,
  thigh: 7.5,
  shin: 7,
  foot: 1.9,
  upperArm: 6.8,
  foreArm: 5.8,
  girth: 0.74,
}

export const measuresByAge: Record<Age, Measures> = {
  newborn: baby,
  baby,
  child: {
    head: 0.53,
    neck: 1.6,
    shoulder: 5.4,
    hip: 3.3,
    torso: 20,
    thigh: 15,
    shin: 14.5,
    foot: 2.2,
    upperArm: 10.2,
    foreArm: 9,
    girth: 0.74,
  },
  teenager: {
    head: 0.56,
    neck: 2.4,
    shoulder: 7,
    hip: 3.8,
    torso: 26.5,
    thigh: 22,
    shin: 21,
    foot: 2.5,
    upperArm: 13.2,
    foreArm: 11.8,
    girth: 0.86,
  },
  youngadult: adult,
  adult,
  matureadult: { ...adult, girth: 1.06 },
  senioradult: { ...adult, torso: 28.5, thigh: 22.5, shin: 21.5, neck: 2, girth: 1.02 },
}
