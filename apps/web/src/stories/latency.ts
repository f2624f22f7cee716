import { sampleLatency } from '@aulario/course-data/testing';
import type { Preview } from '@storybook/react-vite';

/** How long a screen's catalogue takes to answer, in ms: opening its list, searching in it. */
export interface Latency {
  readonly load: number;
  readonly search: number;
}

const off: Latency = { load: 0, search: 0 };

const latencies: Readonly<Record<string, Latency>> = {
  off,
  specification: sampleLatency,
  slow: { load: 3000, search: 3000 },
};

/**
 * The toolbar's choice of waiting time: `globals.latency`. It is off unless chosen, so that tests
 * and pictures do not wait. Stories of whole screens read it with `latencyOf`; the kit has no waits.
 */
export const latencyToolbar = {
  latency: {
    description: 'How long screens wait for their courses',
    defaultValue: 'off',
    toolbar: {
      title: 'Latency',
      icon: 'timer',
      items: [
        { value: 'off', title: 'Off' },
        {
          value: 'specification',
          title: 'As specified',
          right: `${sampleLatency.load} / ${sampleLatency.search} ms`,
        },
        { value: 'slow', title: 'Slow', right: '3 s' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

/** The waits that the toolbar names; none when it names none. */
export const latencyOf = (globals: Readonly<Record<string, unknown>>): Latency =>
  latencies[String(globals['latency'])] ?? off;
