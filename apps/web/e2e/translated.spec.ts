import { sampleCourses } from '@aulario/course-data/testing';
import { translatePage } from '@aulario/dev-tools/translatePage';
import { createPoll, encodePollLink } from '@aulario/my-courses/poll';
import type { Page } from '@playwright/test';
import { application, hold } from './hold.ts';
import { follow, press, twinTest } from './states/twins.ts';
import {
  cards,
  cartLines,
  expect,
  newAddress,
  password,
  search,
  searchField,
  sendSignUp,
  test,
} from './visitor.ts';

const key = (name: string) => (page: Page) => page.keyboard.press(name);

/** Changes the language by the header's link, or the profile's button, and waits until it is shown. */
const speak = (language: 'EN English' | 'ES Español') => async (page: Page) => {
  const choices = page.getByRole('link', { name: language });
  await choices
    .or(page.getByRole('button', { name: language }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', language.slice(0, 2).toLowerCase());
};

/** Marks the first courses of a list by a key of the cards. */
const markFirst = (count: number, name: string) => async (page: Page) => {
  for (let place = 0; place < count; place++) {
    await cards(page).nth(place).getByRole('link').first().focus();
    await page.keyboard.press(name);
  }
};

twinTest('a course is added, taken out, saved and compared', async ({ twins }) => {
  await twins.goto('/course/udemy:5459964');
  await twins.act(press('Agregar al carrito'));
  await twins.act(press(/^Quitar del carrito/));
  await twins.act(press('Agregar al carrito'));
  await twins.act(press(/^Guardar/));
  await twins.act(press(/^Comparar/));
  await twins.act(speak('EN English'));
  await twins.act(speak('ES Español'));
});

twinTest('courses are searched, filtered, ordered, added and looked at', async ({ twins }) => {
  await twins.goto('/courses');
  await twins.act((page) => search(page, 'python'));
  await twins.act(press(/^Nivel/));
  await twins.act(async (page) => {
    const beginner = page.getByRole('checkbox', { name: /^Principiante/ });
    await page.locator('label', { has: beginner }).getByText('Principiante').first().click();
    await expect(page).toHaveURL(/level=beginner/);
  });
  await twins.act(key('Escape'));
  await twins.act(async (page) => {
    await page.getByLabel('Orden').selectOption({ label: 'Mejor valorados' });
    await expect(page).toHaveURL(/sort=rating/);
  });
  await twins.act(press(/^Agregar al carrito/));
  await twins.act(follow(/^Detalles: /));
  await twins.act(key('Escape'));
  await twins.act((page) => search(page, 'zzzzqqqq'));
  await twins.act((page) => search(page, 'guitarra'));
  await twins.act(speak('EN English'));
  await twins.act((page) => page.getByRole('combobox').first().fill('exc'));
  await twins.act(speak('ES Español'));
});

twinTest('courses are compared, saved, bought and told apart', async ({ twins }) => {
  await twins.goto('/courses?q=python&page=1');
  await twins.act(markFirst(3, 'c'));
  await twins.act(markFirst(2, 's'));
  await twins.act(follow(/^Comparar 3/));
  await twins.act(async (page) => {
    const weight = page.getByRole('slider').first();
    // Whatever lies over it: a toast may.
    await weight.press('End');
    await expect(weight).toHaveValue('3');
  });
  await twins.act(press(/^Quitar/));
  await twins.act(speak('EN English'));
  await twins.act(speak('ES Español'));
  await twins.act(press(/^Agregar al carrito/));
  await twins.act(follow(/^Carrito/));
  await twins.act(follow('Check out'));
  await twins.act((page) => page.getByRole('checkbox', { name: /^Ya lo tengo/ }).click());
  await twins.act(follow(/^Carrito/));
  await twins.act((page) => cartLines(page).first().getByRole('button').last().click());
  await twins.act((page) => page.getByRole('button', { name: 'Deshacer' }).last().click());
});

twinTest(
  'a user fails to log in, signs up, plans, changes the profile and leaves',
  async ({ twins }) => {
    await twins.goto('/login');
    await twins.act(press('Iniciar sesión'));
    await twins.act(async (page) => {
      await page.getByLabel('Correo electrónico').fill(newAddress());
      await page.getByLabel('Contraseña', { exact: true }).fill('no es la suya');
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    });
    await twins.act(speak('EN English'));
    await twins.act(speak('ES Español'));
    await twins.act(follow('Crear cuenta'));
    await twins.act(async (page) => {
      await page.getByLabel('Correo electrónico').fill(newAddress());
      await page.getByLabel('Contraseña', { exact: true }).fill(password);
      await sendSignUp(page);
      await expect(page).toHaveURL('/dashboard/home');
      await expect(cards(page)).toHaveCount(12);
    });
    await twins.act(press(/^Agregar al carrito/));
    await twins.act(press(/^Agregar al carrito/));
    await twins.act(follow(/^Plan/));
    await twins.act(async (page) => {
      await page.getByRole('spinbutton').first().fill('3');
      await page.keyboard.press('Tab');
    });
    await twins.act(follow(/^Perfil|^Tu perfil/));
    await twins.act(async (page) => {
      await page.getByLabel('Nombre', { exact: true }).fill('Otra');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(page.getByText('Perfil actualizado')).toBeVisible();
    });
    await twins.act(speak('EN English'));
    await twins.act(speak('ES Español'));
    await twins.act(async (page) => {
      await page.getByRole('button', { name: 'Eliminar la cuenta' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Contraseña actual', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Eliminar la cuenta' }).click();
      await expect(page).toHaveURL(/\/login/);
    });
  },
);

twinTest('a goal becomes a route and a plan, and a course is proposed', async ({ twins }) => {
  await twins.goto('/route');
  await twins.act(async (page) => {
    await page
      .getByLabel('Qué quieres aprender')
      .fill('Datos junior, 3 h a la semana, hasta marzo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Paso a paso' })).toBeVisible();
  });
  await twins.act(press('Incrustar'));
  await twins.act(key('Escape'));
  await twins.act(speak('EN English'));
  await twins.act(speak('ES Español'));
  await twins.act(async (page) => {
    await page.getByRole('button', { name: 'Convertir en plan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plan' })).toBeVisible();
  });
  await twins.goto('/courses?q=certificado+hasta+100+d%C3%B3lares');
  await twins.act(async (page) => {
    await page.getByRole('link', { name: /≤ 100 US\$ con certificado/ }).click();
    await expect(page).toHaveURL(/certified=/);
  });
  await twins.act(async (page) => {
    await searchField(page).fill('machin lerning');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=machin/);
    await expect(cards(page).first()).toContainText(/machine learning/i);
  });
  await twins.goto('/teach');
  await twins.act(async (page) => {
    await page.getByLabel('Dirección del curso').fill('https://www.edx.org/learn/python/a');
    await page.getByRole('button', { name: 'Ver el mensaje' }).click();
    await expect(page.getByRole('button', { name: 'Copiar el mensaje' })).toBeVisible();
  });
});

