import AppRuntime
import Foundation
import Stubs
import Synchronization

/// An observer of one property.
package final class PropertyObservation {
  struct Change {
    let old: Any?
    let new: Any?
    var kind = NSKeyValueChange.setting
    /// Of a change of some elements of a collection.
    var indexes: IndexSet?
    var isPrior = false
    var isInitial = false
  }

  weak var object: AnyObject?
  /// The identifier of the object, which is also known while the object is deinitialized, when weak
  /// references are already `nil`.
  let objectID: ObjectIdentifier
  /// The property of the object, or `nil` if only its key path is known.
  let key: String?
  /// Whether the object's class announces changes.
  let isDynamic: Bool
  /// The keys that the property is computed from, according to its class.
  let sources: Set<String>
  /// Whether changes are announced only by the code that makes them, as the class specifies.
  let isManual: Bool
  let read: (AnyObject) -> Any?
  let tell: (AnyObject, Change) -> Void
  /// The property's value when the observer was last notified.
  var last: Any?
  weak var observer: NSObject? {
    didSet { observerID = observer.map(ObjectIdentifier.init) }
  }
  private(set) var observerID: ObjectIdentifier?
  var path: String?
  var context: UnsafeMutableRawPointer?
  var isPrior = false

  init(
    of object: AnyObject, key: String?, isDynamic: Bool, read: @escaping (AnyObject) -> Any?,
    tell: @escaping (AnyObject, Change) -> Void
  ) {
    self.object = object
    objectID = ObjectIdentifier(object)
    self.key = key
    let type = Swift.type(of: object) as? any KeyValueDependent.Type
    sources = key.flatMap { type?.keyPathsForValuesAffectingValue(forKey: $0) } ?? []
    isManual = key.map { type?.automaticallyNotifiesObservers(forKey: $0) == false } ?? false
    self.isDynamic = isDynamic
    self.read = read
    self.tell = tell
    last = read(object)
  }

  /// Returns whether it's about a property of a framework's object, which announces its changes.
  func isToldAtOnce(_ options: NSKeyValueObservingOptions) -> Bool {
    guard !options.contains(.prior), let object = object as? any KeyValueChangeSignaling else {
      return false
    }
    return (path ?? key).map(object.signalsChange(ofKeyPath:)) ?? true
  }

  /// Returns the value at a key path.
  static func value(at path: String, of object: AnyObject) -> Any? {
    value(of: object) { try ObjCRuntime.value(forKeyPath: path, of: $0) }
  }

  /// Reads a value of an object; if that's not possible, this ends the app, as on iOS.
  static func value(of object: AnyObject, _ read: @MainActor (AnyObject) throws -> Any?) -> Any? {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated {
      do {
        result = try read(object)
      } catch {
        KeyValueFailure.fail(error)
      }
    }
    return result
  }
}

