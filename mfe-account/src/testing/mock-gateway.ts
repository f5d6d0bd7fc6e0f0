import { waitFor } from '@testing-library/react';
import type { WindowOptions } from '../data/checkout/payment-window.ts';

interface OpenedWindow {
  options: WindowOptions;
  isClosed: boolean;
}

export interface MockGateway {
  windows: OpenedWindow[];
  /** The options of the first window, once it is open. */
  opened: () => Promise<WindowOptions>;
  breakScript: () => void;
  mendScript: () => void;
  remove: () => void;
}

/** A mock payment gateway: its script loads at once, and the test controls its window. */
export function mockGateway(): MockGateway {
  const windows: OpenedWindow[] = [];
  let isBroken = false;
  const append = jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    queueMicrotask(() => {
      for (const node of nodes) (node as Node).dispatchEvent(new Event(isBroken ? 'error' : 'load'));
    });
  });
  window.Razorpay = class {
    readonly shown: OpenedWindow;
    constructor(options: WindowOptions) {
      this.shown = { options, isClosed: false };
    }
    open(): void {
      windows.push(this.shown);
    }
    close(): void {
      this.shown.isClosed = true;
    }
  };
  return {
    windows,
    opened: () =>
      waitFor(() => {
        if (!windows[0]) throw new Error('No payment window is open');
        return windows[0].options;
      }),
    breakScript: () => {
      isBroken = true;
    },
    mendScript: () => {
      isBroken = false;
    },
    remove: () => {
      append.mockRestore();
      delete window.Razorpay;
    },
  };
}
