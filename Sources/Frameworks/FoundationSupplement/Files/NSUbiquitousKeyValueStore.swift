import Foundation
import Stubs

/// A store whose values a user's devices share. Here they stay on the device, in the app's own
/// defaults.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore>.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// Posted when another device has changed values, which never happens here.
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// The app's store.
  open class var `default`: NSUbiquitousKeyValueStore {
    Stub.ubiquitousStore.report()
    return shared
  }

  private static let shared = NSUbiquitousKeyValueStore()
  private static let key = "quince.ubiquitous"

  private var values: [String: Any] {
    get { UserDefaults.standard.dictionary(forKey: Self.key) ?? [:] }
    set { UserDefaults.standard.set(newValue, forKey: Self.key) }
  }

  /// All values by their keys.
  open var dictionaryRepresentation: [String: Any] { values }

  /// Returns the value for a key.
  open func object(forKey aKey: String) -> Any? { values[aKey] }

  /// Stores a value for a key; `nil` removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { values[aKey] = anObject }

  /// Stores a text for a key; `nil` removes it.
  open func set(_ aString: String?, forKey aKey: String) { values[aKey] = aString }

  /// Stores data for a key; `nil` removes it.
  open func set(_ aData: Data?, forKey aKey: String) { values[aKey] = aData }

  /// Stores an array for a key; `nil` removes it.
  open func set(_ anArray: [Any]?, forKey aKey: String) { values[aKey] = anArray }

  /// Stores a dictionary for a key; `nil` removes it.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { values[aKey] = aDictionary }

  /// Stores an integer for a key.
  open func set(_ value: Int64, forKey aKey: String) { values[aKey] = NSNumber(value: value) }

  /// Stores a number for a key.
  open func set(_ value: Double, forKey aKey: String) { values[aKey] = NSNumber(value: value) }

  /// Stores a Boolean value for a key.
  open func set(_ value: Bool, forKey aKey: String) { values[aKey] = NSNumber(value: value) }

  /// Removes the value for a key.
  open func removeObject(forKey aKey: String) { values[aKey] = nil }

  /// Returns the text for a key.
  open func string(forKey aKey: String) -> String? { values[aKey] as? String }

  /// Returns the array for a key.
  open func array(forKey aKey: String) -> [Any]? { values[aKey] as? [Any] }

  /// Returns the dictionary for a key.
  open func dictionary(forKey aKey: String) -> [String: Any]? { values[aKey] as? [String: Any] }

  /// Returns the data for a key.
  open func data(forKey aKey: String) -> Data? { values[aKey] as? Data }

  /// Returns the integer for a key, or 0.
  open func longLong(forKey aKey: String) -> Int64 {
    (values[aKey] as? NSNumber)?.int64Value ?? 0
  }

  /// Returns the number for a key, or 0.
  open func double(forKey aKey: String) -> Double { (values[aKey] as? NSNumber)?.doubleValue ?? 0 }

  /// Returns the Boolean value for a key, or `false`.
  open func bool(forKey aKey: String) -> Bool { (values[aKey] as? NSNumber)?.boolValue ?? false }

  /// Writes the values, which are always written.
  @discardableResult open func synchronize() -> Bool { true }
}
