export { CategoriesScreen as Component } from '../features/catalogue/browse/CategoriesScreen.tsx';
