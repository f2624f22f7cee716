import { importCourses } from '@aulario/typesense';
import { readChosenCatalogue } from './chosenCatalogue.ts';

const { TYPESENSE_URL: url, TYPESENSE_ADMIN_KEY: adminKey } = process.env;

if (!url || !adminKey) {
  console.error('Set TYPESENSE_URL and TYPESENSE_ADMIN_KEY: the server, and a key that may write.');
  process.exit(1);
}

const { courses } = await readChosenCatalogue();
const imported = await importCourses([...courses], { url, adminKey });
console.log(`${imported} courses on ${url}`);
