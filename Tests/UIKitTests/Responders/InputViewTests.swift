import Testing

@testable import UIKit

extension OnScreen {
  /// Views and view controllers in place of the keyboard.
  @MainActor struct InputViewTests {
    private final class Digits: UIInputViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.frame.size.height = 120
      }
    }

    private final class Field: UITextField {
      let digits = Digits()
      var accessory: UIInputViewController?

      override var inputViewController: UIInputViewController? { digits }
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
      #expect(field.inputAssistantItem === field.inputAssistantItem)
      field.inputAssistantItem.leadingBarButtonGroups = []
      #expect(field.inputAssistantItem.allowsHidingShortcuts)
    }

    @Test func groupsHoldItems() {
      let item = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
      let group = item.creatingFixedGroup()
      #expect(group.barButtonItems == [item] && !group.isDisplayingRepresentativeItem)
      group.isHidden = true
      #expect(item.isHidden)
    }
  }
}
