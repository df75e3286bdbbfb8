import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { NewVersionNotice } from './app/new-version-notice.tsx';
import { registerServiceWorker } from './app/register-service-worker.ts';
import './ui/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <NewVersionNotice />
    <App />
  </StrictMode>,
);
registerServiceWorker();
