import Testing

/// The work of Objective-C's runtime for objects of apps.
struct ObjectiveCRuntimeTests {
  @Test func requirementsOfObjectiveCMayBeMissing() async throws {
    let lines = try await AppFixture.run(
      """
        let full = Full(), empty = Empty()
        for object in [full, empty] as [any Part] {
          let part: (any Part)? = object
          print(part?.title ?? "none", part?.size ?? 0)
          if let did = part?.did { did(2) } else { print("cannot") }
          print(part?.did != nil, object.responds(to: #selector(Part.did(_:))))
        }
        print(full.title, full.responds(to: #selector(Part.must)))
      """,
      with: [
        "Part.swift": """
        import UIKit
        @objc protocol Part: NSObjectProtocol {
          @objc optional var title: String { get }
          @objc optional var size: Int { get set }
          @objc optional func did(_ number: Int)
          func must()
        }
        class Full: NSObject, Part {
          var title = "full"
          var size = 3
          func did(_ number: Int) { print("did", number) }
          func must() {}
        }
        class Empty: NSObject, Part { func must() {} }
        """
      ])
    #expect(
      lines == [
        "full 3", "did 2", "true true", "none 0", "cannot", "false false", "full true",
      ])
  }

  @Test func aDelegatesWindowIsUnwrappedTwice() async throws {
    let lines = try await AppFixture.run(
      "show()",
      with: [
        "Owner.swift": """
        import UIKit
        class Owner: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        @MainActor func show() {
          let delegate: (any UIApplicationDelegate)? = Owner()
          print(delegate?.window??.tag ?? 1, (delegate?.window??.rootViewController) == nil)
          delegate?.window = UIWindow(frame: .zero)
          delegate?.window??.tag = 2
          print(delegate?.window??.tag ?? 1, delegate!.window!!.tag, delegate?.window!!.tag ?? 0)
        }
        """
      ])
    #expect(lines == ["1 true", "2 2 2"])
  }

  @Test func classesSayWhatTheirPropertiesDependOn() async throws {
    let lines = try await AppFixture.run(
      """
        let person = Person(), watcher = Watcher()
        person.addObserver(watcher, forKeyPath: "name", options: [.new], context: nil)
        person.addObserver(watcher, forKeyPath: "quiet", options: [.new], context: nil)
        person.first = "Ada"
        person.quiet = 1
        print("set")
        person.willChangeValue(forKey: "quiet")
        person.didChangeValue(forKey: "quiet")
        person.removeObserver(watcher, forKeyPath: "name")
        person.removeObserver(watcher, forKeyPath: "quiet")
      """,
      with: [
        "Person.swift": """
        import UIKit
        class Person: NSObject {
          @objc dynamic var first = ""
          @objc var name: String { "Dr. " + first }
          @objc dynamic var quiet = 0
          override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
            key == "name" ? ["first"] : super.keyPathsForValuesAffectingValue(forKey: key)
          }
          override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
            key == "quiet" ? false : super.automaticallyNotifiesObservers(forKey: key)
          }
        }
        class Watcher: NSObject {
          override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
          ) {
            print(keyPath ?? "", change?[.newKey] ?? "none")
          }
        }
        """
      ])
    #expect(lines == ["name Dr. Ada", "set", "quiet 1"])
  }

  @Test func keyPathsComputeOfCollections() async throws {
    let lines = try await AppFixture.run(
      """
        let items: NSArray = [["price": 2, "name": "b"], ["price": 4, "name": "a"]]
        print(items.value(forKeyPath: "@sum.price") as? Double ?? -1)
        print(items.value(forKeyPath: "@avg.price") as? Double ?? -1)
        print(items.value(forKeyPath: "@max.price") as? Int ?? -1)
        print(items.value(forKeyPath: "@min.name") as? String ?? "none")
        print(items.value(forKeyPath: "@count") as? Int ?? -1)
        let sorted = items.sortedArray(using: [NSSortDescriptor(key: "name", ascending: true)])
        print((sorted.first as? [String: Any])?["price"] as? Int ?? -1)
      """, with: [:])
    #expect(lines == ["6.0", "3.0", "4", "a", "2", "4"])
  }

  /// An extension doesn't show that the type in which it declares a class is generic.
  @Test func classesInExtensionsOfGenericTypes() async throws {
    let lines = try await AppFixture.run(
      """
        perform("go", Cache<Int>().entry())
      """,
      with: [
        "Entry.swift": """
        import UIKit
        extension Cache {
          func entry() -> NSObject { Kind.Entry(key: key) }
          enum Kind {
            final class Entry: NSObject {
              let key: Key?
              init(key: Key?) { self.key = key }
              @objc func go() { print("entry", Key.self) }
            }
          }
        }
        private extension Cache {
          final class Wrapped: NSObject {
            override var hash: Int { 0 }
          }
        }
        """,
        "Cache.swift": """
        final class Cache<Key: Hashable> {
          var key: Key?
        }
        """,
      ])
    #expect(lines == ["entry Int"])
  }

  @Test func anOptionalMethodIsCalledThoughAPropertyHasItsName() async throws {
    let lines = try await AppFixture.run(
      """
        let list = List()
        list.source = Rows()
        list.delete()
      """,
      with: [
        "List.swift": """
        import UIKit
        class Rows: NSObject, UITableViewDataSource {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
          }
          func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
          ) {
            print("commits", indexPath.row)
          }
        }
        class List: NSObject {
          let tableView = UITableView()
          var source: UITableViewDataSource?
          func delete() {
            source?.tableView?(tableView, commit: .delete, forRowAt: IndexPath(row: 3, section: 0))
          }
        }
        """
      ])
    #expect(lines == ["commits 3"])
  }
}
