export { CategoriesScreen as Component } from './browse/CategoriesScreen.tsx';
