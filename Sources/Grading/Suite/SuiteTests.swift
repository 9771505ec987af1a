import AppBuilder
import Foundation
import Reports
import Safeguards
import TestRuns

/// A teacher's tests, which are built with each submission instead of its own tests.
package struct SuiteTests: Sendable {
  /// The maximum size of a file, in bytes.
  private static let mostBytes = 4 << 20

  /// The files.
  let files: AddedTests
  /// The tests that the files declare, in the order in which they run.
  let planned: [ReportedRun]
  /// The words in the files.
  private let words: Set<Substring>

  /// Reads the Swift files in the folders `Tests` and `UITests` of a suite.
  ///
  /// The result is `nil` if there are none.
  /// - Throws: `FileFailure`, or `BuildFailure` if the files can't be read as Swift.
  init?(_ suite: URL) async throws {
    files = AddedTests(
      unit: Self.files(in: suite.appendingPathComponent(AddedTests.unitTests)),
      ui: Self.files(in: suite.appendingPathComponent(AddedTests.uiTests)))
    guard !files.isEmpty else { return nil }
    planned = try await files.declared(in: suite).flatMap { target in
      target.tests.map { ReportedRun(planned: $0, of: target.target) }
    }
    var words: Set<Substring> = []
    for file in files.unit + files.ui {
      let text = try InputFile.text(of: file, atMost: Self.mostBytes)
      words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }
    self.words = words
  }

  /// Whether the files declare all tests.
  ///
  /// Tests that use Swift Testing can have names that are known only when they run.
  var areAllDeclared: Bool { !words.contains("Testing") }

  /// Returns whether the files declare a test.
  ///
  /// An app, which shares a process with unit tests, could invent others.
  func has(_ run: ReportedRun) -> Bool {
    if planned.contains(where: { $0.fullName == run.fullName }) { return true }
    let path = run.suite.split(separator: "/").dropFirst() + [run.name.prefix { $0 != "(" }]
    return !areAllDeclared && path.allSatisfy { words.contains($0) }
  }

  private static func files(in folder: URL) -> [URL] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      folder.appendingPathComponent($0)
    }
  }
}
