import type { Server } from 'node:http';

/**
 * Stops listening, lets requests that are being answered finish, and ends what is left of the connections.
 * @param mostMs - how long that may take
 */
export function closeGently(listener: Server, mostMs = 10_000): Promise<void> {
  return new Promise((resolve) => {
    // A browser keeps its connection for the next request, which will never be answered.
    const sweeping = setInterval(() => listener.closeIdleConnections(), SWEEP_MS);
    const givingUp = setTimeout(() => listener.closeAllConnections(), mostMs);
    listener.close(() => {
      clearInterval(sweeping);
      clearTimeout(givingUp);
      resolve();
    });
    listener.closeIdleConnections();
  });
}

const SWEEP_MS = 50;
