const newsWords = new Set(
  [
    'nuevo nueva nuevos nuevas novedad novedades reciente recientes',
    'oferta ofertas rebaja rebajas rebajado rebajados bajada bajadas descuento descuentos',
    'new newest news deal deals offer offers sale sales discount discounts cheaper',
  ]
    .join(' ')
    .split(' '),
);

/** Words that say no more of what is searched for. */
const besides = new Set('curso cursos course courses los las the de of en in y and'.split(' '));

/** Whether a search asks for nothing but what is new or cheaper: 'ofertas', 'cursos nuevos'. */
export function namesNews(typed: string): boolean {
  const words = (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !besides.has(word),
  );
  return words.length > 0 && words.every((word) => newsWords.has(word));
}
