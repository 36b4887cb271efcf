import { hillLine } from '../props/nature.ts'
import { launchTower, rocket, steam } from '../props/science-things.ts'
import { castMany, isWide, type Scene } from '../stage.ts'
import { circle, d, faded, glow, gradient, placed, rect, shape } from '../svg.ts'
import { lighter, mix } from '../tint.ts'
import { audience } from './audience.ts'

export const spaceLaunch: Scene = {
  plan: (stage) => ({
    people: castMany(stage, stage.dice.pick([0, 3, 6])),
    setting: stage.dice.pick(['day', 'night']),
    hasSpace: true,
  }),
  draw: (stage, plan) => {
    const { width, height, dice, palette } = stage
    const night = plan.setting === 'night'
    const horizon = height * 0.76
    const unit = height / 360
    const x = width * (isWide(stage) ? dice.pick([0.36, 0.62]) : 0.5)
    const lift = dice.between(40, 90) * unit
    const top = night ? palette.night : palette.sky
    const low = night ? mix(palette.night, palette.accents[0], 0.55) : palette.haze
    const stars = night
      ? Array.from({ length: 60 }, () =>
          circle(
            width * dice.between(0, 1),
            horizon * dice.between(0, 0.7),
            dice.between(1, 2.6),
            '#ffffff',
            faded(0.8),
          ),
        ).join('')
      : circle(width * 0.84, height * 0.2, 44, palette.light)
    const smoke = night ? mix('#ffffff', palette.accents[2], 0.25) : '#ffffff'
    return (
      gradient('space', [
        [0, top],
        [1, low],
      ]) +
      glow('fire', '#ffb347', 0.75) +
      rect(0, 0, width, height, 'url(#space)') +
      stars +
      shape(
        hillLine(dice, width, horizon, height * 0.09, height),
        night ? mix(palette.night, palette.near, 0.5) : palette.far,
      ) +
      rect(0, horizon + 6, width, height, night ? mix(palette.night, palette.near, 0.25) : palette.mid) +
      placed(
        launchTower(night ? lighter(palette.night, 0.4) : palette.near),
        x - 62 * unit,
        horizon + 10,
        unit,
      ) +
      circle(x, horizon - lift * 0.5, 150 * unit, 'url(#fire)') +
      shape(
        d`M${x - 16 * unit} ${horizon - lift + 30}L${x + 16 * unit} ${horizon - lift + 30}L${x + 40 * unit} ${horizon + 10}H${x - 40 * unit}Z`,
        smoke,
        faded(0.9),
      ) +
      placed(rocket(palette), x, horizon - lift, unit * 0.95) +
      placed(steam(smoke), x, horizon + 22, unit) +
      placed(steam(mix(smoke, low, 0.25)), x + 20 * unit, horizon + 46, unit * 0.8) +
      audience(stage, { people: [...plan.people] }, Math.min(height * 0.5, width * 0.5))
    )
  },
}
