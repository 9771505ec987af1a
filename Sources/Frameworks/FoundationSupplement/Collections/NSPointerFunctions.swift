import Foundation

/// The memory management and comparison of objects in a collection.
///
/// Follows <https://developer.apple.com/documentation/foundation/nspointerfunctions>.
open class NSPointerFunctions: NSObject {
  /// Options for the memory management and comparison of objects.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nspointerfunctions/options>.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates a set of options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Holds strong references to objects.
    public static let strongMemory = Options([])
    /// Holds weak references to objects.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Compares objects for equality.
    public static let objectPersonality = Options([])
    /// Compares objects by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Stores copies of objects.
    public static let copyIn = Options(rawValue: 1 << 16)
  }

  let options: Options

  /// Creates pointer functions with options.
  public init(options: Options = []) {
    self.options = options
  }
}

extension NSPointerFunctions.Options {
  var isWeak: Bool { contains(.weakMemory) }

  private var comparesObjects: Bool { !contains(.objectPointerPersonality) }

  /// Returns the hash of an object.
  func hash(_ object: AnyObject) -> Int {
    comparesObjects
      ? (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue
      : ObjectIdentifier(object).hashValue
  }

  /// Returns whether two objects are considered the same.
  func areSame(_ one: AnyObject, _ other: AnyObject) -> Bool {
    one === other || comparesObjects && (one as? NSObject)?.isEqual(other) == true
  }

  /// Returns the object to store in place of an added object.
  func kept(_ object: AnyObject) -> AnyObject {
    guard contains(.copyIn), let copyable = object as? any NSCopying else { return object }
    return copyable.copy(with: nil) as AnyObject
  }
}
