import { writeFile } from 'node:fs/promises';
import { consoleBenchmark } from './console.js';
import { findingsBenchmark } from './findingsBenchmark.js';
import { graphBenchmark } from './graph.js';
import { median, type Benchmark, type Figure } from './measure.js';
import { rulesBenchmark } from './rules.js';
import { screensBenchmark } from './screens.js';
import { serverBenchmark } from './server.js';
import { vulnerabilitiesBenchmark } from './vulnerabilities.js';

const BENCHMARKS: readonly Benchmark[] = [
  rulesBenchmark,
  findingsBenchmark,
  graphBenchmark,
  consoleBenchmark,
  screensBenchmark,
  vulnerabilitiesBenchmark,
  serverBenchmark,
];

/** Runs the named benchmarks, or all; prints medians and ratios, and writes them with `--json FILE`. */
export async function main(args: readonly string[]): Promise<void> {
  const jsonAt = args.indexOf('--json');
  const file = jsonAt === -1 ? undefined : args[jsonAt + 1];
  const names = args.filter((_, index) => jsonAt === -1 || (index !== jsonAt && index !== jsonAt + 1));
  const unknown = names.filter((name) => !BENCHMARKS.some((benchmark) => benchmark.name === name));
  if (unknown.length > 0 || (jsonAt !== -1 && !file)) {
    const known = BENCHMARKS.map(({ name, about }) => `  ${name.padEnd(10)} ${about}`).join('\n');
    throw new Error(`Usage: npm run bench -- [name …] [--json FILE]\n${known}`);
  }

  const results: { benchmark: string; figures: (Figure & { median: number })[] }[] = [];
  for (const benchmark of BENCHMARKS) {
    if (names.length > 0 && !names.includes(benchmark.name)) continue;
    console.log(`\n${benchmark.name}: ${benchmark.about}`);
    const figures: (Figure & { median: number })[] = [];
    const show = (found: readonly Figure[]) => {
      const measured = found.map((figure) => ({ ...figure, median: median(figure.samples) }));
      figures.push(...measured);
      for (const figure of measured) console.log(lineOf(figure, figures));
    };
    show(await benchmark.run(show));
    results.push({ benchmark: benchmark.name, figures });
  }
  if (file) await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
}

function lineOf(figure: Figure & { median: number }, all: readonly (Figure & { median: number })[]): string {
  const { name, unit, target, samples, comparedWith } = figure;
  const spread = samples.length > 1 ? ` (${round(Math.min(...samples))}–${round(Math.max(...samples))})` : '';
  const other = all.find((candidate) => candidate.name === comparedWith);
  const ratio = other && other.median > 0 ? `, ${round(figure.median / other.median)}× ${other.name}` : '';
  return `  ${name.padEnd(64)} ${round(figure.median)} ${unit}${spread}${targetText(figure.median, unit, target)}${ratio}`;
}

function targetText(value: number, unit: Figure['unit'], target: number | undefined): string {
  if (target === undefined) return '';
  const isMet = unit === 'fps' || unit === '1/s' ? value >= target : value <= target;
  return `, promised ${target}: ${isMet ? 'met' : 'MISSED'}`;
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}
