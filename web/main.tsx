import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadLanding } from './app/app.tsx';
import { registerServiceWorker } from './app/service-worker-client/register-service-worker.ts';
import './ui/theme/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const isDrawn = root.hasChildNodes();
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <App isDrawn={isDrawn} />
    </StrictMode>,
  );
// A drawn landing page stays until the same one can answer.
if (isDrawn) loadLanding().then(draw, draw);
else draw();
registerServiceWorker();
