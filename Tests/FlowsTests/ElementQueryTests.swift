import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import Flows

/// Requests for only the elements that selectors can refer to, instead of all elements.
struct ElementQueryTests {
  private static func steps(_ yaml: String) throws -> [FlowStep] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).yaml")
    try yaml.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try FlowReader().read(file).steps
  }

  private static let texts = [
    "Apple", "apple", "APPLE", "Pear", "Äpfel", "äpfel", "a\u{308}pfel", "\u{212A}iwi", "kiwi",
    "Straße", "STRASSE", "ﬁg", "fig", "", " ", "Apple\u{200D}", "[", "a\u{0}b", "ab",
  ]

  private static func tree(
    _ random: inout SeededGenerator, depth: Int
  ) -> ScreenElement {
    let frame = CGRect(
      x: Double.random(in: 0..<300, using: &random), y: Double.random(in: 0..<300, using: &random),
      width: 40, height: 20)
    var element = ScreenElement(
      id: Int.random(in: 0..<1 << 40, using: &random), type: "V", frame: frame)
    func text() -> String? {
      Bool.random(using: &random) ? texts.randomElement(using: &random) : nil
    }
    (element.text, element.label, element.value) = (text(), text(), text())
    (element.placeholder, element.identifier) = (text(), text())
    element.isEnabled = Bool.random(using: &random)
    element.isVisible = Int.random(in: 0..<5, using: &random) > 0
    let count = depth == 0 ? 0 : Int.random(in: 0..<4, using: &random)
    element.children = (0..<count).map { _ in tree(&random, depth: depth - 1) }
    return element
  }

  private static func selector(
    _ random: inout SeededGenerator, depth: Int
  ) -> ElementSelector {
    var selector = ElementSelector()
    func pattern() -> TextPattern? {
      Bool.random(using: &random) ? TextPattern(texts.randomElement(using: &random)!) : nil
    }
    selector.text = pattern()
    if depth < 2 { selector.id = pattern() }
    if depth == 0 { selector.value = pattern() }
    if Bool.random(using: &random) { selector.index = Int.random(in: -2..<3, using: &random) }
    if Bool.random(using: &random) { selector.enabled = Bool.random(using: &random) }
    if depth > 0, Bool.random(using: &random) {
      selector.require(
        ElementSelector.Relation.allCases.randomElement(using: &random)!,
        self.selector(&random, depth: depth - 1))
    }
    return selector
  }

  @Test func anAnswerHasWhatASelectorMeansAsTheWholeScreenHas() {
    var random = SeededGenerator(seed: 7)
    var (asked, found) = (0, 0)
    for _ in 0..<4000 {
      let root = Self.tree(&random, depth: 4)
      let (selector, other) = (
        Self.selector(&random, depth: 2), Self.selector(&random, depth: 1)
      )
      guard let sought = selector.sought, let more = other.sought else { continue }
      let answer = root.answering(ElementQuery(sought + more))
      for selector in [selector, other] {
        let wanted = selector.found(in: ElementIndex(root)).map(\.element.id)
        let actual = selector.found(in: ElementIndex(answer)).map(\.element.id)
        #expect(actual == wanted, "\(selector) in \(root)")
        asked += 1
        if !wanted.isEmpty { found += 1 }
      }
    }
    #expect(asked > 1000 && found > 100)
  }

  @Test(arguments: [
    "- tapOn: { id: 'row .' }", "- tapOn: { index: 1 }", "- tapOn: { text: A, containsChild: B }",
    "- tapOn: { text: A, below: { id: 'x+' } }", "- tapOn: { enabled: true }",
    "- repeat:\n    times: 2\n    commands:\n      - tapOn: A",
  ])
  func whatTextsDoNotTellIsLookedForOnTheWholeScreen(_ step: String) throws {
    #expect(ElementQuery(try Self.steps(step)[0].command) == nil)
  }

  @Test func oneLookIsForAllStepsUntilTheScreenMayChange() throws {
    let steps = try Self.steps(
      "- assertVisible: A\n- assertNotVisible: { id: b }\n- tapOn: C\n- assertVisible: D\n")
    func text(_ text: String) -> SoughtElement {
      SoughtElement(text: SoughtText(text), identifier: nil, value: nil)
    }
    let b = SoughtElement(text: nil, identifier: SoughtText("b"), value: nil)
    #expect(ElementQuery(steps, endFlow: true)?.sought == [text("A"), b, text("C")])
    #expect(ElementQuery(steps.suffix(1), endFlow: true)?.sought == [text("D")])
    // The screen after a nested step isn't known.
    #expect(ElementQuery(steps.suffix(1), endFlow: false) == nil)
  }

  @Test func aScreenThatWasSeenInPartIsLookedAtAgainForMore() {
    func query(_ texts: String...) -> ElementQuery {
      ElementQuery(
        texts.map { SoughtElement(text: SoughtText($0), identifier: nil, value: nil) })
    }
    let screen = ElementIndex(ScreenElement(id: 0, type: "", frame: .zero))
    let part = SeenScreen(elements: screen, query: query("A", "B"))
    #expect(part.elements(for: query("B")) != nil)
    #expect(part.elements(for: query()) != nil)
    #expect(part.elements(for: query("B", "C")) == nil)
    #expect(part.elements(for: nil) == nil)
    #expect(SeenScreen(elements: screen).elements(for: query("C")) != nil)
  }
}
