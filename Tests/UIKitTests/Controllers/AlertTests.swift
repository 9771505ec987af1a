import DisplayList
import Testing
import UIKit

extension OnScreen {
  @MainActor struct AlertTests {
    private let screen = TestScreen()
    private let log = CallLog()

    private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
      UIAlertAction(title: title, style: style) { [log] in log.note($0.title ?? "") }
    }

    private func alert(
      _ style: UIAlertController.Style, _ actions: [UIAlertAction]
    ) -> UIAlertController {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
      actions.forEach(alert.addAction)
      screen.root.present(alert, animated: true)
      screen.advance(1)
      return alert
    }

    private func tap(_ text: String) {
      screen.tap(text)
      screen.advance(1)
    }

    @Test func anAlertShowsItsTextsAndCallsTheChosenAction() {
      let alert = alert(.alert, [action("OK"), action("Cancel", .cancel)])
      let texts = screen.stage.texts.map(\.text)
      for text in ["Title", "Message", "OK", "Cancel"] { #expect(texts.contains(text)) }
      tap("OK")
      #expect(log.take() == ["OK"])
      #expect(alert.presentingViewController == nil)
    }

    @Test func flowsAreToldWhatAnAlertIsInFrontOf() throws {
      let button = UIButton(type: .system, primaryAction: UIAction(title: "OK") { _ in })
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
      screen.view.addSubview(button)
      let alert = alert(.alert, [action("OK")])
      let behind = try #require(screen.element(of: button))
      #expect(behind.isVisible && behind.isBehindModal)
      #expect(screen.element(of: alert.view)?.isBehindModal == false)
      tap("OK")
      #expect(screen.element(of: button)?.isBehindModal == false)
    }

    @Test func whatAnAppAddsIsInTheCardWhichIsAsHighAsItsConstraintsAsk() throws {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(action("Go"))
      let wheel = UIActivityIndicatorView(frame: CGRect(x: 10, y: 5, width: 50, height: 50))
      let image = UIView()
      image.translatesAutoresizingMaskIntoConstraints = false
      let all = UIView(frame: alert.view.bounds)
      all.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      for view in [wheel, image, all] { alert.view.addSubview(view) }
      alert.view.addConstraint(
        NSLayoutConstraint(
          item: alert.view!, attribute: .height, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 300))
      NSLayoutConstraint.activate([
        image.centerXAnchor.constraint(equalTo: alert.view.centerXAnchor),
        image.topAnchor.constraint(equalTo: alert.view.topAnchor, constant: 80),
        image.widthAnchor.constraint(equalToConstant: 100),
        image.heightAnchor.constraint(equalToConstant: 100),
      ])
      screen.root.present(alert, animated: true)
      screen.advance(1)
      let card = all.convert(all.bounds, to: nil)
      #expect(card.size == CGSize(width: 270, height: 300))
      #expect(abs(card.midX - 196.5) < 1)
      #expect(wheel.convert(wheel.bounds, to: nil).origin.x == card.minX + 10)
      let shown = image.convert(image.bounds, to: nil)
      #expect(shown.midX == card.midX && shown.minY == card.minY + 80)
      let go = try #require(screen.stage.texts.first { $0.text == "Go" })
      #expect(go.origin.y > card.maxY - 44 && go.origin.y < card.maxY)
    }

    @Test func anAlertIsNotLeftByATapOutside() {
      let alert = alert(.alert, [action("OK")])
      screen.tap(at: CGPoint(x: 20, y: 100))
      screen.advance(1)
      #expect(alert.presentingViewController != nil)
      tap("OK")
    }

    @Test func aSheetIsCancelledByATapOutside() {
      _ = alert(
        .actionSheet, [action("One"), action("Delete", .destructive), action("Cancel", .cancel)])
      screen.tap(at: CGPoint(x: 200, y: 100))
      screen.advance(1)
      #expect(log.take() == ["Cancel"])
      #expect(screen.root.presentedViewController == nil)
    }

    @Test func destructiveActionsAreRed() {
      _ = alert(.actionSheet, [action("Delete", .destructive)])
      let color = screen.stage.texts.first { $0.text == "Delete" }?.color
      #expect((color?.red ?? 0) > 0.9 && (color?.blue ?? 1) < 0.5)
      tap("Delete")
      #expect(log.take() == ["Delete"], "\(screen.stage.texts.map(\.text))")
    }

    private func color(of text: String) -> Color? {
      screen.stage.texts.first { $0.text == text }?.color
    }

    @Test func theKeysThatPeopleSetAreShown() {
      let painted = action("Paint")
      painted.setValue(UIColor.green, forKey: "titleTextColor")
      let alert = alert(.alert, [painted, action("Plain")])
      #expect(color(of: "Paint") == Color(red: 0, green: 1, blue: 0, alpha: 1))
      #expect(color(of: "Plain") != color(of: "Paint"))
      #expect(painted.value(forKey: "titleTextColor") as? UIColor == .green)
      painted.setValue(UIColor.blue, forKey: "titleTextColor")
      alert.setValue(
        NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]),
        forKey: "attributedTitle")
      alert.setValue(NSAttributedString(string: "Other"), forKey: "attributedMessage")
      screen.advance(0.1)
      #expect(color(of: "Paint") == Color(red: 0, green: 0, blue: 1, alpha: 1))
      #expect(color(of: "Red") == Color(red: 1, green: 0, blue: 0, alpha: 1))
      let texts = screen.stage.texts.map(\.text)
      #expect(texts.contains("Other") && !texts.contains("Title") && !texts.contains("Message"))
      alert.setValue(nil, forKey: "attributedTitle")
      screen.advance(0.1)
      #expect(screen.stage.texts.map(\.text).contains("Title"))
      tap("Paint")
    }

    @Test func aDisabledActionIsNotChosen() {
      let disabled = action("No")
      disabled.isEnabled = false
      let alert = alert(.alert, [disabled, action("Yes")])
      tap("No")
      #expect(log.take() == [])
      disabled.isEnabled = true
      tap("No")
      #expect(log.take() == ["No"])
      #expect(alert.actions.count == 2)
    }

    @Test func textFieldsAreEditedAtOnce() {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField { $0.isSecureTextEntry = true }
      alert.addAction(action("OK"))
      screen.root.present(alert, animated: true)
      screen.advance(1)
      #expect(alert.textFields?.count == 2)
      #expect(alert.textFields?[0].isFirstResponder == true)
      screen.type("abc")
      #expect(alert.textFields?[0].text == "abc")
      tap("OK")
      screen.advance(1)
      #expect(log.take() == ["OK"])
    }

    @Test func returnChoosesThePreferredActionAndEscapeCancels() {
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      let preferred = action("Go")
      alert.addAction(action("Stay", .cancel))
      alert.addAction(preferred)
      alert.preferredAction = preferred
      screen.root.present(alert, animated: true)
      screen.advance(1)
      screen.press("Enter", "\n")
      screen.advance(1)
      #expect(log.take() == ["Go"])
      _ = self.alert(.alert, [action("OK"), action("Cancel", .cancel)])
      screen.press("Escape")
      screen.advance(1)
      #expect(log.take() == ["Cancel"])
    }

    @Test func manyActionsAreBelowEachOther() {
      _ = alert(.alert, (1...4).map { action("Action \($0)") })
      tap("Action 3")
      #expect(log.take() == ["Action 3"])
    }

    @Test func titlesMayChangeWhileItIsShown() {
      let alert = alert(.alert, [action("OK")])
      alert.title = "Other"
      alert.message = "Words"
      screen.commit()
      let texts = screen.stage.texts.map(\.text)
      #expect(texts.contains("Other") && texts.contains("Words"))
      let copy = alert.actions[0].copy() as? UIAlertAction
      #expect(copy?.title == "OK")
    }
  }
}
