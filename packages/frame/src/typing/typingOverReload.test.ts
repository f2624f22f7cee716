// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isTypingKept, keepTyping, restoreTyping, watchTyping } from './typingOverReload.ts';

const form = `
  <label>Correo <input name="email"></label>
  <label>Contraseña <input name="password" type="password"></label>
  <input aria-label="Nota"><input aria-label="Nota">
  <textarea name="text"></textarea>
  <select name="level"><option>A</option><option>B</option></select>`;

const show = () => {
  document.body.innerHTML = form;
};

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
const values = () => fields().map(({ value }) => value);
const fill = (texts: readonly string[]) => {
  for (const [place, field] of fields().entries()) field.value = texts[place] ?? '';
};

const typed = ['lucia@', 'secreto', '', 'otra', 'dos\nlíneas', 'B'];
const restored = ['lucia@', '', '', 'otra', 'dos\nlíneas', 'B'];

const input = (selector: string) => {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field === null) throw new Error(`There is no ${selector}.`);
  return field;
};

/** As a reader changes a field. */
function type(selector: string, value: string) {
  const field = input(selector);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The page as it was when its build was replaced, and after the reload. */
function reloadWith(before: string, change: () => void, after = before) {
  document.body.innerHTML = before;
  change();
  keepTyping(window);
  document.body.innerHTML = after;
  restoreTyping(window);
}

watchTyping(document);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

it('types again what was typed, as the reader does, but no password', () => {
  show();
  fill(typed);
  keepTyping(window);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secreto');
  show();
  const listener = vi.fn();
  for (const type of ['input', 'change']) document.body.addEventListener(type, listener);
  restoreTyping(window);
  expect(values()).toEqual(restored);
  expect(listener).toHaveBeenCalledTimes(4);
});

it('brings nothing back, and does not fail, where the browser refuses its storage', () => {
  show();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  expect(() => restoreTyping(window)).not.toThrow();
});

it('waits for fields that come later', async () => {
  show();
  fill(typed);
  keepTyping(window);
  document.body.replaceChildren();
  restoreTyping(window);
  show();
  await vi.waitFor(() => expect(values()).toEqual(restored));
});

it('restores once, and only at the same address', () => {
  show();
  fill(typed);
  keepTyping(window);
  history.replaceState(null, '', '/other');
  show();
  restoreTyping(window);
  history.replaceState(null, '', '/');
  restoreTyping(window);
  expect(values()).toEqual(['', '', '', '', '', 'A']);
  expect(isTypingKept(sessionStorage)).toBe(false);
});

describe('what the reader has changed is there again', () => {
  const ticks = `
    <label><input type="checkbox" id="a">Gratis</label>
    <label><input type="checkbox" id="b" checked>Avisar</label>
    <label><input type="checkbox" id="c" checked>Sin cambios</label>`;
  const weight = (legend: string, name: string) =>
    `<fieldset><legend>${legend}</legend>${['Nada', 'Poco', 'Mucho']
      .map((step) => `<label><input type="radio" name="${name}">${step}</label>`)
      .join('')}</fieldset>`;

  it('ticks, and ticks that were taken away', () => {
    const listener = vi.fn();
    document.addEventListener('change', listener);
    reloadWith(ticks, () => {
      input('#a').click();
      input('#b').click();
      listener.mockClear();
    });
    document.removeEventListener('change', listener);
    expect(['#a', '#b', '#c'].map((id) => input(id).checked)).toEqual([true, false, true]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('but no tick that the page has changed by itself, or remembers', () => {
    reloadWith(
      ticks,
      () => {
        input('#c').checked = false;
        input('#a').click();
      },
      ticks.replace('id="a"', 'id="a" checked'),
    );
    expect(['#a', '#b', '#c'].map((id) => input(id).checked)).toEqual([true, true, true]);
  });

  it('radios, in their own group, whatever its name is after the reload', () => {
    const page = (names: readonly string[]) =>
      weight('Precio', names[0] ?? '') + weight('Horas', names[1] ?? '');
    reloadWith(
      page(['_r_1_', '_r_2_']),
      () => input('fieldset:nth-of-type(2) label:nth-of-type(3) input').click(),
      page(['_r_8_', '_r_9_']),
    );
    expect(
      [...document.querySelectorAll<HTMLInputElement>('input')].map(({ checked }) => checked),
    ).toEqual([false, false, false, false, false, true]);
  });

  it('a choice, once it is offered', async () => {
    const select = (options: string) => `<select name="list">${options}</select>`;
    const all = '<option>Carrito</option><option>Verano</option>';
    reloadWith(select(all), () => type('select', 'Verano'), select('<option>Carrito</option>'));
    expect(input('select').value).toBe('Carrito');
    document.body.innerHTML = select(all);
    await vi.waitFor(() => expect(input('select').value).toBe('Verano'));
  });

  it('a field that was emptied, and no field that the page had not filled in yet', () => {
    const named = '<input name="name" value="Lucía"><input name="q" value="python">';
    reloadWith(named.replace('python', ''), () => type('[name=name]', ''), named);
    expect(values()).toEqual(['', 'python']);
  });

  it('a range, a date, a time and a color', () => {
    const kinds = ['range', 'date', 'time', 'color', 'number'];
    const typedIn = ['70', '2026-11-28', '07:15', '#102030', '12.5'];
    reloadWith(kinds.map((kind) => `<input type="${kind}" name="${kind}">`).join(''), () => {
      for (const [index, kind] of kinds.entries()) type(`[name=${kind}]`, typedIn[index] ?? '');
    });
    expect(values()).toEqual(typedIn);
  });

  it('no password, although it is shown', () => {
    const shown = '<input name="password" type="text" autocomplete="new-password">';
    reloadWith(shown, () => type('input', 'secreto'));
    expect(values()).toEqual(['']);
  });
});

describe('in a dialog that was open', () => {
  const dialog = (title: string) =>
    `<dialog aria-labelledby="t"><h2 id="t">${title}</h2><label>Nota<input value="vieja"></label></dialog>`;
  const lose = () => {
    vi.useFakeTimers();
    reloadWith(dialog('Curso A'), () => type('input', 'una nota larga'), '');
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
  };

  it('a note waits until the reader opens it again, however late', async () => {
    lose();
    document.body.innerHTML = dialog('Curso A');
    await vi.waitFor(() => expect(values()).toEqual(['una nota larga']));
  });

  it('a note is not put into the dialog of something else, nor at another address', async () => {
    lose();
    document.body.innerHTML = dialog('Curso B');
    await Promise.resolve();
    expect(values()).toEqual(['vieja']);
    history.replaceState(null, '', '/?view=x');
    document.body.innerHTML = dialog('Curso A');
    await Promise.resolve();
    expect(values()).toEqual(['vieja']);
    history.replaceState(null, '', '/');
    document.body.innerHTML = dialog('Curso A');
    await vi.waitFor(() => expect(values()).toEqual(['una nota larga']));
  });

  it('what only the page had filled in is not brought back later', async () => {
    vi.useFakeTimers();
    reloadWith(dialog('Curso A'), () => undefined, '');
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    document.body.innerHTML = dialog('Curso A').replace('vieja', 'nueva');
    await Promise.resolve();
    expect(values()).toEqual(['nueva']);
  });
});
