import Foundation
import AppRuntime
import ObjectiveC
import UIKit

/// An object of the photo library, which never changes; a new fetch returns its new state.
///
/// Follows <https://developer.apple.com/documentation/photos/phobject>.
open class PHObject: NSObject, NSCopying, KeyValueCodable, ObjCKeyValueContainer,
  @unchecked Sendable
{
  /// The identifier of the object, which never changes.
  public let localIdentifier: String

  init(_ localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }

  /// Returns the object itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both objects have the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PHObject, type(of: other) == type(of: self) else { return false }
    return other.localIdentifier == localIdentifier
  }

  /// The hash of the identifier.
  open override var hash: Int { localIdentifier.hashValue }

  /// Returns the value of a property with one of the keys that predicates and sort descriptors use.
  ///
  /// Other keys raise an exception, as on iOS.
  package func value(forKey key: String) -> Any? {
    guard let value = fetchValue(forKey: key) else {
      raise("NSInvalidArgumentException", "Unsupported predicate or sort descriptor key: \(key)")
    }
    return value
  }

  /// Ends the app, because objects of the library can't be changed.
  package func setValue(_ value: Any?, forKey key: String) {
    raise("NSInternalInconsistencyException", "\(type(of: self)) can't be changed: \(key)")
  }

  /// Returns the value of a key, whose inner value is `nil` for a property without a value, or `nil`
  /// if there's no such key.
  func fetchValue(forKey key: String) -> Any?? {
    switch key {
    case "localIdentifier": .some(localIdentifier)
    case "self", "SELF": .some(self)
    default: nil
    }
  }

  /// Returns whether another object with the same identifier has the same properties.
  func isSame(as other: PHObject) -> Bool { true }

  /// Returns the object's state in the library, or `nil` if it's no longer there.
  func refreshed(from contents: LibraryContents) -> PHObject? { self }
}
