import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Hub } from '#server/realtime/hub.ts';
import type { Config } from '#server/startup/config.ts';
import { listenBeside } from './listen.ts';

/** Upper bounds of a request's time, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MILLISECONDS = 1_000;
const MICROSECONDS = 1_000_000;
const NANOSECONDS = 1_000_000_000;

type Series = { readonly counts: number[]; sum: number; count: number };
type Gauge = { readonly name: string; readonly help: string; readonly read: () => number };

type Metrics = {
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
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'none';
        const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
        observe(labels, reply.elapsedTime / MILLISECONDS);
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

/** The figures of a process and the server that shows them, where they were asked for. */
export function openMetrics(config: Config, hub: Hub) {
  if (config.metrics === undefined) return undefined;
  const metrics = createMetrics();
  metrics.addGauge({
    name: 'duskgate_streams_open',
    help: 'Live streams of devices that are connected.',
    read: () => hub.listenerCount,
  });
  const server = metricsServer(metrics);
  const place = config.metrics;
  return {
    watch: metrics.watch,
    listen: () => listenBeside(server, place),
    close: () => server.close(),
  };
}

/** Serves the figures on a port of their own, because whoever reaches it may read them. */
function metricsServer({ text }: Metrics): Server {
  return createServer({ requestTimeout: 10_000 }, (request, reply) => {
    const isFound = request.url === '/metrics';
    const isAllowed = request.method === 'GET' || request.method === 'HEAD';
    reply.statusCode = isFound ? (isAllowed ? 200 : 405) : 404;
    reply.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8');
    reply.end(reply.statusCode === 200 ? text() : `${reply.statusCode}\n`);
  });
}
