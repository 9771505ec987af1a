import Foundation
import SQLite3

/// Makes SQLite copy a text.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

/// The file with the entries.
final class Database {
  struct Failure: Error {
    let message: String
  }

  private var connection: OpaquePointer?

  init() throws {
    let folder = try FileManager.default.url(
      for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    let file = folder.appendingPathComponent("ledger.sqlite")
    try check(sqlite3_open_v2(file.path, &connection, flags, nil))
    try run("CREATE TABLE IF NOT EXISTS entry (id INTEGER PRIMARY KEY, title TEXT, amount REAL)")
  }

  deinit { sqlite3_close_v2(connection) }

  func add(_ title: String, _ amount: Double) throws {
    let statement = try prepare("INSERT INTO entry (title, amount) VALUES (?, ?)")
    defer { sqlite3_finalize(statement) }
    try check(sqlite3_bind_text(statement, 1, title, -1, transient))
    try check(sqlite3_bind_double(statement, 2, amount))
    try check(sqlite3_step(statement))
  }

  func delete(_ entry: Entry) throws {
    let statement = try prepare("DELETE FROM entry WHERE id = ?")
    defer { sqlite3_finalize(statement) }
    try check(sqlite3_bind_int64(statement, 1, entry.id))
    try check(sqlite3_step(statement))
  }

  func entries() throws -> [Entry] {
    let statement = try prepare("SELECT id, title, amount FROM entry ORDER BY amount DESC")
    defer { sqlite3_finalize(statement) }
    var entries: [Entry] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      entries.append(
        Entry(
          id: sqlite3_column_int64(statement, 0),
          title: String(cString: sqlite3_column_text(statement, 1)),
          amount: sqlite3_column_double(statement, 2)))
    }
    return entries
  }

  func run(_ command: String) throws {
    var message: UnsafeMutablePointer<CChar>?
    defer { sqlite3_free(message) }
    guard sqlite3_exec(connection, command, nil, nil, &message) == SQLITE_OK else {
      throw Failure(message: message.map { String(cString: $0) } ?? "")
    }
  }

  private func prepare(_ command: String) throws -> OpaquePointer? {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(connection, command, -1, &statement, nil))
    return statement
  }

  private func check(_ code: Int32) throws {
    guard code == SQLITE_OK || code == SQLITE_DONE else {
      throw Failure(message: String(cString: sqlite3_errmsg(connection)))
    }
  }
}
