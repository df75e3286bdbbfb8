-- The tables of a backup of Loop, user_version 25, with the same habits as loop-new.
PRAGMA user_version = 25;
CREATE TABLE android_metadata (locale TEXT);
CREATE TABLE Habits (id integer primary key autoincrement, archived integer, color integer, description text,
  freq_den integer, freq_num integer, highlight integer, name text, position integer, reminder_hour integer,
  reminder_min integer, reminder_days integer not null default 127, type integer not null default 0,
  target_type integer not null default 0, target_value real not null default 0, unit text not null default "",
  question text, uuid text);
CREATE TABLE Repetitions (id integer primary key autoincrement, habit integer not null references habits(id),
  timestamp integer not null, value integer not null, notes text);
CREATE UNIQUE INDEX idx_repetitions_habit_timestamp ON Repetitions (habit, timestamp);
INSERT INTO Habits (id, archived, color, description, freq_den, freq_num, name, position, reminder_hour, reminder_min, type, target_type, target_value, unit, question, uuid) VALUES
  (14, 1, 3, '', 7, 3, '読書', 3, NULL, NULL, 0, 0, 0, '', '', 'd4'),
  (11, 0, 1, 'Ten minutes, eyes closed', 1, 1, 'Meditate', 0, 7, 5, 0, 0, 0, '', 'Did you sit today?', 'a1'),
  (12, 0, 2, '', 7, 1, 'Run', 1, NULL, NULL, 1, 0, 20.0, 'km', 'How far?', 'b2'),
  (13, 0, 2, '', 1, 1, 'Café, at most', 2, NULL, NULL, 1, 1, 2.0, 'cups', '', 'c3');
INSERT INTO Repetitions (habit, timestamp, value, notes) VALUES
  (11, 1794700800000, 2, ''),
  (11, 1794614400000, 3, 'Ill, in bed'),
  (11, 1794441600000, 2, 'Calm.
Longer than usual: "20 min"'),
  (11, 1794355200000, 0, ''),
  (11, 1767139200000, 2, NULL),
  (11, 1709164800000, 2, ''),
  (12, 1794700800000, 7500, ''),
  (12, 1794441600000, 12500, 'Along the river'),
  (12, 1794268800000, 3250, ''),
  (12, 1793750400000, 5000, ''),
  (13, 1794700800000, 2000, ''),
  (13, 1794614400000, 3000, ''),
  (13, 1794528000000, 0, ''),
  (14, 1683072000000, 2, ''),
  (14, 1682899200000, 2, '');
