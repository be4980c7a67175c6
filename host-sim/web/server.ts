// The server of the page, for this machine alone: it listens on the loop-back address and answers only to its own name.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, makeSite, NotFound } from './site.ts';

const HOST = '127.0.0.1';

/** The port that is taken unless told otherwise. */
export const USUAL_PORT = 8128;

/** Names by which a browser of this machine calls the server. A page elsewhere that had its name point here would give another. */
const OWN_NAMES = [HOST, 'localhost'];

/** A server that runs. */
export interface RunningServer {
  /** Address for a browser. */
  readonly address: string;
  /** Ends it, with all its connections. */
  close(): Promise<void>;
}

export interface ServerOptions {
  /** 0 takes any that is free. */
  readonly port: number;
  /** The board that a first visitor is handed. */
  readonly board: string;
}

/** Starts the server. @throws Error in words for people if the port is taken or may not be used */
export async function startServer({ port, board }: ServerOptions): Promise<RunningServer> {
  const site = await makeSite(board);
  const server = createServer((request, response) => {
    respond(site, request, response).catch(() => response.destroy());
  });
  await listen(server, port);
  return {
    address: `http://${HOST}:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(troubleOf(error, port))));
    server.listen(port, HOST, resolve);
  });
}

function troubleOf({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') return `port ${port} is in use: end what runs there, or choose another with --port`;
  if (code === 'EACCES') return `port ${port} may not be used by you: choose one from 1024 up with --port`;
  return message;
}

async function respond(
  site: (url: URL) => Promise<Answer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '/', headers } = request;
  const plain = (status: number, text: string): void => {
    response.writeHead(status, headersOf({ type: 'text/plain; charset=utf-8', policy: "default-src 'none'" }));
    response.end(method === 'HEAD' ? undefined : `${text}\n`);
  };
  if (!OWN_NAMES.includes((headers.host ?? '').replace(/:\d+$/, ''))) return plain(421, 'not the server of that name');
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'this server only answers questions');
  try {
    if (!URL.canParse(url, `http://${HOST}/`)) throw new NotFound(`there is no ${url}`);
    const answer = await site(new URL(url, `http://${HOST}/`));
    response.writeHead(200, headersOf(answer));
    response.end(method === 'HEAD' ? undefined : answer.body);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    plain(404, error.message);
  }
}

function headersOf({ type, policy }: Pick<Answer, 'type' | 'policy'>): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=()',
  };
}
