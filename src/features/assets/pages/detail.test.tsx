import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { AssetDetail } from '#features/catalogue/domain.ts'
import { createTranslate } from '#i18n/messages.ts'
import { TranslateProvider } from '#i18n/translate-context.tsx'
import { buildSurroundings } from '#visit/testing/build-surroundings.ts'
import { SurroundingsProvider } from '#visit/visit-context.tsx'
import { readMessages } from '../../../../tools/write-message-files.ts'
import { buildDetail } from '../testing/build-detail.ts'
import { head, Page } from './detail.page.tsx'

const texts = readMessages('argus', 'en-us')

function show(given: Partial<AssetDetail>, preferences: Readonly<Record<string, string>> = {}): string {
  return renderToStaticMarkup(
    <SurroundingsProvider value={buildSurroundings({ preferences })}>
      <TranslateProvider locale="en-us" messages={texts}>
        <Page
          asset={buildDetail(given)}
          countryName={given.place ? 'Schweden' : null}
          embeds
          galleries={[]}
        />
      </TranslateProvider>
    </SurroundingsProvider>,
  )
}

const story: Partial<AssetDetail> = {
  family: 'editorial',
  event: { id: '12', name: 'Spring regatta', images: 312, films: 1 },
  people: [
    { id: '3', name: 'Ada Lind' },
    { id: '4', name: 'Bo Ek' },
  ],
  place: { venue: 'Pier 4', city: 'Lund', region: null, country: 'Sweden' },
}

describe('ASSET-01: the page of one asset', () => {
  test('says where and when, and whose it is', () => {
    expect(show(story)).toContain('Lund, Schweden, January 2, 2026. Photo: Ada Example / Diptych')
  })

  test('its facts lead to searches', () => {
    const html = show(story)
    expect(html).toMatch(
      /<a href="\/search\/2\/image\?eventid=12"[^>]*>Spring regatta<\/a>, 312 images, 1 film/,
    )
    expect(html).toMatch(/specificpeople=3"[^>]*>Ada Lind<\/a>, <a href="[^"]*specificpeople=4"/)
    expect(html).toMatch(/Pier 4, <a href="[^"]*locations=Lund"[^>]*>Lund<\/a>/)
    expect(html).toMatch(/<a href="[^"]*locations=Sweden"[^>]*>Schweden<\/a>/)
    expect(html).toMatch(/artistexact=Ada%20Example"/)
    expect(html).toMatch(/morelikethis=7"/)
  })

  test('says what matters for a license: releases, restrictions, sizes, editorial use', () => {
    const html = show({ ...story, restrictions: 'Not in Norway' })
    expect(html).toContain('Editorial use only')
    expect(html).toContain('Not in Norway')
    expect(html).toMatch(/<th scope="row">L<\/th><td>3,000 × 2,000<\/td><td>300 dpi<\/td><td>JPG<\/td>/)
    expect(show({})).not.toContain('Editorial use only')
  })

  test('twenty keywords at once, the rest on request, without a script', () => {
    const keywords = Array.from({ length: 31 }, (_, at) => `word${at}`)
    const html = show({ keywords })
    const [, details = ''] = /<details[^>]*>(.*?)<\/details>/s.exec(html) ?? []
    expect(details).toContain('Show all 31')
    expect(details).not.toContain('>word19<')
    expect(details).toContain('>word20<')
    expect(show({ keywords: keywords.slice(0, 20) })).not.toContain('<details')
  })

  test('without a script the picture leads to its largest preview', () => {
    expect(show({})).toMatch(/<a [^>]*href="\/media\/aa\/comp\.jpg" aria-label="Enlarge"/)
  })

  test('no part carries a style attribute', () => {
    expect(show(story)).not.toContain('style=')
  })
})

describe('what is not shown at once', () => {
  test('a sensitive picture is small and blurred until it is asked for, unless the visitor wants to see all', () => {
    const veiled = show({ isSensitive: true })
    expect(veiled).toContain('This may show nudity.')
    expect(veiled).not.toContain('preview.')
    expect(veiled).not.toContain('comp.')
    expect(show({ isSensitive: true }, { sensitive: 'shown' })).toContain('preview.')
  })

  test('what is kept as a record only has no picture, no sizes and no search of its like', () => {
    const html = show({ isOffline: true })
    expect(html).toContain('Kept as a record only')
    expect(html).not.toMatch(/<img|<table|morelikethis/)
  })
})

describe('suggestions of a machine', () => {
  test('stand apart, under a heading that says so, and lead to searches', () => {
    const html = show({ suggestedKeywords: ['dog'] })
    const [, section = ''] = /<section aria-labelledby="suggested"[^>]*>(.*?)<\/section>/s.exec(html) ?? []
    expect(section).toContain('Suggested by a machine, not checked')
    expect(section).toMatch(/<a href="[^"]*dog[^"]*"[^>]*>/)
    expect(section).not.toContain('harbor')
    expect(html.replace(section, '')).not.toContain('>dog<')
  })

  test('without any there is no word of them', () => {
    expect(show({})).not.toMatch(/suggested/i)
  })
})

describe('the head', () => {
  const place = { origin: 'https://a.example', url: 'https://a.example/detail/7', prefix: null }
  const headOf = (given: Partial<AssetDetail>, embeds = true) =>
    head(
      { asset: buildDetail(given), countryName: null, embeds, galleries: [] },
      { t: createTranslate('en-us', texts), site: 'argus' },
    )

  test('an image says where it is licensed, whose it is and where it belongs', () => {
    const [image, crumbs] = headOf({}).structuredData?.(place) ?? []
    expect(image).toMatchObject({
      '@type': 'ImageObject',
      contentUrl: 'https://a.example/media/aa/preview.jpg',
      acquireLicensePage: 'https://a.example/detail/7',
      creditText: 'Ada Example / Diptych',
      copyrightNotice: 'Ada Example / Diptych',
      creator: { name: 'Ada Example' },
      datePublished: '2026-02-03',
    })
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Photos', item: 'https://a.example/search/2/image?mediatype=photography' },
        { position: 2, name: 'A quiet harbor' },
      ],
    })
  })

  test('a film says how long it is', () => {
    const film = { durationMs: 83_500, frameRate: '25', definition: 'hd', aspect: '16:9', isLoop: false }
    const [video, crumbs] = headOf({ assetType: 'film', film }).structuredData?.(place) ?? []
    expect(video).toMatchObject({
      '@type': 'VideoObject',
      duration: 'PT1M24S',
      uploadDate: '2026-02-03',
      contentUrl: 'https://a.example/media/aa/comp.mp4',
    })
    expect(crumbs).toMatchObject({
      itemListElement: [{ item: 'https://a.example/search/2/film?family=creative' }, {}],
    })
  })

  test('a caption keeps its own full stop', () => {
    const { description } = headOf({ caption: 'Boats at dawn.' })
    expect(description).toBe('Boats at dawn. (Ada Example / Diptych)')
  })

  test('its oEmbed can be found only where it may be embedded', () => {
    expect(headOf({}).links?.(place)).toMatchObject([
      {
        type: 'application/json+oembed',
        href: 'https://a.example/oembed?url=https%3A%2F%2Fa.example%2Fdetail%2F7&format=json',
      },
    ])
    expect(headOf({}, false).links).toBeUndefined()
  })
})
