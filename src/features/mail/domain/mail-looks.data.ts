import type { SiteNickname } from '#sites/site.ts'

type Scheme = {
  readonly ground: string
  readonly ink: string
  readonly quietInk: string
  readonly band: string
  readonly onBand: string
  readonly button: string
  readonly onButton: string
}

export type MailLook = {
  readonly light: Scheme
  readonly dark: Scheme
  readonly displayFont: string
  readonly font: string
  readonly buttonRadius: string
  /** Between the band with the site's name and the rest. */
  readonly bandRule: string
}

/** The colors of both brands in both schemes. A mail carries its styles with it: no style sheet of ours reaches it. */
export const mailLooks: Readonly<Record<SiteNickname, MailLook>> = {
  argus: {
    light: {
      ground: '#ffffff',
      ink: '#131311',
      quietInk: '#4b4a46',
      band: '#ffffff',
      onBand: '#131311',
      button: '#131311',
      onButton: '#ffffff',
    },
    dark: {
      ground: '#0f0f10',
      ink: '#f3f1ec',
      quietInk: '#bdbab3',
      band: '#0f0f10',
      onBand: '#f3f1ec',
      button: '#f3f1ec',
      onButton: '#131311',
    },
    displayFont: "'Source Serif 4', Georgia, 'Times New Roman', serif",
    font: "'Source Sans 3', 'Helvetica Neue', Arial, sans-serif",
    buttonRadius: '0',
    bandRule: '1px solid currentColor',
  },
  bokeh: {
    light: {
      ground: '#fffdf8',
      ink: '#0f2a21',
      quietInk: '#3d584e',
      band: '#ffc22e',
      onBand: '#0f2a21',
      button: '#08614a',
      onButton: '#ffffff',
    },
    dark: {
      ground: '#0a1d17',
      ink: '#f5f8ef',
      quietInk: '#bdd0c5',
      band: '#0f4536',
      onBand: '#f5f8ef',
      button: '#ffc22e',
      onButton: '#0f2a21',
    },
    displayFont: "'Bricolage Grotesque', 'Trebuchet MS', 'Helvetica Neue', sans-serif",
    font: "'Onest', 'Helvetica Neue', Arial, sans-serif",
    buttonRadius: '28px',
    bandRule: '0 solid',
  },
}
