export { CatalogueScreen as Component } from '../features/catalogue/CatalogueScreen.tsx';
