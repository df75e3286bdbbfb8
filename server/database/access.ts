/**
 * How a process uses the data. `serve`: a server, which brings the tables up to date. `restore`:
 * replaces all data, with no server running. `visit`: a short write beside the servers. `read`:
 * reads beside them.
 */
export type Access = 'serve' | 'restore' | 'visit' | 'read';
