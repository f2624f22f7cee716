import { expect, it } from 'vitest';
import { read, trackedFiles } from './repository.ts';
import { silentCatches } from './silentCatches.ts';

it.each([
  'try {\n  go();\n} catch {\n  return null;\n}',
  'try {\n  go();\n} catch {}',
  'try {\n  go();\n} catch (error) {}',
  'try {\n  go();\n} catch (error) {\n}',
  'go().catch(() => undefined);',
  'go().catch(() => {});',
  'go().catch((_) => null);',
  'go().catch(async () => null);',
  'go().catch(\n  () => null,\n);',
  'go().catch(ignore);',
  '// Another statement.\nstart();\n\ngo().catch(() => undefined);',
])('finds %j', (source) => {
  expect(silentCatches(source)).toHaveLength(1);
});

it.each([
  'try {\n  go();\n} catch {\n  // Without storage nothing was kept.\n  return null;\n}',
  '// The request that waits for it reports the failure.\ngo().catch(() => undefined);',
  '// In advance only.\ncatalogue\n  .search(query)\n  .catch(() => undefined);',
  'go().catch(report);',
  'go().catch((error) => report(error));',
  'try {\n  go();\n} catch (error) {\n  report(error);\n}',
])('takes %j', (source) => {
  expect(silentCatches(source)).toEqual([]);
});

it('finds none in what ships or builds', () => {
  const files = trackedFiles('*.ts', '*.tsx').filter(
    (file) => !/\.test\.|\.stories\.|\/e2e\/|\/testing\//.test(file),
  );
  const silent = files.flatMap((file) =>
    silentCatches(read(file)).map((line) => `${file}:${line}`),
  );
  expect(silent).toEqual([]);
});