twinTest('one looks around without an account, shares, and comes back', async ({ twins }) => {
  await twins.goto('/courses/music');
  await twins.act(async (page) => {
    await press(/^Seguir/)(page);
    await expect(page.getByText(/^Lo sigues/).first()).toBeVisible();
  });
  await twins.act(follow('Categorías'));
  await twins.act(follow(/^Música/));
  await twins.act(follow(/^Detalles: /));
  await twins.act(press('Compartir'));
  await twins.act(key('Escape'));
  // What another tab adds comes as what another device adds.
  await twins.act(async (page) => {
    const other = await page.context().newPage();
    await other.goto('/courses');
    await press(/^Agregar al carrito/)(other);
    await expect(page.getByRole('link', { name: /^Carrito/ }).first()).toContainText('1');
    await other.close();
  });
  await twins.act(async (page) => {
    await page.context().setOffline(true);
    await expect(page.getByText('Sin conexión: ves lo que este navegador guarda.')).toBeVisible();
  });
  await twins.act((page) => page.context().setOffline(false));
  await twins.goto('/news');
  await twins.act(speak('EN English'));
  await twins.act(speak('ES Español'));
  await twins.act(follow('Ver los más recientes'));
});

twinTest('on a phone courses are filtered, listed, taken away and voted on', async ({ twins }) => {
  await twins.goto('/courses?q=python');
  await twins.act((page) => page.setViewportSize({ width: 390, height: 844 }));
  await twins.act(press(/^Filtros/));
  await twins.act(async (page) => {
    await page.getByRole('dialog').getByText('Gratis', { exact: true }).click();
    await expect(page).toHaveURL(/price=free/);
  });
  await twins.act(press(/^Ver \d+ cursos/));
  await twins.act(markFirst(2, 's'));
  await twins.act(follow(/^Guardados/));
  await twins.act(press('Lista nueva'));
  await twins.act(async (page) => {
    await page.getByLabel('Nombre de la lista').fill('Guitarra');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Guitarra' })).toBeVisible();
  });
  await twins.act((page) => page.locator('summary', { hasText: 'Copia de seguridad' }).click());
  await twins.act(async (page) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Guardar una tabla (CSV)' }).click();
    await download;
  });
  await twins.goto(
    `/letter#${await encodePollLink(createPoll('Python', sampleCourses.slice(0, 2), 0))}`,
  );
  await twins.act(async (page) => {
    await page.getByLabel('Tu nombre').fill('Ana');
    await page.getByRole('button', { name: 'Empezar a votar' }).click();
  });
  await twins.act((page) =>
    page
      .getByRole('group', { name: /^Tu voto/ })
      .first()
      .getByRole('button', { name: 'Sí' })
      .click(),
  );
});

