type StreamSigns = {
  readonly onOpen: () => void;
  readonly onMessage: (text: string) => void;
  readonly onError: () => void;
};

export type OpenStream = (path: string, signs: StreamSigns) => () => void;

/** The browser's own way to come again is given up at the first error: it ends after one 503. */
export const openStream: OpenStream = (path, { onOpen, onMessage, onError }) => {
  const source = new EventSource(path);
  source.onopen = onOpen;
  source.onmessage = ({ data }) => onMessage(String(data));
  source.onerror = () => {
    source.close();
    onError();
  };
  return () => source.close();
};
