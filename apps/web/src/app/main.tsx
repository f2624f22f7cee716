import '@aulario/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { readLanguage } from '../features/language/language.ts';
import { languageOfLink } from '../features/language/languageOfLink.ts';
import { loadMessages } from '../features/language/messages.ts';
import { App } from './App.tsx';
import { createServices } from './createServices.ts';
import { reloadAfterDeploy } from './reloadAfterDeploy.ts';
import { createRoutes } from './routes.tsx';

reloadAfterDeploy(window);

const services = createServices();
const router = createBrowserRouter(createRoutes(services));

async function initialTexts() {
  const language = readLanguage(services.storage, languageOfLink(window.location));
  try {
    return { language, messages: await loadMessages[language]() };
  } catch {
    return { language: 'es' as const, messages: await loadMessages.es() };
  }
}

async function start() {
  const texts = await initialTexts();
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root.');
  createRoot(root).render(
    <StrictMode>
      <App router={router} services={services} {...texts} />
    </StrictMode>,
  );
}

void start();
