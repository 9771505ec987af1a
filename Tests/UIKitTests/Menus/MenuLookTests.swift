import Testing
import UIKit

extension OnScreen {
  /// The presentation of titles in a menu.
  @MainActor struct MenuLookTests {
    private let screen = TestScreen()

    private func open(_ menu: UIMenu) {
      let button = UIButton(configuration: .filled())
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      button.frame = CGRect(x: 50, y: 300, width: 100, height: 40)
      screen.view.addSubview(button)
      screen.commit()
      screen.tap(button)
      screen.advance(1)
    }

    private func y(of text: String) -> CGFloat? {
      screen.stage.texts.first { $0.text == text }?.origin.y
    }

    @Test func theTitleOfAMenuShownInlineIsAboveItsElements() throws {
      open(
        UIMenu(children: [
          UIAction(title: "First") { _ in },
          UIMenu(
            title: "Sort By", options: .displayInline,
            children: [UIAction(title: "Name") { _ in }, UIAction(title: "Date") { _ in }]),
        ]))
      let places = try ["First", "Sort By", "Name", "Date"].map { try #require(y(of: $0)) }
      #expect(places == places.sorted())
      let header = screen.stage.texts.first { $0.text == "Sort By" }
      #expect(header?.font.size == 13)
    }

    @Test func aLongTitleHasTwoLines() throws {
      let long = "A title that is longer than a menu is"
      open(UIMenu(children: [UIAction(title: long) { _ in }, UIAction(title: "Next") { _ in }]))
      let lines = screen.stage.texts.filter {
        long.contains($0.text.trimmingCharacters(in: .whitespaces))
      }
      #expect(lines.count == 2)
      #expect(!screen.stage.texts.contains { $0.text.contains("…") })
      let next = try #require(y(of: "Next"))
      #expect(lines.allSatisfy { $0.origin.y < next - 30 })
    }
  }
}
