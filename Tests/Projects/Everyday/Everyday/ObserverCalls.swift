import UIKit

/// Removes observers in every possible way.
enum ObserverCalls {
  static let name = Notification.Name("everyday")

  static func run() -> String {
    let center = NotificationCenter.default
    var texts: [String] = []
    for removal in Listener.Removal.allCases {
      let listener = Listener()
      center.post(name: name, object: nil)
      listener.remove(removal)
      center.post(name: name, object: nil)
      texts.append("\(listener.count)")
    }
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    let other = center.addObserver(forName: name, object: nil, queue: .main) { _ in count += 10 }
    center.removeObserver(other, name: name, object: nil)
    center.post(name: name, object: nil)
    texts.append("\(count)")
    weak var gone: Listener?
    autoreleasepool {
      let listener = Listener()
      gone = listener
    }
    center.post(name: name, object: nil)
    texts.append(gone == nil ? "released" : "kept")
    texts.append("\(Listener.endings)")
    return texts.joined(separator: " ")
  }
}

/// Counts notifications until it's removed, which it does itself when it's deallocated.
private class Listener: NSObject {
  enum Removal: CaseIterable {
    case all, named, ofSender, otherName
  }

  static var endings = 0
  private(set) var count = 0

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(note), name: ObserverCalls.name, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
    Self.endings += 1
  }

  func remove(_ removal: Removal) {
    let center = NotificationCenter.default
    switch removal {
    case .all: center.removeObserver(self)
    case .named: center.removeObserver(self, name: ObserverCalls.name, object: nil)
    case .ofSender: center.removeObserver(self, name: nil, object: center)
    case .otherName: center.removeObserver(self, name: Notification.Name("other"), object: nil)
    }
  }

  @objc private func note(_ notification: Notification) { count += 1 }
}
