import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Views and view controllers that replace the keyboard.
  @MainActor struct InputViewTests {
    private final class Digits: UIInputViewController {
      let log = CallLog()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.frame.size.height = 120
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.note("didAppear")
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.note("willDisappear")
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.note("didDisappear")
      }

      override func textWillChange(_ textInput: (any UITextInput)?) {
        log.note("textWillChange \(textDocumentProxy.documentContextBeforeInput ?? "")")
      }

      override func textDidChange(_ textInput: (any UITextInput)?) {
        log.note("textDidChange \(textDocumentProxy.documentContextBeforeInput ?? "")")
      }

      override func selectionWillChange(_ textInput: (any UITextInput)?) {
        log.note("selectionWillChange \(textDocumentProxy.selectedText ?? "")")
      }

      override func selectionDidChange(_ textInput: (any UITextInput)?) {
        log.note("selectionDidChange \(textDocumentProxy.selectedText ?? "")")
      }
    }

    private final class Field: UITextField {
      let digits = Digits()
      var accessory: UIInputViewController?

      private let shortcuts = UITextInputAssistantItem()

      override var inputViewController: UIInputViewController? { digits }
      override var inputAssistantItem: UITextInputAssistantItem { shortcuts }
      override var inputAccessoryViewController: UIInputViewController? { accessory }
    }

    private let screen = TestScreen()
    private let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    init() {
      field.text = "one two"
      screen.view.addSubview(field)
    }

    @Test func theViewOfAViewControllerReplacesTheKeyboard() {
      field.becomeFirstResponder()
      screen.advance(1)
      #expect(field.digits.view.window != nil && field.digits.inputView != nil)
      #expect(field.digits.inputView?.inputViewStyle == .keyboard)
      field.digits.dismissKeyboard()
      screen.advance(1)
      #expect(!field.isFirstResponder && field.digits.view.window == nil)
    }

    @Test func itWritesIntoTheTextThatIsEdited() {
      field.becomeFirstResponder()
      let proxy = field.digits.textDocumentProxy
      field.selectedTextRange = field.textRange(
        from: field.position(from: field.beginningOfDocument, offset: 3)!,
        to: field.position(from: field.beginningOfDocument, offset: 4)!)
      #expect(proxy.documentContextBeforeInput == "one")
      #expect(proxy.documentContextAfterInput == "two" && proxy.selectedText == " ")
      proxy.insertText("-")
      #expect(field.text == "one-two" && proxy.selectedText == nil)
      proxy.adjustTextPosition(byCharacterOffset: -1)
      proxy.deleteBackward()
      #expect(field.text == "on-two" && proxy.hasText)
      #expect(proxy.documentInputMode?.primaryLanguage != nil)
    }

    @Test func itIsToldWhatChangesInTheTextWhileItIsShown() {
      field.text = "one"
      field.becomeFirstResponder()
      screen.advance(1)
      #expect(field.digits.log.take() == ["didAppear"])
      field.digits.textDocumentProxy.insertText("!")
      #expect(field.digits.log.take() == ["textWillChange one", "textDidChange one!"])
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument,
        to: field.position(from: field.beginningOfDocument, offset: 3)!)
      #expect(field.digits.log.take() == ["selectionWillChange ", "selectionDidChange one"])
      field.resignFirstResponder()
      screen.advance(1)
      #expect(field.digits.log.take() == ["willDisappear", "didDisappear"])
      field.text = "two"
      #expect(field.digits.log.take().isEmpty && field.inputDelegate == nil)
    }

    @Test func itDisappearsAsTheKeyboardBeginsToGo() {
      field.becomeFirstResponder()
      screen.advance(1)
      _ = field.digits.log.take()
      field.resignFirstResponder()
      screen.advance(0.1)
      #expect(field.digits.log.take() == ["willDisappear"])
      field.becomeFirstResponder()
      screen.advance(1)
      #expect(field.digits.log.take() == ["didAppear"] && field.digits.view.window != nil)
      field.resignFirstResponder()
      screen.advance(1)
      #expect(field.digits.log.take() == ["willDisappear", "didDisappear"])
    }

    @Test func itAppearsNoEarlierThanTheAppsContent() {
      let app = UIApplication.shared
      app.isShowingContent = false
      field.becomeFirstResponder()
      screen.advance(1)
      #expect(field.digits.log.take().isEmpty && field.digits.view.window != nil)
      app.enterForeground(isLaunch: true)
      app.becomeActive()
      screen.advance(1)
      #expect(field.digits.log.take() == ["didAppear"])
    }

    @Test func anAccessorysViewControllerIsToldToo() {
      let accessory = Digits()
      field.accessory = accessory
      field.becomeFirstResponder()
      screen.advance(1)
      _ = accessory.log.take()
      screen.type("a")
      #expect(accessory.log.take().suffix(1) == ["textDidChange one twoa"])
    }

    @Test func anInputViewMaySizeItselfByItsConstraints() {
      let view = UIInputView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 300), inputViewStyle: .default)
      view.allowsSelfSizing = true
      view.heightAnchor.constraint(equalToConstant: 70).isActive = true
      let text = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      text.inputAccessoryView = view
      screen.view.addSubview(text)
      text.becomeFirstResponder()
      screen.advance(1)
      #expect(view.bounds.height == 70)
    }

    @Test func aRespondersWayOfInputIsTheDevicesLanguage() {
      #expect(field.textInputMode?.primaryLanguage?.hasPrefix("en") == true)
      #expect(UIView().textInputMode == nil)
      let view = UITextView()
      #expect(view.inputAssistantItem === view.inputAssistantItem)
      #expect(view.inputAssistantItem !== UITextView().inputAssistantItem)
      #expect(view.inputAssistantItem.allowsHidingShortcuts)
      view.inputAssistantItem.allowsHidingShortcuts = false
      #expect(!view.inputAssistantItem.allowsHidingShortcuts)
    }

    @Test func aResponderMayHaveShortcutsOfItsOwn() {
      let responder: UIResponder = field
      field.inputAssistantItem.allowsHidingShortcuts = false
      #expect(!responder.inputAssistantItem.allowsHidingShortcuts)
    }

    @Test func groupsHoldItems() {
      let item = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
      let group = item.creatingFixedGroup()
      #expect(group.barButtonItems == [item] && !group.isDisplayingRepresentativeItem)
    }
  }
}
