import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'storybook/preview-api';

/**
 * The toolbar's choice of language: `globals.language`, 'es' or 'en'. The kit's stories bring their
 * own words; stories of whole screens read it.
 */
export const languageToolbar = {
  language: {
    description: 'Language of the page, and of the words where a story has them in both',
    defaultValue: 'es',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: [
        { value: 'es', right: 'ES', title: 'Español' },
        { value: 'en', right: 'EN', title: 'English' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes'];

/** Tells browser and screen reader the language: of the page, or of the story on an English docs page. */
export const withLanguage: Decorator = (Story, { globals, viewMode }) => {
  const language: string = globals['language'];
  const isPage = viewMode === 'story';
  useEffect(() => {
    if (isPage) document.documentElement.lang = language;
  }, [isPage, language]);
  return isPage ? (
    <Story />
  ) : (
    <div lang={language}>
      <Story />
    </div>
  );
};
