/// <reference path="./lucide.d.ts" />

import Download from 'lucide/dist/esm/icons/download.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Printer from 'lucide/dist/esm/icons/printer.mjs';
import { drawn } from './drawn.tsx';

// Apart from the icons of every screen, since few screens load these.

export const DownloadIcon = /* @__PURE__ */ drawn(Download);
/** A name or text to change. */
export const EditIcon = /* @__PURE__ */ drawn(Pencil);
export const PrintIcon = /* @__PURE__ */ drawn(Printer);
