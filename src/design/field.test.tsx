import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Field, TextAreaField } from './field.tsx'
import { NativeSelect } from './native-select.tsx'

const options = [{ value: 'best', label: 'Best match' }]

const controls = [
  ['Field', (texts: object) => <Field label="Name" {...texts} />],
  ['TextAreaField', (texts: object) => <TextAreaField label="Name" {...texts} />],
  ['NativeSelect', (texts: object) => <NativeSelect label="Name" options={options} {...texts} />],
] as const

function attributeOf(html: string, element: RegExp, name: string): string | undefined {
  const tag = element.exec(html)?.[0] ?? ''
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
}

const control = /<(?:input|textarea|select)[^>]*>/

describe.each(controls)('%s', (_name, render) => {
  test('the label belongs to the control', () => {
    const html = renderToStaticMarkup(render({}))
    const id = attributeOf(html, control, 'id')
    expect(id).toBeTruthy()
    expect(attributeOf(html, /<label[^>]*>/, 'for')).toBe(id)
  })

  test('hint and error are both read out with the control, hint first', () => {
    const html = renderToStaticMarkup(render({ hint: 'At most 255 letters', error: 'Too long' }))
    const described = attributeOf(html, control, 'aria-describedby')?.split(' ') ?? []
    const textOf = (id: string) => html.split(`id="${id}"`)[1]?.split('</p>')[0] ?? ''
    expect(described).toHaveLength(2)
    expect(textOf(described[0] ?? '')).toContain('At most 255 letters')
    expect(textOf(described[1] ?? '')).toContain('Too long')
  })

  test('an error marks the control as invalid, a hint does not', () => {
    expect(attributeOf(renderToStaticMarkup(render({ error: 'Too long' })), control, 'aria-invalid')).toBe(
      'true',
    )
    expect(renderToStaticMarkup(render({ hint: 'Short' }))).not.toContain('aria-invalid')
  })

  test('without hint and error it points at nothing', () => {
    const html = renderToStaticMarkup(render({ hint: '', error: undefined }))
    expect(html).not.toContain('aria-describedby')
  })

  test('a given id is kept', () => {
    expect(attributeOf(renderToStaticMarkup(render({ id: 'board-name' })), control, 'id')).toBe('board-name')
  })

  test('a hidden label is still there to be read out', () => {
    const html = renderToStaticMarkup(render({ labelHidden: true }))
    expect(html).toMatch(/class="visually-hidden"><label[^>]*>Name</)
  })
})