/// All observers of properties.
///
/// Without Objective-C, a setter can't be made to announce changes at run time. The builder adds
/// that code to properties that are marked `dynamic` in an app, and the frameworks' objects
/// announce their changes. All other properties are compared with their previous values at the end
/// of each turn.
package final class PropertyObservers: @unchecked Sendable {
  /// Everybody's.
  package static let shared = PropertyObservers()
  /// Handlers that change the properties they observe aren't called more often in a turn.
  private static let mostRounds = 16

  let lock = NSRecursiveLock()
  private var observations: [PropertyObservation] = []
  /// The same by observed object, since every change asks for those of its object.
  private var observationsByObject: [ObjectIdentifier: [PropertyObservation]] = [:]
  private let count = Atomic(0)
  /// Whether anyone observes anything, which each change of a framework's object asks first.
  package static var isWatching: Bool { shared.count.load(ordering: .relaxed) > 0 }
  /// The number of nested changes that are being announced, each made by an observer of the one
  /// before.
  private var depth = 0
  /// The number of pending changes that are announced once all of them have been made.
  private var changesBegun = 0
  private var awaited: [PropertyObservation] = []
  /// Properties whose setters don't announce changes, because a more specific change is announced.
  private var quiet: Set<QuietProperty> = []

  private struct QuietProperty: Hashable {
    let object: ObjectIdentifier
    let key: String
  }

  /// Returns whether the class of an object announces changes to the first property of a path.
  static func isDynamic(_ path: String, of object: AnyObject) -> Bool {
    guard !path.contains(".") else { return false }
    return (type(of: object) as? any KeyValueChangeTelling.Type)?.toldKeys.contains(path) == true
  }

  func add(_ observation: PropertyObservation, _ options: NSKeyValueObservingOptions) {
    if !observation.isDynamic, !observation.isManual, !observation.isToldAtOnce(options) {
      let name = observation.object.map { TypeName.short(type(of: $0)) } ?? ""
      Stub.keyValueObserving.tell(about: "\(name).\(observation.path ?? observation.key ?? "")")
    }
    observation.isPrior = options.contains(.prior)
    lock.withLock {
      observations.append(observation)
      observationsByObject[observation.objectID, default: []].append(observation)
    }
    countObservations()
    guard options.contains(.initial), let object = observation.object else { return }
    observation.tell(object, .init(old: nil, new: observation.last, isInitial: true))
  }

  func remove(where matches: (PropertyObservation) -> Bool) {
    let removed = lock.withLock {
      let removed = observations.filter(matches)
      guard !removed.isEmpty else { return removed }
      let ids = Set(removed.map(ObjectIdentifier.init))
      observations.removeAll { ids.contains(ObjectIdentifier($0)) }
      for object in Set(removed.map(\.objectID)) {
        let left = observationsByObject[object]?.filter { !ids.contains(ObjectIdentifier($0)) }
        observationsByObject[object] = left?.isEmpty == true ? nil : left
      }
      return removed
    }
    countObservations()
    withExtendedLifetime(removed) {}
  }

  /// Returns the observations of an object. The lock must be held.
  private func observations(of object: AnyObject) -> [PropertyObservation] {
    // Another object may have been where this one is.
    candidates(for: object).filter { $0.object === object }
  }

  /// Returns the observations stored under an object's address. The lock must be held.
  func candidates(for object: AnyObject) -> [PropertyObservation] {
    observationsByObject[ObjectIdentifier(object)] ?? []
  }

  private func countObservations() {
    lock.withLock { count.store(observations.count, ordering: .relaxed) }
  }

  func removeLast(where matches: (PropertyObservation) -> Bool) {
    let last = lock.withLock { observations.last(where: matches) }
    guard let last else {
      fatalError("an observer is removed for a key path for which it isn't registered")
    }
    remove { $0 === last }
  }

  /// Notifies observers before a change.
  /// - Parameters:
  ///   - key: `nil` if that isn't known.
  ///   - isManual: Whether the code that makes the change reports it.
  package func willChange(_ key: String?, of object: AnyObject, isManual: Bool = false) {
    guard Self.isWatching else { return }
    for observation in affected(key, object)
    where observation.isPrior && (isManual || !observation.isManual) {
      observation.tell(object, .init(old: observation.read(object), new: nil, isPrior: true))
    }
  }

  /// Notifies observers after a change.
  /// - Parameters:
  ///   - key: `nil` if that isn't known: all whose values differ are reported.
  ///   - isManual: Whether the code that made the change reports it.
  package func didChange(_ key: String?, of object: AnyObject, isManual: Bool = false) {
    guard Self.isWatching else { return }
    for observation in affected(key, object) where isManual || !observation.isManual {
      let isKnown = key != nil && observation.key == key
      guard isKnown || !Self.areEqual(observation.last, observation.read(object)) else { continue }
      tell(observation, of: object)
    }
  }

  /// Starts to change several properties, which are announced once all have changed.
  /// - Returns: The argument for `end(_:)`.
  package static func begin() -> Bool {
    guard isWatching, MainQueue.isCurrent else { return false }
    shared.changesBegun += 1
    return true
  }

  /// Ends the change that was started.
  package static func end(_ hasBegun: Bool) {
    guard hasBegun else { return }
    shared.changesBegun -= 1
    guard shared.changesBegun == 0 else { return }
    let awaited = shared.awaited
    shared.awaited = []
    shared.tellIfChanged(awaited)
  }

  /// Notifies observers of a change to a framework's object.
  package static func didChange(_ object: AnyObject) {
    guard isWatching, MainQueue.isCurrent else { return }
    let observations = shared.lock.withLock {
      shared.observations(of: object).filter { !$0.isDynamic && !$0.isManual }
    }
    guard !observations.isEmpty else { return }
    guard shared.changesBegun > 0 else { return shared.tellIfChanged(observations) }
    for observation in observations where !shared.awaited.contains(where: { $0 === observation }) {
      shared.awaited.append(observation)
    }
  }

  private func tellIfChanged(_ observations: [PropertyObservation]) {
    // Any remaining changes are announced at the end of the turn.
    guard depth < Self.mostRounds else { return }
    depth += 1
    defer { depth -= 1 }
    for observation in observations {
      guard let object = observation.object,
        !Self.areEqual(observation.last, observation.read(object))
      else { continue }
      if observation.isPrior {
        observation.tell(object, .init(old: observation.last, new: nil, isPrior: true))
      }
      tell(observation, of: object)
    }
  }

  /// Changes some elements of a collection, and announces it as such a change.
  func make(
    _ change: PropertyObservation.Change, of key: String, of object: AnyObject,
    by edit: () -> Void
  ) {
    let told = affected(key, object)
    for observation in told where observation.isPrior {
      var prior = change
      prior.isPrior = true
      observation.tell(object, prior)
    }
    let property = QuietProperty(object: ObjectIdentifier(object), key: key)
    let isFirst = lock.withLock { quiet.insert(property).inserted }
    edit()
    if isFirst { _ = lock.withLock { quiet.remove(property) } }
    for observation in told {
      observation.last = observation.read(object)
      observation.tell(object, change)
    }
  }

  private func affected(_ key: String?, _ object: AnyObject) -> [PropertyObservation] {
    lock.withLock {
      if let key, quiet.contains(QuietProperty(object: ObjectIdentifier(object), key: key)) {
        return []
      }
      return observations(of: object).filter {
        key.map($0.sources.contains) ?? true || $0.key == key || $0.key == nil
      }
    }
  }

  private func tell(_ observation: PropertyObservation, of object: AnyObject) {
    let new = observation.read(object)
    let old = observation.last
    observation.last = new
    observation.tell(object, .init(old: old, new: new))
  }

  /// Announces all changes that haven't been announced yet.
  /// - Returns: whether there was one.
  @discardableResult package func tellOfChanges() -> Bool {
    guard Self.isWatching else { return false }
    for round in 0..<Self.mostRounds {
      remove { $0.object == nil }
      var isDone = true
      for observation in lock.withLock({ observations })
      where !observation.isDynamic && !observation.isManual {
        guard let object = observation.object,
          !Self.areEqual(observation.last, observation.read(object))
        else { continue }
        isDone = false
        tell(observation, of: object)
      }
      if isDone { return round > 0 }
    }
    return true
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): return true
    case (let one as any Equatable, let other?): return isEqual(one, other)
    case (let one?, let other?):
      return one as AnyObject === other as AnyObject || haveSameBytes(one, other)
    default: return false
    }
  }

  /// Returns whether two values that can't be compared, such as coordinates, consist of the same
  /// numbers.
  private static func haveSameBytes(_ one: Any, _ other: Any) -> Bool {
    func isSame<Value>(_ one: Value) -> Bool {
      guard _isPOD(Value.self), let other = other as? Value else { return false }
      return withUnsafeBytes(of: one) { bytes in
        withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
      }
    }
    return _openExistential(one, do: isSame)
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    (other as? Value) == one
  }
}
