export { CategoryScreen as Component } from '../features/catalogue/browse/CategoryScreen.tsx';
