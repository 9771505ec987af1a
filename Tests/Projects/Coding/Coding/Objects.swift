import UIKit

/// Uses members that Objective-C finds by name.
func plainNumbers(of object: AnyObject?) -> String {
  let plain: Float? = object?.priority
  return "\(plain ?? 0)"
}

final class Song: NSObject {
  @objc var title = "Air"
}

func valuesOfObjects(_ object: NSObject) -> String {
  let song: NSObject = Song()
  song.setValue("Gigue", forKey: "title")
  let any: AnyObject? = song
  return "\(song.value(forKey: "title") ?? "") \(any?.value(forKey: "title") ?? "")"
}

/// A list that's changed through a proxy, and reports each change.
final class Playlist: NSObject {
  @objc dynamic private var songs = NSMutableArray()
  @objc private var marks: Set<String> = ["new"]
  private var told: [String] = []

  func story() -> String {
    addObserver(self, forKeyPath: "songs", options: [.new, .old], context: nil)
    let list = mutableArrayValue(forKey: "songs")
    list.add("a")
    list.insert(["b", "c"], at: IndexSet([0, 2]))
    list.replaceObject(at: 1, with: "d")
    list.removeObjects(in: ["b", "c"])
    list.removeAllObjects()
    songs = ["e"]
    return told.joined(separator: " ") + " \(list.count)"
  }

  func labels() -> String {
    let set = mutableSetValue(forKey: "marks")
    set.add("loud")
    set.remove("new")
    return "\(marks.sorted())"
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let kinds = [
      NSKeyValueChange.setting: "set", .insertion: "in", .removal: "out", .replacement: "for",
    ]
    let kind = (change?[.kindKey] as? UInt).flatMap(NSKeyValueChange.init).flatMap { kinds[$0] }
    let new = (change?[.newKey] as? [String])?.joined() ?? ""
    let old = (change?[.oldKey] as? [String])?.joined() ?? ""
    let places = (change?[.indexesKey] as? IndexSet).map { "@" + $0.map(String.init).joined() }
    told.append("\(kind ?? "?"):\(old)>\(new)\(places ?? "")")
  }

  deinit {
    if !told.isEmpty { removeObserver(self, forKeyPath: "songs") }
  }
}

/// An observer that stops observing when it's deallocated.
final class Listener: NSObject {
  private let song: Song

  init(_ song: Song) {
    self.song = song
    super.init()
    song.addObserver(self, forKeyPath: "title", options: [], context: nil)
  }

  deinit { song.removeObserver(self, forKeyPath: "title") }
}

func observersThatLeave() -> String {
  let song = Song()
  _ = Listener(song)
  return song.title
}

/// Compares only the first digits.
func < (one: NSNumber, other: NSNumber) -> Bool { "\(one)".prefix(1) < "\(other)".prefix(1) }

func comparedNumbers() -> String {
  let (nine, ten): (NSNumber, NSNumber) = (9, 10)
  return "\(nine < ten) \(ten < nine)"
}

/// A view whose `reload` method is marked as unavailable in an extension.
class Pane: UIView {
  func reload() -> String { "reloaded" }
}

final class QuietPane: Pane {}

extension QuietPane {
  @available(*, unavailable, message: "A quiet pane reloads by itself.")
  override func reload() -> String { "quiet" }
}

func namedObjects() -> String {
  let song = Song()
  song.accessibilityIdentifier = "song"
  let pane: Pane = QuietPane()
  pane.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Fold") { _ in true }]
  return "\(song.accessibilityIdentifier ?? "") \(pane.accessibilityCustomActions?[0].name ?? "") "
    + pane.reload()
}
