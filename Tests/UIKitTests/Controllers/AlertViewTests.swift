import Testing
import UIKit

@testable import UIKitCore

/// A delegate that records the calls of alert views and action sheets.
private final class AlertDelegate: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
  let log = CallLog()
  var onClick: () -> Void = {}
  var onEnd: (UIAlertView) -> Void = { _ in }

  func willPresent(_ alertView: UIAlertView) { log.note("willPresent") }
  func didPresent(_ alertView: UIAlertView) { log.note("didPresent") }
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    log.note("clicked \(buttonIndex)")
    onClick()
  }
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    log.note("willDismiss \(buttonIndex)")
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    log.note("didDismiss \(buttonIndex)")
    onEnd(alertView)
  }
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
    alertView.textField(at: 0).map { $0.text?.isEmpty == false } ?? true
  }

  func willPresent(_ actionSheet: UIActionSheet) { log.note("willPresent") }
  func didPresent(_ actionSheet: UIActionSheet) { log.note("didPresent") }
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    log.note("clicked \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
    log.note("willDismiss \(buttonIndex)")
  }
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    log.note("didDismiss \(buttonIndex)")
  }
}

extension OnScreen {
  /// Follows <https://developer.apple.com/documentation/uikit/uialertview>.
  @MainActor struct AlertViewTests {
    private let screen = TestScreen()
    private let delegate = AlertDelegate()
    private var log: CallLog { delegate.log }

    private func tap(_ text: String) {
      screen.tap(text)
      screen.advance(1)
    }

    @Test func buttonsAreNumberedFromTheCancelButtonOn() {
      let alert = UIAlertView(
        title: "Title", message: "Message", delegate: delegate, cancelButtonTitle: "No",
        otherButtonTitles: "Yes", "Maybe")
      #expect(alert.addButton(withTitle: "Later") == 3)
      #expect(alert.numberOfButtons == 4 && alert.cancelButtonIndex == 0)
      #expect(alert.firstOtherButtonIndex == 1)
      #expect(
        (-1...4).map(alert.buttonTitle) == [nil, "No", "Yes", "Maybe", "Later", nil])
      let plain = UIAlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
      #expect(plain.numberOfButtons == 0 && plain.cancelButtonIndex == -1)
      #expect(plain.firstOtherButtonIndex == -1 && plain.alertViewStyle == .default)
    }

    @Test func theDelegateIsToldInOrder() {
      let alert = UIAlertView(
        title: "Title", message: "Message", delegate: delegate, cancelButtonTitle: "No",
        otherButtonTitles: "Yes")
      var wasVisible = false
      delegate.onClick = { wasVisible = alert.isVisible }
      alert.show()
      #expect(log.take() == ["willPresent"] && alert.isVisible)
      screen.advance(1)
      #expect(log.take() == ["didPresent"])
      #expect(Set(["Title", "Message", "No", "Yes"]).isSubset(of: screen.stage.texts.map(\.text)))
      screen.tap("Yes")
      #expect(log.take() == ["clicked 1", "willDismiss 1"] && wasVisible)
      screen.advance(1)
      #expect(log.take() == ["didDismiss 1"] && !alert.isVisible)
      #expect(!screen.stage.texts.map(\.text).contains("Title"))
      #expect(screen.window.isKeyWindow)
    }

    @Test func nobodyElseNeedsToKeepAnAlertThatIsShown() {
      weak var kept: UIAlertView?
      do {
        let alert = UIAlertView(
          title: "Title", message: nil, delegate: delegate, cancelButtonTitle: "OK")
        alert.show()
        kept = alert
      }
      screen.advance(1)
      #expect(kept != nil)
      tap("OK")
      #expect(log.take().last == "didDismiss 0")
      #expect(kept == nil)
    }

    @Test func anAlertMayBeShownAgainAsSoonAsItIsDismissed() {
      weak var kept: UIAlertView?
      delegate.onEnd = { alert in
        delegate.onEnd = { _ in }
        kept = alert
        alert.show()
      }
      UIAlertView(title: "Title", message: nil, delegate: delegate, cancelButtonTitle: "OK").show()
      screen.advance(1)
      tap("OK")
      #expect(kept?.isVisible == true)
      tap("OK")
      #expect(log.take().last == "didDismiss 0" && kept == nil)
    }

    @Test func dismissingTellsOfNoClick() {
      let alert = UIAlertView(
        title: "Title", message: nil, delegate: delegate, cancelButtonTitle: "OK")
      alert.show()
      screen.advance(1)
      _ = log.take()
      alert.dismiss(withClickedButtonIndex: 0, animated: true)
      alert.dismiss(withClickedButtonIndex: 0, animated: true)
      #expect(log.take() == ["willDismiss 0"])
      screen.advance(1)
      #expect(log.take() == ["didDismiss 0"] && !alert.isVisible)
    }