const added = [/^Agregar al carrito/, /^Quitar del carrito/] as const;

for (const [address, name, after] of [
  ['/courses/music', ...added],
  ['/course/edx:python-aprender-a-programar/python-aprender-a-programar', ...added],
  ['/login', 'Mostrar la contraseña', 'Ocultar la contraseña'],
] as const) {
  test(`${address}, translated before the application has loaded, is taken over`, async ({
    page,
  }) => {
    const letGo = await hold(page, application);
    await page.goto(address);
    const title = await page.getByRole('heading', { level: 1 }).elementHandle();
    await page.evaluate(translatePage);
    await page.evaluate(() => {
      document.documentElement.lang = 'de';
    });
    await page.getByRole('button', { name }).first().click();
    letGo();
    await expect(page.getByRole('button', { name: after }).first()).toBeVisible();
    // It is hydrated, not rendered again.
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((now, before) => now === before, title)).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
}

test('a press on a translated link that lasts until the application has come is followed', async ({
  page,
}) => {
  const letGo = await hold(page, application);
  await page.goto('/news');
  await page.evaluate(translatePage);
  const link = page.getByRole('link', { name: 'EN English' }).first();
  // The translator's element, which the application takes away again.
  await link.locator('font').last().hover();
  await page.mouse.down();
  letGo();
  await expect(page.locator('#root')).not.toHaveAttribute('data-application');
  await page.mouse.up();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a search that is translated before the application has loaded is answered', async ({
  page,
}) => {
  const letGo = await hold(page, application);
  await page.goto('/courses');
  await page.evaluate(translatePage);
  await searchField(page).fill('guitarra');
  await page.keyboard.press('Enter');
  letGo();
  await expect(page).toHaveURL(/q=guitarra/);
  await expect.poll(() => page.title()).toContain('guitarra');
});
