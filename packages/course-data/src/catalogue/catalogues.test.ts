import { describeCatalogue } from '../testing/catalogue/catalogueContract.ts';
import { withLatency } from '../testing/catalogue/withLatency.ts';
import { createMemoryCatalogue } from './memory/memoryCatalogue.ts';
import { createStaticCatalogue } from './static/createStaticCatalogue.ts';
import { hostCatalogue } from './static/testing/staticHost.ts';

describeCatalogue('memory', async (courses) => createMemoryCatalogue(courses));

describeCatalogue('static', async (courses) => {
  const { fetch } = await hostCatalogue(courses);
  return createStaticCatalogue({ baseUrl: '/catalogue/', fetch });
});

describeCatalogue('late', async (courses) =>
  withLatency(createMemoryCatalogue(courses), async () => undefined),
);
