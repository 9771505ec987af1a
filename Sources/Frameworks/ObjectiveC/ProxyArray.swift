import Foundation

/// An array that represents the value of a property. Changes to it change the property, and notify
/// observers.
///
/// Follows
/// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/mutablearrayvalue(forkey:)>.
final class ProxyArray: NSMutableArray {
  private let object: AnyObject
  private let key: String

  init(of object: AnyObject, key: String) {
    self.object = object
    self.key = key
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    fatalError("an array that stands for a property's is created with the property")
  }

  required convenience init(arrayLiteral elements: Any...) {
    fatalError("an array that stands for a property's is created with the property")
  }

  private var elements: [Any] {
    switch KeyValueCoding(object).value(forKey: key) {
    case let array as NSArray: array.map(\.self)
    case let array as [Any]: array
    default: []
    }
  }

  override var count: Int { elements.count }

  override func object(at index: Int) -> Any { elements[index] }

  override func insert(_ anObject: Any, at index: Int) {
    insert([anObject], at: [index])
  }

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    let places = Array(indexes)
    change(.insertion, at: indexes, old: nil, new: objects) { elements in
      for (place, object) in zip(places, objects) { elements.insert(object, at: place) }
    } byMethods: { owner in
      zip(places, objects).allSatisfy { owner.insert($1, at: $0) }
    }
  }

  override func removeObject(at index: Int) {
    removeObjects(at: [index])
  }

  override func removeObjects(at indexes: IndexSet) {
    guard !indexes.isEmpty else { return }
    let all = elements
    change(.removal, at: indexes, old: indexes.map { all[$0] }, new: nil) { elements in
      for index in indexes.reversed() { elements.remove(at: index) }
    } byMethods: { owner in
      indexes.reversed().allSatisfy(owner.remove)
    }
  }

  override func removeObjects(in otherArray: [Any]) {
    let gone = otherArray.map { $0 as AnyObject }
    removeObjects { element in gone.contains { Self.areEqual(element, $0) } }
  }

  override func remove(_ anObject: Any) {
    let gone = anObject as AnyObject
    removeObjects { Self.areEqual($0, gone) }
  }

  override func removeAllObjects() {
    removeObjects(at: IndexSet(elements.indices))
  }

  override func removeLastObject() {
    guard count > 0 else { return }
    removeObject(at: count - 1)
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    replaceObjects(at: [index], with: [anObject])
  }

  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    let all = elements
    let new = Array(zip(indexes, objects))
    change(.replacement, at: indexes, old: indexes.map { all[$0] }, new: objects) { elements in
      for (index, object) in new { elements[index] = object }
    } byMethods: { owner in
      new.allSatisfy { owner.remove($0) && owner.insert($1, at: $0) }
    }
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    if range.length == otherArray.count {
      replaceObjects(at: IndexSet(integersIn: Range(range) ?? 0..<0), with: otherArray)
      return
    }
    removeObjects(at: IndexSet(integersIn: Range(range) ?? 0..<0))
    let end = range.location + otherArray.count
    if range.location < end { insert(otherArray, at: IndexSet(range.location..<end)) }
  }

  override func setArray(_ otherArray: [Any]) {
    removeAllObjects()
    if !otherArray.isEmpty { insert(otherArray, at: IndexSet(otherArray.indices)) }
  }

  private func removeObjects(where isGone: (AnyObject) -> Bool) {
    let all = elements
    removeObjects(at: IndexSet(all.indices.filter { isGone(all[$0] as AnyObject) }))
  }

  private static func areEqual(_ one: AnyObject, _ other: AnyObject) -> Bool {
    if one === other { return true }
    guard let one = one as? NSObject else { return false }
    return one.isEqual(other)
  }

  /// Changes the property with its methods for individual elements if they exist, or otherwise by
  /// setting it.
  private func change(
    _ kind: NSKeyValueChange, at indexes: IndexSet, old: [Any]?, new: [Any]?,
    _ edit: (inout [Any]) -> Void, byMethods: (IndexedAccess) -> Bool
  ) {
    let change = PropertyObservation.Change(old: old, new: new, kind: kind, indexes: indexes)
    PropertyObservers.shared.make(change, of: key, of: object) {
      if let access = IndexedAccess(of: object, key: key), byMethods(access) { return }
      var elements = elements
      edit(&elements)
      KeyValueCoding(object).setValue(NSMutableArray(array: elements), forKey: key)
    }
  }
}

/// The methods of an object that insert and remove individual elements of its property.
private struct IndexedAccess {
  private let object: AnyObject
  private let insertion: Selector
  private let removal: Selector

  /// Returns `nil` if the object doesn't have both methods.
  init?(of object: AnyObject, key: String) {
    let name = key.prefix(1).uppercased() + key.dropFirst()
    insertion = Selector("insertObject:in\(name)AtIndex:")
    removal = Selector("removeObjectFrom\(name)AtIndex:")
    self.object = object
    let methods = [insertion, removal]
    nonisolated(unsafe) let object = object
    let hasMethods = MainActor.assumeIsolated {
      methods.allSatisfy { ObjCRuntime.responds(object, to: $0) }
    }
    guard hasMethods else { return nil }
  }

  func insert(_ element: Any, at index: Int) -> Bool { call(insertion, [element, index]) }

  func remove(_ index: Int) -> Bool { call(removal, [index]) }

  private func call(_ selector: Selector, _ arguments: [Any?]) -> Bool {
    nonisolated(unsafe) let (object, arguments) = (object, arguments)
    return MainActor.assumeIsolated {
      (try? ObjCRuntime.perform(selector, on: object, with: arguments)) != nil
    }
  }
}
