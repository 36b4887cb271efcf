import type { SiteNickname } from '#sites/site.ts'
import { mailLooks } from './mail-looks.data.ts'

/** The sentences of a mail, in the order in which they are read. */
export type MailParts = {
  readonly site: SiteNickname
  readonly siteName: string
  readonly languageTag: string
  readonly direction: 'ltr' | 'rtl'
  readonly subject: string
  readonly body: string
  readonly button: { readonly label: string; readonly link: string; readonly orOpen: string } | null
  readonly note: string
  readonly footer: string
}

export function textPart({ siteName, body, button, note, footer }: MailParts): string {
  const call = button ? [`${button.label}:\n${button.link}`] : []
  return `${[siteName, body, ...call, note, `-- \n${footer}`].join('\n\n')}\n`
}

/** One column, one button, and its address below it for programs that show no buttons. */
export function htmlPart(parts: MailParts): string {
  const { site, direction, button } = parts
  const { light, displayFont, font, buttonRadius, bandRule } = mailLooks[site]
  const languageTag = escapeHtml(parts.languageTag)
  const subject = escapeHtml(parts.subject)
  const quiet = `class="quiet" style="margin:0 0 16px;color:${light.quietInk};font-size:14px;line-height:1.5"`
  const call = button
    ? [
        `<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(button.link)}" style="display:inline-block;padding:13px 26px;border-radius:${buttonRadius};background:${light.button};color:${light.onButton};font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
        `<p ${quiet}>${escapeHtml(button.orOpen)}<br><a class="quiet" dir="ltr" href="${escapeHtml(button.link)}" style="color:${light.quietInk};overflow-wrap:anywhere">${escapeHtml(button.link)}</a></p>`,
      ]
    : []
  return [
    '<!doctype html>',
    `<html lang="${languageTag}" dir="${direction}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${subject}</title>`,
    `<style>${darkStyles(site)}</style>`,
    '</head>',
    `<body class="ground" style="margin:0;background:${light.ground};color:${light.ink};font-family:${font};font-size:16px;line-height:1.55">`,
    `<div lang="${languageTag}" dir="${direction}" style="max-width:560px;margin:0 auto;padding:24px">`,
    `<p class="band" style="margin:0 0 28px;padding:14px 0;padding-inline:${bandPadding(site)};border-bottom:${bandRule};border-radius:${buttonRadius};background:${light.band};color:${light.onBand};font-family:${displayFont};font-size:22px;line-height:1.2;font-weight:600">${escapeHtml(parts.siteName)}</p>`,
    `<h1 style="margin:0 0 16px;font-family:${displayFont};font-size:26px;line-height:1.2;font-weight:600">${subject}</h1>`,
    `<p style="margin:0 0 24px">${escapeHtml(parts.body)}</p>`,
    ...call,
    `<p ${quiet}>${escapeHtml(parts.note)}</p>`,
    `<p ${quiet}>${escapeHtml(parts.footer)}</p>`,
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** Inline styles win over a sheet, except over what is important. */
function darkStyles(site: SiteNickname): string {
  const { dark } = mailLooks[site]
  const rules = [
    `.ground{background:${dark.ground}!important;color:${dark.ink}!important}`,
    `.band{background:${dark.band}!important;color:${dark.onBand}!important}`,
    `.quiet{color:${dark.quietInk}!important}`,
    `.button{background:${dark.button}!important;color:${dark.onButton}!important}`,
  ]
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`
}

/** A band that has a color of its own needs air at its sides. */
function bandPadding(site: SiteNickname): string {
  const { light } = mailLooks[site]
  return light.band === light.ground ? '0' : '22px'
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