    @Test func aStyleBringsTextFields() {
      let alert = UIAlertView(
        title: "Title", message: nil, delegate: delegate, cancelButtonTitle: "No")
      alert.addButton(withTitle: "Yes")
      alert.alertViewStyle = .loginAndPasswordInput
      #expect(alert.textField(at: 0)?.placeholder == "Login")
      #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
      #expect(alert.textField(at: 1)?.isSecureTextEntry == true && alert.textField(at: 2) == nil)
      alert.alertViewStyle = .secureTextInput
      #expect(alert.textField(at: 0)?.isSecureTextEntry == true && alert.textField(at: 1) == nil)
      alert.alertViewStyle = .plainTextInput
      alert.show()
      screen.advance(1)
      _ = log.take()
      tap("Yes")
      #expect(log.take() == [], "the delegate wants a text first")
      screen.type("abc")
      #expect(alert.textField(at: 0)?.text == "abc")
      tap("Yes")
      #expect(log.take() == ["clicked 1", "willDismiss 1", "didDismiss 1"])
    }

    @Test func anAlertMayBeShownWhenAnotherIsClicked() {
      let second = UIAlertView(
        title: "Second", message: nil, delegate: nil, cancelButtonTitle: "Done")
      delegate.onClick = { second.show() }
      UIAlertView(title: "First", message: nil, delegate: delegate, cancelButtonTitle: "OK").show()
      screen.advance(1)
      tap("OK")
      #expect(second.isVisible && screen.stage.texts.map(\.text).contains("Second"))
      tap("Done")
      #expect(!second.isVisible && screen.window.isKeyWindow)
    }

    @Test func anActionSheetsOtherButtonsComeBehindItsCancelButton() {
      let sheet = UIActionSheet(
        title: "Title", delegate: delegate, cancelButtonTitle: "Cancel",
        destructiveButtonTitle: "Delete", otherButtonTitles: "Copy", "Move")
      #expect((0..<4).map(sheet.buttonTitle) == ["Delete", "Cancel", "Copy", "Move"])
      #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1)
      #expect(sheet.firstOtherButtonIndex == 2 && sheet.actionSheetStyle == .automatic)
      sheet.show(in: screen.view)
      screen.advance(1)
      #expect(log.take() == ["willPresent", "didPresent"] && sheet.isVisible)
      let color = screen.stage.texts.first { $0.text == "Delete" }?.color
      #expect((color?.red ?? 0) > 0.9 && (color?.blue ?? 1) < 0.5)
      tap("Move")
      #expect(log.take() == ["clicked 3", "willDismiss 3", "didDismiss 3"] && !sheet.isVisible)
    }

    @Test func aTapOutsideCancelsAnActionSheet() {
      let sheet = UIActionSheet(
        title: nil, delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil)
      sheet.addButton(withTitle: "Copy")
      sheet.show(in: screen.view)
      screen.advance(1)
      _ = log.take()
      screen.tap(at: CGPoint(x: 200, y: 100))
      screen.advance(1)
      #expect(log.take() == ["clicked 0", "willDismiss 0", "didDismiss 0"])
    }

    @Test func aTapBesideAnActionSheetWithoutACancelButtonDismissesIt() {
      let screen = TestScreen(.iPad)
      weak var kept: UIActionSheet?
      do {
        let sheet = UIActionSheet(
          title: nil, delegate: delegate, cancelButtonTitle: nil, destructiveButtonTitle: nil)
        sheet.addButton(withTitle: "Copy")
        sheet.show(
          from: CGRect(x: 20, y: 300, width: 100, height: 40), in: screen.view, animated: true)
        kept = sheet
      }
      screen.advance(1)
      _ = log.take()
      screen.tap(at: CGPoint(x: screen.view.bounds.maxX - 20, y: 700))
      #expect(log.take() == ["willDismiss -1"])
      screen.advance(1)
      #expect(log.take() == ["didDismiss -1"])
      #expect(kept == nil)
    }

    @Test func anActionSheetThatTheAppDismissesItselfMayBeShownAgain() {
      let sheet = UIActionSheet(
        title: nil, delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil)
      for _ in 0..<2 {
        sheet.show(in: screen.view)
        screen.advance(1)
        #expect(log.take() == ["willPresent", "didPresent"])
        screen.root.dismiss(animated: true)
        screen.advance(1)
        #expect(log.take() == ["willDismiss 0", "didDismiss 0"] && !sheet.isVisible)
      }
    }

    @Test func anActionSheetThatCannotBePresentedEndsAtOnce() {
      let sheet = UIActionSheet(
        title: nil, delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil)
      screen.view.removeFromSuperview()
      sheet.show(in: screen.window)
      #expect(!sheet.isVisible)
      #expect(log.take().last == "didDismiss 0")
    }

    @Test func anActionSheetIsBesideItsSourceOnATablet() {
      let screen = TestScreen(.iPad)
      let sheet = UIActionSheet(
        title: nil, delegate: delegate, cancelButtonTitle: nil, destructiveButtonTitle: nil)
      sheet.addButton(withTitle: "Copy")
      sheet.show(
        from: CGRect(x: 20, y: 300, width: 100, height: 40), in: screen.view, animated: true)
      screen.advance(1)
      let copy = screen.stage.texts.first { $0.text == "Copy" }
      #expect(copy.map { $0.origin.x < 400 && $0.origin.y > 200 && $0.origin.y < 500 } == true)
      screen.tap("Copy")
      screen.advance(1)
      #expect(log.take().last == "didDismiss 0")
    }
  }
}
