import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { NightlyJob } from '#server/operations/nightly/nightly-job.ts';
import { NIGHTLY_PARTS } from '#server/operations/nightly/nightly-record.ts';
import type { Hub } from '#server/realtime/hub.ts';

/** Upper bounds of a request's time, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MILLISECONDS = 1_000;
const MICROSECONDS = 1_000_000;
const NANOSECONDS = 1_000_000_000;

type Series = { readonly counts: number[]; sum: number; count: number };
type Gauge = { readonly name: string; readonly help: string; readonly read: () => number };

export type Metrics = {
  /** Counts every reply of the app, by method, route pattern and status: never by the path itself. */
  readonly watch: (app: FastifyInstance) => void;
  readonly addGauge: (gauge: Gauge) => void;
  /** All figures in the text format 0.0.4 of Prometheus. */
  readonly text: () => string;
};

function createMetrics(): Metrics {
  const requests = new Map<string, Series>();
  const gauges: Gauge[] = [];
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();

  const observe = (labels: string, seconds: number) => {
    let series = requests.get(labels);
    if (!series) {
      series = { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      requests.set(labels, series);
    }
    for (const [at, bound] of BUCKETS.entries()) {
      if (seconds <= bound) series.counts[at] = (series.counts[at] ?? 0) + 1;
    }
    series.sum += seconds;
    series.count += 1;
  };

  return {
    watch: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'none';
        const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
        observe(labels, reply.elapsedTime / MILLISECONDS);
        done();
      });
    },
    addGauge: (gauge) => gauges.push(gauge),
    text: () => {
      const { user, system } = process.cpuUsage();
      const lines = [
        ...requestLines(requests),
        ...gauges.flatMap(({ name, help, read }) => gaugeLines(name, help, read())),
        '# HELP process_cpu_seconds_total Processor time of the process.',
        '# TYPE process_cpu_seconds_total counter',
        `process_cpu_seconds_total ${(user + system) / MICROSECONDS}`,
        ...gaugeLines(
          'process_resident_memory_bytes',
          'Memory of the process.',
          process.memoryUsage.rss(),
        ),
        ...gaugeLines(
          'process_start_time_seconds',
          'When the process began.',
          Math.round(performance.timeOrigin / MILLISECONDS),
        ),
        ...gaugeLines(
          'nodejs_eventloop_lag_p99_seconds',
          'How late the event loop was, since the last reading.',
          loop.percentile(99) / NANOSECONDS,
        ),
      ];
      loop.reset();
      return `${lines.join('\n')}\n`;
    },
  };
}

function gaugeLines(name: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`];
}

function requestLines(requests: ReadonlyMap<string, Series>): string[] {
  const name = 'duskgate_http_request_seconds';
  const lines = [
    `# HELP ${name} Time from a request to the end of its reply.`,
    `# TYPE ${name} histogram`,
  ];
  for (const [labels, { counts, sum, count }] of requests) {
    for (const [at, bound] of BUCKETS.entries()) {
      lines.push(`${name}_bucket{${labels},le="${bound}"} ${counts[at] ?? 0}`);
    }
    lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`);
    lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${count}`);
  }
  return lines;
}

/** Whether each part of the nightly run went well the last time, and when it last did. */
function nightlyGauges({ record }: NightlyJob): readonly Gauge[] {
  const named = { audit: 'audit', backup: 'backup', secondCopy: 'backup_copy', drill: 'drill' };
  return NIGHTLY_PARTS.flatMap((part): Gauge[] => [
    {
      name: `duskgate_${named[part]}_ok`,
      help: 'Whether the last one went well; 0 also before the first.',
      read: () => (record()?.[part]?.result === 'ok' ? 1 : 0),
    },
    {
      name: `duskgate_${named[part]}_last_ok_timestamp_seconds`,
      help: 'When the last one that went well was over; 0 before it.',
      read: () => Math.round((record()?.[part]?.okMs ?? 0) / MILLISECONDS),
    },
  ]);
}

/** The figures of this process. */
export function openMetrics(hub: Hub, nightly: NightlyJob | undefined): Metrics {
  const metrics = createMetrics();
  metrics.addGauge({
    name: 'duskgate_streams_open',
    help: 'Live streams of devices that are connected.',
    read: () => hub.listenerCount,
  });
  if (nightly) for (const gauge of nightlyGauges(nightly)) metrics.addGauge(gauge);
  return metrics;
}
