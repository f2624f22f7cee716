import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { drawn } from './drawn.ts';

// Apart from the icons of every screen, since few screens load these.

export const DownloadIcon = drawn(Download);
/** A name or text to change. */
export const EditIcon = drawn(Pencil);
export const PrintIcon = drawn(Printer);
