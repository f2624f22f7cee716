/**
 * The script of the bookmarklet. On a platform's page it reads the JSON-LD and opens Aulario with
 * it in the fragment, which is not sent to a server.
 */
export const bookmarklet = (addAddress: string): string =>
  `javascript:(()=>{const d=document,l=d.querySelector('link[rel=canonical]'),p={url:l?l.href:location.href,title:d.title,ld:[...d.querySelectorAll('script[type="application/ld+json"]')].map(s=>s.textContent).slice(0,20)};open(${JSON.stringify(addAddress)}+'#'+encodeURIComponent(JSON.stringify(p)))})()`;
