import DeviceProtocol
import Foundation
import Sandbox
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Builds and runs a small app.
enum AppFixture {
  /// Returns the output of an app whose statements can call the same functions as generated code.
  static func run(
    _ statements: String, with files: [String: String], settings: [String: Any] = [:],
    system: SystemChoice = .oldest, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [String] {
    var files = files
    files["main.swift"] = prelude + "MainActor.assumeIsolated {\n\(statements)\n}\n"
    return try await run(
      files, settings: settings, system: system, sourceLocation: sourceLocation)
  }

  /// Returns the output of an app.
  static func run(
    _ files: [String: String], settings: [String: Any] = [:], system: SystemChoice = .oldest,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [String] {
    let fixture = try ProjectFixture(files)
    fixture.settings.merge(settings) { $1 }
    fixture.system = system
    do {
      let app = try await fixture.build()
      let result = try await ConfinedProgram.run(app.executable, [])
      #expect(result.status == 0, "\(result.output)", sourceLocation: sourceLocation)
      return result.output.split(separator: "\n").map(String.init)
    } catch let failure as BuildFailure {
      Issue.record("\(failure)", sourceLocation: sourceLocation)
      return []
    }
  }

  /// The start of a `main.swift` that accesses members by name.
  private static let prelude = """
    import UIKit
    _quinceRegisterClasses()
    @MainActor func perform(_ name: String, _ object: AnyObject, _ arguments: Any?...) {
      do {
        if let result = try ObjCRuntime.perform(Selector(name), on: object, with: arguments) {
          print(result)
        }
      } catch { print(error) }
    }
    @MainActor func set(_ key: String, _ object: AnyObject, _ value: Any?) {
      do { try ObjCRuntime.setValue(value, forKey: key, on: object) } catch { print(error) }
    }
    @MainActor func get(_ key: String, _ object: AnyObject) {
      do { print(try ObjCRuntime.value(forKey: key, of: object) ?? "nil") } catch { print(error) }
    }

    """

  /// Returns the errors of an app that doesn't build.
  static func errors(
    _ files: [String: String], settings: [String: Any] = [:], system: SystemChoice = .oldest
  ) async throws -> [Diagnostic] {
    let fixture = try ProjectFixture(files)
    fixture.settings.merge(settings) { $1 }
    fixture.system = system
    return try await fixture.failure().filter { $0.severity == .error }
  }
}
