import Foundation

/// A set that represents the value of a property.
///
/// Changes to it change the property.
///
/// Follows
/// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/mutablesetvalue(forkey:)>.
final class ProxySet: NSMutableSet {
  private let object: AnyObject
  private let key: String

  init(of object: AnyObject, key: String) {
    self.object = object
    self.key = key
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }

  required init(capacity numItems: Int) {
    fatalError("a set that stands for a property's is created with the property")
  }

  required convenience init(arrayLiteral elements: Any...) {
    fatalError("a set that stands for a property's is created with the property")
  }

  private var elements: NSSet {
    switch KeyValueCoding(object).value(forKey: key) {
    case let set as NSSet: set
    case let set as Set<AnyHashable>: NSSet(array: set.map(\.base))
    default: NSSet()
    }
  }

  override var count: Int { elements.count }

  override func member(_ object: Any) -> Any? { elements.member(object) }

  override func objectEnumerator() -> NSEnumerator { elements.objectEnumerator() }

  override func add(_ object: Any) { change { $0.add(object) } }

  override func remove(_ object: Any) { change { $0.remove(object) } }

  private func change(_ edit: (NSMutableSet) -> Void) {
    let copy = NSMutableSet(array: elements.allObjects)
    edit(copy)
    KeyValueCoding(object).setValue(copy, forKey: key)
  }
}
