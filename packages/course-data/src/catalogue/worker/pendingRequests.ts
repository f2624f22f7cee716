import { type CatalogueRequests, type RequestKind, requestKinds } from '../port/catalogue.ts';
import type { CatalogueError } from '../port/catalogueError.ts';
import { type FromWorker, readError } from './protocol.ts';

/** The requests that a worker has not answered yet, by kind and id. */
export type PendingRequests = {
  [Kind in RequestKind]: Map<number, PromiseWithResolvers<CatalogueRequests[Kind]['answer']>>;
};

export const noPendingRequests = (): PendingRequests =>
  // One map for each kind.
  Object.fromEntries(requestKinds.map((kind) => [kind, new Map()])) as PendingRequests;

/** Settles the request that a message answers; ignores answers to aborted requests. */
export function settleRequest<Kind extends RequestKind>(
  pending: PendingRequests,
  message: Extract<FromWorker<Kind>, { type: 'answer' | 'error' }>,
): void {
  const ofKind = pending[message.kind];
  const request = ofKind.get(message.id);
  ofKind.delete(message.id);
  if (message.type === 'answer') request?.resolve(message.value);
  else request?.reject(readError(message.error));
}

export function rejectRequests(pending: PendingRequests, error: CatalogueError): void {
  for (const requests of Object.values(pending)) {
    for (const { reject } of requests.values()) reject(error);
    requests.clear();
  }
}
