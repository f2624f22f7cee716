import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'storybook/preview-api';

/**
 * The toolbar's choice of language: `globals.language`, 'es' or 'en'. The kit's stories bring their
 * own words; stories of whole screens read it. The direction of the text is a choice of its own.
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
  direction: {
    description: 'Direction of the text',
    defaultValue: 'ltr',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

/** Sets language and direction for browser and screen reader: of the page, or of the story on an English docs page. */
export const withLanguage: Decorator = (Story, { globals, viewMode }) => {
  const language: string = globals['language'];
  const direction: string = globals['direction'];
  const isPage = viewMode === 'story';
  useEffect(() => {
    if (!isPage) return;
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [isPage, language, direction]);
  return isPage ? (
    <Story />
  ) : (
    <div lang={language} dir={direction}>
      <Story />
    </div>
  );
};
