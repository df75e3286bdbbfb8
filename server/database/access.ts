/**
 * What a process is to the data. `serve`: a server, which owns them and brings the tables up to date.
 * `restore`: replaces them, alone. `visit`: a short write beside the servers. `read`: reads beside them.
 */
export type Access = 'serve' | 'restore' | 'visit' | 'read';
