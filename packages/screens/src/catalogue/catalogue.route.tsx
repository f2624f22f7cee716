export { CatalogueScreen as Component } from './CatalogueScreen.tsx';
