import type { RecordScope } from '@aulario/local-data';
import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from './loadCode.ts';

/** What failed while it showed one stored record; its message and cause are those of the failure. */
export class BrokenRecordError extends Error {
  override readonly name = 'BrokenRecordError';
  readonly record: RecordScope;

  constructor(cause: unknown, record: RecordScope) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.record = record;
  }
}

interface RecordBoundaryProps {
  /** The record that the children show. */
  record: RecordScope;
  children: ReactNode;
}

/** Names the stored record whose rendering fails, so that it alone can be set aside. */
export class RecordBoundary extends Component<RecordBoundaryProps, { failure: unknown }> {
  override state = { failure: null };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    throw isOfRecord(failure) ? new BrokenRecordError(failure, this.props.record) : failure;
  }
}

/** Code that did not arrive is no fault of a record; and the innermost record is the broken one. */
const isOfRecord = (failure: unknown) =>
  !(failure instanceof ChunkLoadError) && !(failure instanceof BrokenRecordError);
