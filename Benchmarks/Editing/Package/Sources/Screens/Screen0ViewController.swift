import Foundation

/// A list of items with a view, of which a package has many.
final class Screen0ViewController {
  private let view = Screen0View()
  private var items: [Item0] = []

  func viewDidLoad() {
    view.title = "Add"
    view.addSubview(Screen0View())
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.action = { [weak self] in self?.add() }
  }

  private func add() {
    items.append(Item0(name: "Item \(items.count)", count: items.count))
    view.title = "\(items.count) items"
    view.setNeedsDisplay()
  }

  func clear() {
    items.removeAll()
    view.setNeedsDisplay()
  }

  func write(to file: URL) throws {
    try JSONEncoder().encode(items).write(to: file)
  }

  func items(before date: Date) -> [String] {
    items.filter { !$0.isEmpty }.map { "\($0.name), \(date.formatted())" }.sorted()
  }
}

final class Screen0View {
  var title = ""
  var frame = CGRect.zero
  var action: (() -> Void)?
  private(set) var subviews: [Screen0View] = []
  private(set) var needsDisplay = true

  func addSubview(_ view: Screen0View) { subviews.append(view) }
  func setNeedsDisplay() { needsDisplay = true }
}

struct Item0: Codable, Hashable {
  var name: String
  var count: Int
  var isEmpty: Bool { count == 0 }
}
