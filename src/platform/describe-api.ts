import { z } from 'zod'
import type { BodyKind, Endpoint } from './endpoint.ts'

export const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  file: 'multipart/form-data',
} as const satisfies Readonly<Record<BodyKind, string>>

/** OpenAPI 3.1, made from the schemas that check the requests. */
export function describeApi(endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const described of endpoints) {
    const path = described.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [described.method.toLowerCase()]: operationOf(described) }
  }
  return { openapi: '3.1.0', info: { title: 'Diptych', version: '1' }, paths }
}

function operationOf(described: Endpoint): object {
  const { summary, params, query, answer, creates } = described
  return {
    summary,
    parameters: [
      ...(params ? parametersOf(params, 'path') : []),
      ...(query ? parametersOf(query, 'query') : []),
      ...(creates ? [onceKey] : []),
    ],
    ...bodyOf(described),
    responses: {
      200: {
        description: 'OK',
        content: { 'application/json': { schema: z.toJSONSchema(answer, { unrepresentable: 'any' }) } },
      },
      default: { description: 'A problem (RFC 9457)', content: { 'application/problem+json': {} } },
    },
  }
}

const onceKey = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = inputSchema(schema)
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

function bodyOf({ body, takes, fileField }: Endpoint): object {
  if (!body || takes.length === 0) return {}
  const schema = inputSchema(body)
  const content = takes.map((kind) => {
    if (kind !== 'file' || fileField === undefined) return [contentTypes[kind], { schema }]
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    return [
      contentTypes[kind],
      { schema: { ...schema, properties: { ...schema.properties, [fileField]: file } } },
    ]
  })
  return { requestBody: { required: true, content: Object.fromEntries(content) } }
}

function inputSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}
