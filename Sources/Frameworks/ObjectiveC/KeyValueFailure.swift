import AppRuntime
import Foundation

/// The handling of a key that an object doesn't have, or of a value that doesn't fit. It ends the
/// app, as on iOS, unless it happens while a storyboard is being read.
package enum KeyValueFailure {
  @MainActor private static var caught: [any Error]?

  /// - Throws: The first failure that happens.
  @MainActor package static func catching(_ body: () -> Void) throws {
    let outer = caught
    caught = []
    defer { caught = outer }
    body()
    if let first = caught?.first { throw first }
  }

  /// Reports a failure.
  package static func fail(_ error: any Error) {
    guard MainQueue.isCurrent else { fatalError("\(error)") }
    MainActor.assumeIsolated {
      if caught == nil { fatalError("\(error)") }
      caught?.append(error)
    }
  }

  /// Reports a key that an object doesn't have.
  package static func failUndefined(_ key: String, of object: AnyObject) {
    fail(ObjCRuntime.Failure.undefinedKey(key, class: TypeName.short(type(of: object))))
  }
}
