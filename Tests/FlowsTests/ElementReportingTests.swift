import DeviceProtocol
import Foundation
import Reports
import Testing

@testable import Flows

/// The descriptions of a screen: the selectors that flows use, and suggestions.
struct ElementReportingTests {
  private func screen(_ texts: (text: String, id: String?)...) -> ScreenElement {
    var root = ScreenElement(id: 0, type: "UIScreen", frame: .zero)
    root.children = texts.enumerated().map { index, entry in
      var label = ScreenElement(id: index + 1, type: "UILabel", frame: .zero)
      label.text = entry.text
      label.identifier = entry.id
      return label
    }
    return root
  }

  @Test func everyElementHasASelectorOfItsOwn() {
    let root = screen(("Hello", "greeting"), ("OK", nil), ("OK", nil), ("a: {b}\n", nil))
    #expect(
      SelectorSuggestion.elements(of: root).map(\.selector) == [
        "{ id: greeting }", "OK", "{ text: OK, index: 1 }", "\"a: {b}\\n\"",
      ])
  }

  @Test(arguments: [
    ("true", "\"true\""), ("12", "\"12\""), ("Change Text", "Change Text"), ("a #b", "\"a #b\""),
    ("say \"\\\"", "\"say \\\"\\\\\\\"\""), ("\u{1}", "\"\\x01\""), ("- a", "\"- a\""),
  ])
  func textsAreWrittenAsYAML(_ text: String, _ written: String) {
    #expect(YAMLText.quoted(text) == written)
  }

  private static let slips: [(id: String?, text: String?, advice: String?)] = [
    ("greting", nil, "did you mean id: greeting?"), (nil, "Helo", "did you mean “Hello”?"),
    (nil, "greeting", "did you mean id: greeting?"), ("Hello", nil, "did you mean text: Hello?"),
    (nil, "Something else", nil), ("greeting", nil, nil),
  ]

  @Test(arguments: slips)
  func whatIsWrittenNearlySoIsNamed(_ id: String?, _ text: String?, _ advice: String?) {
    var selector = ElementSelector()
    selector.id = id.map(TextPattern.init)
    selector.text = text.map(TextPattern.init)
    #expect(NearMiss.advice(for: selector, on: screen(("Hello", "greeting"))) == advice)
  }

  @Test(arguments: [
    ("launchApp", "launchApp"), ("tapOn: OK", "tapOn: OK"),
    ("tapOn: { id: a, label: Mine }", "tapOn: { id: a }"),
    ("runFlow: { commands: [back] }", "runFlow: { commands: […] }"),
    ("adjust: { id: \"a b\", to: [x, y] }", "adjust: { id: a b, to: […] }"),
    ("tapOn: { below: { text: \"1\" } }", "tapOn: { below: { text: \"1\" } }"),
  ])
  func stepsHaveTheTitleThatIsWritten(_ step: String, _ title: String) throws {
    #expect(try read("- \(step)").steps.map(\.title) == [title])
  }

  @Test(arguments: [
    ("adjust: { id: a }", "must have “to”"), ("adjust: { to: 1 }", "has no selector"),
    ("adjust: { id: a, to: [] }", "“to” is empty"), ("adjust: { id: a, too: 1 }", "mean to?"),
  ])
  func adjustingIsChecked(_ step: String, _ message: String) throws {
    let error = try #require(throws: FlowError.self) { try read("- \(step)") }
    #expect("\(error)".contains(message), "\(error)")
  }

  private func read(_ text: String) throws -> Flow {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-\(UUID().uuidString).yaml")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try FlowReader().read(file)
  }
}
