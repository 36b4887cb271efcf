import { type ParameterName, parameterNames, type SearchParameters } from './parameters/parameter-table.ts'

/** Where one looks and how, not what for. */
const scope: readonly ParameterName[] = [
  'assettype',
  'family',
  'editorialproducts',
  'page',
  'sortorder',
  'phraseprocessing',
  'recommendconfig',
  'suppressphrasecorrection',
  'suppressfamilycorrection',
  'suppresspeoplecorrection',
]

/** Values that select nothing. */
const idle: SearchParameters = {
  alloweduse: 'off',
  offlinecontent: 'exclude',
  recency: 'anydate',
  releasestatus: 'releasenotimportant',
}

/** Whether a gallery is one such as a landing page shows: neither phrase nor filters (renderGatewayView, seed 3). */
export function isGateway(parameters: SearchParameters): boolean {
  return parameterNames.every((name) => {
    const value = parameters[name]
    return value === undefined || value === false || scope.includes(name) || value === idle[name]
  })
}
