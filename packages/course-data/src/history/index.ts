export {
  type BroughtHistory,
  bringHistory,
  type FindTwin,
  type HistoryRefusal,
} from './bringHistory.ts';
export { type HistoryRow, historyRows } from './historyRows.ts';
export type { HistoryField, HistoryMapping, HistoryTable } from './historyTable.ts';
export { readHistoryFile } from './readHistoryFile.ts';
