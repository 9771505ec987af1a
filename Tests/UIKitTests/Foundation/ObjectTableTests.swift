import Foundation
import FoundationSupplement
import Testing

private protocol Listening: AnyObject {
  var name: String { get }
}

/// Tables whose objects disappear automatically.
struct ObjectTableTests {
  private final class Listener: Listening {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  @Test func objectsThatNobodyKeepsLeaveATable() {
    let table = NSHashTable<any Listening>.weakObjects()
    let one = Listener("one")
    var two: Listener? = Listener("two")
    table.add(one)
    table.add(one)
    table.add(two)
    #expect(table.count == 2 && table.contains(one))
    two = nil
    #expect(table.count == 1 && table.allObjects.map(\.name) == ["one"])
    table.remove(one)
    #expect(table.allObjects.isEmpty && table.anyObject == nil && !table.contains(one))
  }

  @Test func equalObjectsAreTheSameUnlessOnlyThemselvesAre() {
    let table = NSHashTable<NSString>(options: .strongMemory)
    table.add(NSString(string: "x"))
    table.add(NSString(string: "x"))
    #expect(table.count == 1 && table.member("x") == "x")
    let other = NSHashTable<NSString>(options: .objectPointerPersonality)
    let text = NSString(string: "x")
    other.add(text)
    other.add(NSString(string: "x"))
    #expect(other.count == 2 && other.contains(text))
  }

  @Test func tablesAreMixed() {
    let one = NSHashTable<NSString>()
    let other = NSHashTable<NSString>()
    for text in ["a", "b"] as [NSString] { one.add(text) }
    for text in ["b", "c"] as [NSString] { other.add(text) }
    #expect(one.intersects(other) && !one.isSubset(of: other))
    one.union(other)
    #expect(one.count == 3)
    one.minus(other)
    #expect(one.allObjects == ["a"])
  }

  @Test func entriesLeaveAMapWithTheirKeyOrValue() {
    let map = NSMapTable<NSString, Listener>.strongToWeakObjects()
    let one = Listener("one")
    map.setObject(one, forKey: "one")
    map.setObject(Listener("two"), forKey: "two")
    #expect(map.count == 1 && map.object(forKey: "one") === one && map.object(forKey: "two") == nil)
    let names = NSMapTable<AnyObject, NSString>.weakToStrongObjects()
    names.setObject("first", forKey: one)
    names.setObject("again", forKey: one)
    #expect(names.count == 1 && names.object(forKey: one) == "again")
    names.removeObject(forKey: one)
    #expect(names.count == 0)
  }

  @Test func anArrayHasNothingWhereAnObjectWas() {
    let array = NSPointerArray.weakObjects()
    let one = Listener("one")
    array.addPointer(Unmanaged.passUnretained(one).toOpaque())
    array.addPointer(nil)
    do {
      let two = Listener("two")
      array.addPointer(Unmanaged.passUnretained(two).toOpaque())
      #expect(array.allObjects.count == 2)
      withExtendedLifetime(two) {}
    }
    #expect(array.count == 3 && array.allObjects.count == 1 && array.pointer(at: 2) == nil)
    array.compact()
    #expect(array.count == 1 && array.pointer(at: 0) == Unmanaged.passUnretained(one).toOpaque())
  }
}
