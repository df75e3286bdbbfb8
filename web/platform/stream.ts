type StreamEvents = {
  readonly onOpen: () => void;
  readonly onMessage: (text: string) => void;
  readonly onError: () => void;
};

export type OpenStream = (path: string, events: StreamEvents) => () => void;

/** Opens server-sent events. It is closed at the first error, because the browser's own reconnecting ends after one 503. */
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
