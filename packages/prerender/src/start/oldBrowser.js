// biome-ignore-all lint: browsers of any age must parse this file, so it keeps to ES5.

// Inlined in every page as it is. Where a browser lacks what the application needs, marks the page, which
// then shows #old-browser and starts nothing else.
(function () {
  function isSupported() {
    try {
      new RegExp('(?<=a)b');
      new RegExp('[a--b]', 'v');
      new DecompressionStream('deflate-raw');
      return (
        typeof BroadcastChannel === 'function' &&
        typeof Promise.withResolvers === 'function' &&
        typeof Map.groupBy === 'function' &&
        typeof Object.groupBy === 'function' &&
        typeof Array.prototype.toSpliced === 'function' &&
        typeof URL.canParse === 'function' &&
        typeof AbortSignal.any === 'function' &&
        typeof HTMLElement.prototype.showPopover === 'function' &&
        typeof HTMLDialogElement.prototype.showModal === 'function' &&
        CSS.supports('selector(:has(a))') &&
        CSS.supports('grid-template-rows', 'subgrid') &&
        CSS.supports('container-type', 'inline-size')
      );
    } catch (error) {
      return false;
    }
  }

  var page = document.documentElement;
  if (isSupported()) return;
  page.setAttribute('data-unsupported', '');
  // Without the application no search answers: its courses would be those of the page.
  if (page.hasAttribute('data-searched') && /[?&]\w+=[^&]/.test(location.search))
    page.setAttribute('data-outdated', 'search');
  document.addEventListener('DOMContentLoaded', function () {
    document.getElementById('old-browser').removeAttribute('hidden');
  });
})();
