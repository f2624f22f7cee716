export { historyRows } from './historyRows.ts';
export type { HistoryField, HistoryMapping, HistoryTable } from './historyTable.ts';
export { type ImportedHistory, importHistory } from './importHistory.ts';
export { readHistoryFile } from './readHistoryFile.ts';
