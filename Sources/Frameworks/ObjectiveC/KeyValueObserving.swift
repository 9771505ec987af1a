import Foundation

/// The changes that an observer is notified of, and the values that the notifications contain.
///
/// Follows <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions>.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is notified immediately, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is also notified before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key for the type of change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places in a collection that changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the observer is notified before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The kinds of changes.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Objects were inserted into a collection.
  case insertion = 2
  /// Objects were removed from a collection.
  case removal = 3
  /// Objects of a collection were replaced.
  case replacement = 4
}

/// A change of a property that's observed by a key path.
public struct NSKeyValueObservedChange<Value> {
  /// The type of change.
  public typealias Kind = NSKeyValueChange

  /// The type of change.
  public let kind: Kind
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before the change, if it was asked for.
  public let oldValue: Value?
  /// The places in a collection that changed.
  public let indexes: IndexSet?
  /// Whether the observer is notified before the change.
  public let isPrior: Bool
}

/// An observation, which ends with this object.
public class NSKeyValueObservation: NSObject {
  private let observation: PropertyObservation

  init(_ observation: PropertyObservation) {
    self.observation = observation
  }

  deinit {
    PropertyObservers.shared.remove { $0 === observation }
  }

  /// Ends the observation.
  public func invalidate() {
    PropertyObservers.shared.remove { $0 === observation }
  }
}

/// An object that can be observed by key path.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure when a property changes, until the observation that's returned ends.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath, quinceKey: nil, options: options, changeHandler: changeHandler)
  }

  /// Does the same for a key path whose only property has a name that the builder knows.
  package func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, quinceKey key: String?,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = PropertyObservation(
      of: self as AnyObject, key: key,
      isDynamic: key.map { PropertyObservers.isDynamic($0, of: self as AnyObject) } ?? false
    ) { object in
      (object as? Self).map { $0[keyPath: keyPath] }
    } tell: { object, change in
      guard let object = object as? Self else { return }
      let (new, old) = (change.new as? Value, change.old as? Value)
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: change.kind,
          newValue: options.contains(.new) && !change.isPrior ? new : nil,
          oldValue: options.contains(.old) && !change.isInitial ? old : nil,
          indexes: change.indexes,
          isPrior: change.isPrior))
    }
    PropertyObservers.shared.add(observation, options)
    return NSKeyValueObservation(observation)
  }

  /// Notifies observers that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    PropertyObservers.shared.willChange(nil, of: self as AnyObject, isManual: true)
  }

  /// Notifies observers that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    PropertyObservers.shared.didChange(nil, of: self as AnyObject, isManual: true)
  }
}

/// Classes that apps can override these in declare them themselves.
///
/// Follows
/// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/key-value-coding>.
extension _KeyValueCodingAndObserving {
  /// Returns the value of the property with a key.
  public func value(forKey key: String) -> Any? {
    KeyValueCoding(self).value(forKey: key)
  }

  /// Sets the value of the property with a key.
  public func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding(self).setValue(value, forKey: key)
  }

  /// Returns the value of the property with a key path.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding(self).value(forKeyPath: keyPath)
  }

  /// Sets the value of the property with a key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding(self).setValue(value, forKeyPath: keyPath)
  }
}

/// Follows
/// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/key-value-observing>.
extension NSObject {
  /// Registers an observer for changes to the property at a key path; neither object is retained.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = PropertyObservation(
      of: self, key: keyPath.split(separator: ".").first.map(String.init),
      isDynamic: PropertyObservers.isDynamic(keyPath, of: self)
    ) { object in
      PropertyObservation.value(at: keyPath, of: object)
    } tell: {
      [weak observer] object, change in
      (observer as? any KeyValueObserver)?.observeValue(
        forKeyPath: keyPath, of: object, change: change.described(options), context: context)
    }
    observation.observer = observer
    observation.path = keyPath
    observation.context = context
    PropertyObservers.shared.add(observation, options)
  }

  /// Unregisters an observer for changes to the property at a key path.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    PropertyObservers.shared.removeLast {
      $0.objectID == ObjectIdentifier(self) && $0.observerID == ObjectIdentifier(observer)
        && $0.path == keyPath
    }
  }

  /// Unregisters an observer for changes for which it passed a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    PropertyObservers.shared.removeLast {
      $0.objectID == ObjectIdentifier(self) && $0.observerID == ObjectIdentifier(observer)
        && $0.path == keyPath && $0.context == context
    }
  }

  /// Notifies observers that a property is about to change.
  public func willChangeValue(forKey key: String) {
    PropertyObservers.shared.willChange(key, of: self, isManual: true)
  }

  /// Notifies observers that a property has changed.
  public func didChangeValue(forKey key: String) {
    PropertyObservers.shared.didChange(key, of: self, isManual: true)
  }
}

extension PropertyObservation.Change {
  /// Returns the change in the form in which observers receive it.
  fileprivate func described(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
    let isSetting = kind == .setting
    var described: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
    described[.indexesKey] = indexes
    if options.contains(.new), !isPrior { described[.newKey] = new ?? (isSetting ? NSNull() : nil) }
    if options.contains(.old), !isInitial {
      described[.oldKey] = old ?? (isSetting ? NSNull() : nil)
    }
    if isPrior { described[.notificationIsPriorKey] = true }
    return described
  }
}

/// An object that can be notified of changes: a responder, or an object of the app's.
package protocol KeyValueObserver: AnyObject {
  /// Takes a change of a property that's observed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// An object whose class announces changes to some properties as they're made.
package protocol KeyValueChangeTelling: AnyObject {
  /// The keys of those properties, the superclasses' included.
  static var toldKeys: Set<String> { get }
}

/// An object of a framework's that reports changes to itself.
package protocol KeyValueChangeSignaling: AnyObject {
  /// Returns whether it declares this for the value at a key path.
  func signalsChange(ofKeyPath path: String) -> Bool
}

/// An object whose class defines the dependencies of its properties, and how changes are announced.
package protocol KeyValueDependent: AnyObject {
  /// Returns the keys of the properties from which the one with a key is computed.
  nonisolated static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>

  /// Returns whether changes to the property with a key are announced automatically.
  nonisolated static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}
