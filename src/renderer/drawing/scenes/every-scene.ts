import type { SceneMotif } from '../drawing.ts'
import type { Scene } from '../stage.ts'
import { awardCeremony } from './award-ceremony.ts'
import { ballot } from './ballot.ts'
import { bridgeOpening } from './bridge-opening.ts'
import { climateMarch } from './climate-march.ts'
import { concert } from './concert.ts'
import { conversation } from './conversation.ts'
import { crowd } from './crowd.ts'
import { family, grandparent } from './family.ts'
import { filmPremiere } from './film-premiere.ts'
import { football } from './football.ts'
import { laboratory } from './laboratory.ts'
import { market } from './market.ts'
import { cyclist, marathon, runner } from './motion.ts'
import { newborn, toddler } from './nursery.ts'
import { podiumSpeech } from './podium-speech.ts'
import { fullLength, headshot, threeQuarter, waistUp } from './portraits.ts'
import { pressConference } from './press-conference.ts'
import { redCarpet } from './red-carpet.ts'
import { regatta } from './regatta.ts'
import { runway } from './runway.ts'
import { spaceLaunch } from './space-launch.ts'
import { swimming } from './swimming.ts'
import { teamTable } from './team-table.ts'
import { tennis } from './tennis.ts'

export const scenes: Record<SceneMotif, Scene> = {
  headshot,
  'waist-up': waistUp,
  'three-quarter': threeQuarter,
  'full-length': fullLength,
  conversation,
  'team-table': teamTable,
  family,
  grandparent,
  toddler,
  newborn,
  runner,
  cyclist,
  crowd,
  'press-conference': pressConference,
  'podium-speech': podiumSpeech,
  marathon,
  football,
  tennis,
  regatta,
  swimming,
  'award-ceremony': awardCeremony,
  'red-carpet': redCarpet,
  concert,
  'film-premiere': filmPremiere,
  runway,
  'climate-march': climateMarch,
  ballot,
  laboratory,
  'space-launch': spaceLaunch,
  market,
  'bridge-opening': bridgeOpening,
}
