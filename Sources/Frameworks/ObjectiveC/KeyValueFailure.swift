import AppRuntime
import Foundation

/// The handling of undefined keys and of values with the wrong type.
///
/// They end the app, as on iOS, except while a storyboard is being read.
package enum KeyValueFailure {
  @MainActor private static var caught: [any Error]?

  /// - Throws: The first failure.
  @MainActor package static func catching(_ body: () -> Void) throws {
    let outer = caught
    caught = []
    defer { caught = outer }
    body()
    if let first = caught?.first { throw first }
  }

  /// Reports a failure.
  package static func fail(_ error: any Error) {
    guard MainQueue.isCurrent else { stop(error) }
    MainActor.assumeIsolated {
      if caught == nil { stop(error) }
      caught?.append(error)
    }
  }

  private static func stop(_ error: any Error) -> Never {
    if case ObjCRuntime.Failure.undefinedKey = error { raise("NSUnknownKeyException", "\(error)") }
    raise("NSInvalidArgumentException", "\(error)")
  }

  /// Reports a key that an object doesn't define.
  package static func failUndefined(_ key: String, of object: AnyObject) {
    fail(ObjCRuntime.Failure.undefinedKey(key, class: TypeName.short(type(of: object))))
  }
}
