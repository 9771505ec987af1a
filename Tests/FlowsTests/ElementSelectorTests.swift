import DeviceProtocol
import Foundation
import Testing

@testable import Flows

/// The element on a screen that a selector in a flow refers to.
struct ElementSelectorTests {
  /// A window with two rows, one below the other, each of which is a container with a label and a
  /// button.
  private static let screen: ElementIndex = {
    var window = element(0, CGRect(x: 0, y: 0, width: 400, height: 800), id: "window")
    window.children = ["Apple", "Pear"].enumerated().map { row, name in
      let top = Double(row) * 50
      var holder = element(
        10 * row + 1, CGRect(x: 0, y: top, width: 400, height: 50), id: "row \(row)")
      var content = element(10 * row + 2, holder.frame, id: "content \(row)")
      var label = element(
        10 * row + 3, CGRect(x: 0, y: top, width: 200, height: 50), id: "label \(row)")
      label.text = name
      var button = element(
        10 * row + 4, CGRect(x: 300, y: top, width: 80, height: 40), id: "button \(row)")
      button.text = "Eat"
      button.isEnabled = row == 0
      content.children = [label, button]
      holder.children = [content]
      return holder
    }
    return ElementIndex(window)
  }()

  private static func element(_ id: Int, _ frame: CGRect, id name: String) -> ScreenElement {
    var element = ScreenElement(id: id, type: "UIView", frame: frame)
    element.identifier = name
    return element
  }

  private func found(_ selector: String) throws -> [String?] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).yaml")
    try "- assertVisible: \(selector)".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    guard case .assertVisible(let selector) = try FlowReader().read(file).steps[0].command else {
      return []
    }
    return selector.found(in: Self.screen).map(\.element.identifier)
  }

  @Test(arguments: [
    ("Apple", ["label 0"]), ("apple", ["label 0"]), ("App", []), ("App.*", ["label 0"]),
    ("{ text: Eat, index: 1 }", ["button 1"]), ("{ text: Eat, index: -1 }", ["button 1"]),
    ("{ text: Eat, index: 2 }", []), ("{ text: Eat, enabled: false }", ["button 1"]),
    ("{ text: Eat, below: Apple }", ["button 1"]), ("{ text: Eat, above: Pear }", ["button 0"]),
    ("{ text: Eat, rightOf: Pear, index: 0 }", ["button 1"]),
    ("{ text: Eat, leftOf: Pear }", []), ("{ text: Eat, childOf: { id: row 1 } }", ["button 1"]),
    ("{ containsChild: Pear }", ["content 1"]), ("{ id: row 1, containsChild: Pear }", []),
    ("{ id: 'row .', containsDescendants: [Pear, Eat] }", ["row 1"]),
    ("{ id: 'row .', containsDescendants: [Pear, Apple] }", []),
    ("{ width: 80, height: 41 }", []),
    ("{ width: 80, height: 41, tolerance: 1 }", ["button 0", "button 1"]),
  ])
  func means(_ selector: String, _ identifiers: [String]) throws {
    #expect(try found(selector) == identifiers)
  }

  @Test func whatSomethingModalIsInFrontOfComesLast() {
    var window = Self.element(0, CGRect(x: 0, y: 0, width: 400, height: 800), id: "window")
    window.children = ["behind", "in front", "also in front"].enumerated().map { index, name in
      var button = Self.element(index + 1, CGRect(x: 0, y: 0, width: 80, height: 40), id: name)
      button.text = "Add"
      button.isBehindModal = index == 0
      return button
    }
    let found = ElementSelector(text: "Add").found(in: ElementIndex(window))
    #expect(found.map(\.element.identifier) == ["in front", "also in front", "behind"])
  }
}
