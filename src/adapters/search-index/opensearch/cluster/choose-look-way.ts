import type { LookWay } from './index-mapping.ts'
import type { Cluster } from './open-cluster.ts'

/** The best that every node of the cluster can do. */
export async function chooseLookWay(cluster: Cluster): Promise<LookWay> {
  const { nodes } = await cluster.ask<{
    nodes: Record<string, { plugins: readonly { name: string }[] }>
  }>({ method: 'GET', path: '/_nodes/plugins' })
  const all = Object.values(nodes)
  if (all.length > 0 && all.every(({ plugins }) => plugins.some(({ name }) => /knn/i.test(name))))
    return 'knn'
  const { language_contexts } = await cluster.ask<{
    language_contexts: readonly { language: string; contexts: readonly string[] }[]
  }>({ method: 'GET', path: '/_script_language' })
  const hasScripts = language_contexts.some(
    ({ language, contexts }) => language === 'painless' && contexts.includes('score'),
  )
  return hasScripts ? 'script' : 'none'
}
