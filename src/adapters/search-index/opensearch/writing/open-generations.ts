import { setTimeout as pause } from 'node:timers/promises'
import { deepestOffset, mostHits } from '#features/search/domain.ts'
import { isIndexMissing } from '../cluster/cluster-errors.ts'
import { indexMapping, type LookWay } from '../cluster/index-mapping.ts'
import type { IndexNames } from '../cluster/index-names.ts'
import { createWritable, findLive } from '../cluster/index-state.ts'
import type { Cluster } from '../cluster/open-cluster.ts'

export type Copies = { readonly shards: number; readonly replicas: number }

const withinMs = 60_000
const mostRefreshes = 60
const refreshPauseMs = 500
/** Longer than any request is waited for, so that a late one cannot bring back what was deleted. */
const deletionsKept = '10m'
/** A cluster that cannot place all copies by then answers from those it has. */
const copiesWithin = '30s'

/** The indexes of assets, one for each time everything was built; the alias leads to the one that answers. */
export function openGenerations(
  cluster: Cluster,
  names: IndexNames,
  { shards, replicas, holdTurn }: Copies & { readonly holdTurn: () => Promise<void> },
) {
  const change = (index: string, settings: object) =>
    cluster.ask({ method: 'PUT', path: `/${index}/_settings`, body: { index: settings }, withinMs })

  return {
    /** Without copies and unseen until it is shown. */
    async create(number: number, way: LookWay): Promise<string> {
      const index = names.assetsOf(number)
      await createWritable(cluster, index, {
        settings: {
          index: {
            number_of_shards: shards,
            number_of_replicas: 0,
            refresh_interval: '-1',
            gc_deletes: deletionsKept,
            max_result_window: deepestOffset + mostHits + 1,
            ...(way === 'knn' && { knn: true }),
          },
        },
        mappings: indexMapping(way),
      })
      return index
    },

    /** Answered when what was written can be found on every copy. */
    async refresh(index: string): Promise<void> {
      for (let tries = 1; ; tries += 1) {
        const { _shards } = await cluster.ask<{ _shards: { failed: number } }>({
          method: 'POST',
          path: `/${index}/_refresh`,
          withinMs,
        })
        if (_shards.failed === 0) return
        // A copy on a node that is leaving; it counts no more as soon as the others have noticed.
        if (tries === mostRefreshes)
          throw new Error(`${_shards.failed} copies of ${index} were not refreshed`)
        await pause(refreshPauseMs)
      }
    },

    async makeCopies(index: string): Promise<void> {
      await change(index, { number_of_replicas: replicas, refresh_interval: '30s' })
      const { number_of_data_nodes } = await cluster.ask<{ number_of_data_nodes: number }>({
        method: 'GET',
        path: '/_cluster/health',
      })
      if (replicas === 0 || number_of_data_nodes < 2) return
      await cluster
        .ask({
          method: 'GET',
          path: `/_cluster/health/${index}`,
          parameters: { wait_for_status: 'green', timeout: copiesWithin },
          withinMs,
        })
        .catch(() => {})
    },

    /** From now on this one answers; the one before goes in the same moment. */
    async show(alias: string, index: string): Promise<void> {
      // The one before is found first: if a later writer shows another after the look at the turn, the request is refused.
      const former = await findLive(cluster, alias)
      await holdTurn()
      const actions = [
        { add: { index, alias } },
        ...(former && former !== index ? [{ remove_index: { index: former } }] : []),
      ]
      try {
        await cluster.ask({ method: 'POST', path: '/_aliases', body: { actions }, withinMs })
      } catch (error) {
        // An answer that was lost is asked for again, and then the former one is gone already.
        if (!isIndexMissing(error) || (await findLive(cluster, alias)) !== index) throw error
      }
    },

    /** From now on nothing answers. */
    async hide(alias: string): Promise<void> {
      const former = await findLive(cluster, alias)
      await holdTurn()
      if (former) await this.remove(former)
    },

    async remove(index: string): Promise<void> {
      await cluster.find({ method: 'DELETE', path: `/${index}`, withinMs })
    },

    /** What a writer that was stopped has left behind. */
    async sweep(alias: string): Promise<void> {
      const live = await findLive(cluster, alias)
      const all = await cluster.find<Record<string, unknown>>({ method: 'GET', path: `/${alias}-*/_alias` })
      for (const index of Object.keys(all ?? {})) if (index !== live) await this.remove(index)
    },
  }
}

export type Generations = ReturnType<typeof openGenerations>
