import Foundation
import SQLite3
import Testing

/// Database files, as apps read and write them with functions of SQLite.
struct DatabaseTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).sqlite")

  /// Runs statements on the database, and returns the first column of the rows.
  private func run(_ statements: String) throws -> [String] {
    var database: OpaquePointer?
    try #require(sqlite3_open(file.path, &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    var rows: [String] = []
    let result = withUnsafeMutablePointer(to: &rows) { rows in
      sqlite3_exec(
        database, statements,
        { rows, count, values, _ in
          let text = values?[0].map { String(cString: $0) } ?? "nil"
          rows?.assumingMemoryBound(to: [String].self).pointee.append(text)
          return 0
        }, rows, nil)
    }
    try #require(result == SQLITE_OK, "\(String(cString: sqlite3_errmsg(database)))")
    return rows
  }

  /// Runs statements with another program, and returns the first column of the rows.
  private func runElsewhere(_ statements: String...) throws -> String {
    let script = """
      import sqlite3, sys
      database = sqlite3.connect(sys.argv[1])
      for statement in sys.argv[2:]:
        for row in database.execute(statement): print(row[0])
      database.commit()
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, file.path] + statements
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  @Test func otherProgramsReadTheFile() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try run("CREATE TABLE city (name TEXT); INSERT INTO city VALUES ('Łódź'), ('Zürich')")
    #expect(try runElsewhere("SELECT name FROM city ORDER BY rowid") == "Łódź\nZürich\n")
  }

  @Test func filesOfOtherProgramsAreRead() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try runElsewhere("CREATE TABLE city (name TEXT)", "INSERT INTO city VALUES ('Bergen')")
    #expect(try run("SELECT name FROM city") == ["Bergen"])
  }

  /// Apps and libraries use these parts of SQLite, which are in the library of iOS, too.
  @Test(arguments: [
    ("SELECT json_extract('{\"a\": [1, 2]}', '$.a[1]')", "2"),
    (
      "CREATE VIRTUAL TABLE note USING fts5(text); INSERT INTO note VALUES ('red apples');"
        + "SELECT text FROM note WHERE note MATCH 'apples'", "red apples"
    ),
    (
      "CREATE VIRTUAL TABLE page USING fts4(text); INSERT INTO page VALUES ('red plums');"
        + "SELECT text FROM page WHERE page MATCH 'plum*'", "red plums"
    ),
    (
      "CREATE VIRTUAL TABLE area USING rtree(id, low, high); INSERT INTO area VALUES (7, 1, 3);"
        + "SELECT id FROM area WHERE low < 2", "7"
    ),
    ("SELECT sum(x) OVER (ORDER BY x) FROM (SELECT 5 AS x)", "5"),
  ])
  func searchesAndJSONWork(_ statements: String, result: String) throws {
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try run(statements) == [result])
  }

  @Test func theHeaderIsThatOfTheLibrary() {
    #expect(String(cString: sqlite3_libversion()) == SQLITE_VERSION)
    #expect(sqlite3_threadsafe() != 0)
  }
}
