import Foundation
internal import CDatabase

/// A connection to an SQLite database.
final class Database {
  /// A value in the database.
  enum Value: Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    /// The value as an integer.
    var integer: Int64? { if case .integer(let number) = self { number } else { nil } }

    /// The value as a number.
    var number: Double? {
      switch self {
      case .integer(let number): Double(number)
      case .real(let number): number
      default: nil
      }
    }

    /// The value as text.
    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  private let handle: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]
  /// The maximum number of prepared statements.
  private static let mostStatements = 200

  /// Opens a database, and creates it if it doesn't exist.
  /// - Parameter path: The path of the file, or `:memory:`.
  /// - Throws: `NSError`
  init(path: String, isReadOnly: Bool = false) throws {
    var opened: OpaquePointer?
    let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let status = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_FULLMUTEX, nil)
    guard status == SQLITE_OK, let opened else {
      sqlite3_close(opened)
      throw NSError(
        NSPersistentStoreOpenError, "The store couldn’t be opened.",
        [NSFilePathErrorKey: path, NSSQLiteErrorDomain: Int(status)])
    }
    handle = opened
    sqlite3_busy_timeout(handle, 5000)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Performs a statement without results.
  /// - Throws: `NSError`
  func run(_ sql: String, _ values: [Value] = []) throws {
    try rows(sql, values) { _ in }
  }

  /// Returns the rows that a query finds.
  /// - Throws: `NSError`
  func rows(_ sql: String, _ values: [Value] = []) throws -> [[Value]] {
    var rows: [[Value]] = []
    try self.rows(sql, values) { rows.append($0) }
    return rows
  }

  /// Calls a closure with each row that a query finds.
  /// - Throws: `NSError`
  func rows(_ sql: String, _ values: [Value] = [], _ use: ([Value]) throws -> Void) throws {
    let statement = try prepare(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1), of: statement) }
    let columns = sqlite3_column_count(statement)
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try use((0..<columns).map { Self.value($0, of: statement) })
      case SQLITE_DONE: return
      default: throw failure(sql)
      }
    }
  }

  /// Performs changes, all or none of which take effect.
  /// - Throws: `NSError`
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try run("SAVEPOINT changes")
    do {
      let result = try body()
      try run("RELEASE changes")
      return result
    } catch {
      try? run("ROLLBACK TO changes")
      try? run("RELEASE changes")
      throw error
    }
  }

  private func prepare(_ sql: String) throws -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    if statements.count >= Self.mostStatements {
      for statement in statements.values { sqlite3_finalize(statement) }
      statements = [:]
    }
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw failure(sql)
    }
    statements[sql] = prepared
    return prepared
  }

  private func bind(_ value: Value, at index: Int32, of statement: OpaquePointer) {
    // SQLite copies the bytes.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, number)
    case .real(let number): sqlite3_bind_double(statement, index, number)
    case .text(let text):
      sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copies)
    case .blob(let data):
      if data.isEmpty {
        sqlite3_bind_zeroblob(statement, index, 0)
      } else {
        _ = data.withUnsafeBytes {
          sqlite3_bind_blob(statement, index, $0.baseAddress, Int32($0.count), copies)
        }
      }
    }
  }

  private static func value(_ column: Int32, of statement: OpaquePointer) -> Value {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      .text(
        String(
          decoding: UnsafeBufferPointer(
            start: sqlite3_column_text(statement, column),
            count: Int(sqlite3_column_bytes(statement, column))), as: UTF8.self))
    case SQLITE_BLOB:
      .blob(
        sqlite3_column_blob(statement, column).map {
          Data(bytes: $0, count: Int(sqlite3_column_bytes(statement, column)))
        } ?? Data())
    default: .null
    }
  }

  private func failure(_ sql: String) -> NSError {
    let code = Int(sqlite3_extended_errcode(handle))
    return NSError(
      NSSQLiteError, "SQLite: \(String(cString: sqlite3_errmsg(handle)))",
      [NSSQLiteErrorDomain: code, "NSSQLiteErrorStatement": sql])
  }
}
