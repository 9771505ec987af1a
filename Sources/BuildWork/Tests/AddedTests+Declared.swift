import AppBuilder
import Foundation

extension AddedTests {
  /// Returns the tests that the files declare, independent of the app under test.
  /// - Throws: `BuildFailure` if a file can't be read.
  func declared(watch: SourceWatch) throws -> [DeclaredTests] {
    try [
      (Self.unitTests, unit, ModuleRole.tests(.app)), (Self.uiTests, ui, .tests(.outside)),
    ].filter { !$0.1.isEmpty }.map { target, files, role in
      let sources = try files.enumerated().map {
        try SourceFile($0.element, index: $0.offset, watch: watch)
      }
      let registration = TestRegistration(
        index: DeclarationIndex(files: sources, conditions: Self.conditions, watch: watch),
        target: target, role: role)
      let functions = TestFunctions(in: sources, Self.conditions)
      return DeclaredTests(target: target, tests: registration.declared + functions.declared)
    }
  }

  /// The conditions for a debug build of an app with the current Swift version and only modules
  /// that are available on iOS.
  private static var conditions: BuildConditions {
    BuildConditions(
      names: ["DEBUG"], swiftVersion: "5", canImport: { SystemModules.isOnPhones($0) ?? false })
  }
}
