import Foundation

/// Tests from outside a project that replace the project's own tests in a build with its app.
package struct AddedTests: Codable, Equatable, Sendable {
  /// The target name for the tests that run in the app's process.
  package static let unitTests = "Tests"
  /// The target name for the UI tests.
  package static let uiTests = "UITests"

  /// The Swift files of the tests that run in the app's process.
  package var unit: [URL]
  /// The Swift files of the UI tests.
  package var ui: [URL]

  /// Creates a set of tests from files.
  package init(unit: [URL], ui: [URL]) {
    self.unit = unit
    self.ui = ui
  }

  /// Whether there are no tests.
  package var isEmpty: Bool { unit.isEmpty && ui.isEmpty }

  /// Returns the tests that the files declare.
  ///
  /// The files are read in a separate process.
  /// - Parameter folder: The folder that contains the files, for error messages.
  /// - Throws: `BuildFailure` if a file can't be read.
  package func declared(in folder: URL) async throws -> [DeclaredTests] {
    try await BuildProcess().declared(in: self, folder: folder)
  }
}
