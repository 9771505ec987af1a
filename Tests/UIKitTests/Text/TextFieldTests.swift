import DeviceProtocol
import DisplayList
import Testing
import UIKit

extension OnScreen {
  @MainActor struct TextFieldTests {
    private let screen = TestScreen()
    private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
    private let delegate = FieldDelegate()

    init() {
      field.delegate = delegate
      screen.view.addSubview(field)
      screen.commit()
    }

    /// The selected range, in UTF-16 units.
    private var selection: Range<Int>? {
      field.selectedTextRange.map {
        let start = field.offset(from: field.beginningOfDocument, to: $0.start)
        return start..<(start + field.offset(from: $0.start, to: $0.end))
      }
    }

    private func select(_ range: Range<Int>) {
      let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound)
      let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
      field.selectedTextRange = start.flatMap { start in
        end.flatMap { field.textRange(from: start, to: $0) }
      }
    }

    @Test func aTapBeginsEditingAndAsksFirst() {
      let log = CallLog()
      field.note(in: log)
      screen.tap(field)
      #expect(field.isFirstResponder && field.isEditing)
      let calls = delegate.log.take()
      #expect(calls.filter { $0 != "selection" } == ["shouldBegin", "didBegin"])
      #expect(log.take().contains("editBegin"))
      field.resignFirstResponder()
      #expect(delegate.log.take().filter { $0 != "selection" } == ["shouldEnd", "didEnd"])
      #expect(delegate.reasons == [.committed])
      #expect(!field.isEditing)
    }

    @Test func aDelegateMayRefuseToBeginOrEnd() {
      delegate.begins = false
      #expect(!field.becomeFirstResponder())
      delegate.begins = true
      #expect(field.becomeFirstResponder())
      delegate.ends = false
      #expect(!field.resignFirstResponder())
      #expect(field.isFirstResponder)
      #expect(screen.view.endEditing(true))
      #expect(!field.isFirstResponder)
    }

    @Test func keysInsertAndDelete() {
      field.becomeFirstResponder()
      let log = CallLog()
      field.note(in: log)
      screen.type("abc")
      #expect(field.text == "abc")
      #expect(log.take() == ["edit", "edit", "edit"])
      screen.press("Backspace")
      #expect(field.text == "ab")
      #expect(
        delegate.changed.map(\.range)
          == [
            NSRange(location: 0, length: 0), NSRange(location: 1, length: 0),
            NSRange(location: 2, length: 0), NSRange(location: 2, length: 1),
          ])
      #expect(delegate.changed.map(\.text) == ["a", "b", "c", ""])
      delegate.changes = false
      screen.type("z")
      #expect(field.text == "ab")
    }

    @Test func settingTheTextByCodeAsksNobody() {
      let log = CallLog()
      field.note(in: log)
      field.text = "code"
      #expect(delegate.changed.isEmpty)
      #expect(log.take() == [])
      field.text = nil
      #expect(field.text == "")
    }

    @Test func returnAsksTheDelegateAndSendsTheExitEvent() {
      let log = CallLog()
      field.becomeFirstResponder()
      field.note(in: log)
      screen.press("Enter", "\n")
      #expect(delegate.log.take().contains("shouldReturn"))
      #expect(log.take().contains("exitEnd"))
    }

    @Test func notificationsArePosted() {
      let log = NotificationLog(
        [
          UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
          UITextField.textDidEndEditingNotification,
        ], object: field)
      field.becomeFirstResponder()
      screen.type("a")
      field.resignFirstResponder()
      #expect(
        log.names == [
          "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
          "UITextFieldTextDidEndEditingNotification",
        ])
    }

    @Test func arrowsMoveTheCaretAndShiftSelects() {
      field.text = "one two"
      field.becomeFirstResponder()
      #expect(selection == 7..<7)
      screen.press("ArrowLeft")
      #expect(selection == 6..<6)
      screen.press("ArrowLeft", "", .shift)
      #expect(selection == 5..<6)
      screen.press("ArrowLeft", "", .option)
      screen.press("ArrowLeft", "", .option)
      #expect(selection == 0..<0)
      screen.press("ArrowRight", "", .option)
      #expect(selection == 3..<3)
      screen.press("ArrowRight", "", .command)
      #expect(selection == 7..<7)
      screen.press("KeyA", "a", .command)
      #expect(selection == 0..<7)
      screen.type("x")
      #expect(field.text == "x")
    }

    @Test func copyCutAndPasteUseThePasteboard() {
      field.text = "Copy me"
      field.becomeFirstResponder()
      select(0..<4)
      #expect(field.text(in: field.selectedTextRange ?? UITextRange()) == "Copy")
      field.copy(nil)
      #expect(UIPasteboard.general.string == "Copy")
      field.cut(nil)
      #expect(field.text == " me")
      select(3..<3)
      field.paste(nil)
      #expect(field.text == " meCopy")
      screen.press("KeyA", "a", .command)
      screen.press("KeyX", "x", .command)
      #expect(field.text == "")
      screen.press("KeyV", "v", .command)
      #expect(field.text == " meCopy")
      field.selectAll(nil)
      #expect(selection == 0..<7)
      field.delete(nil)
      #expect(field.text == "")
    }

    @Test func undoTakesBackAndRedoBringsAgain() {
      field.becomeFirstResponder()
      screen.type("ab")
      screen.press("KeyZ", "z", .command)
      #expect(field.text != "ab")
      screen.press("KeyZ", "z", [.command, .shift])
      #expect(field.text == "ab")
    }

    @Test func anInputMethodMarksItsText() {
      field.becomeFirstResponder()
      screen.send(.text(.setMarked("にほ")))
      #expect(field.text == "にほ")
      #expect(field.markedTextRange != nil)
      screen.send(.text(.setMarked("日本")))
      #expect(field.text == "日本")
      screen.send(.text(.unmark))
      #expect(field.markedTextRange == nil)
      screen.send(.text(.insert("語")))
      #expect(field.text == "日本語")
      screen.send(.text(.select(0..<1)))
      #expect(selection == 0..<1)
      screen.send(.text(.paste("に")))
      #expect(field.text == "に本語")
    }

    @Test func theTextIsASequenceOfPositions() {
      field.text = "Hello"
      let start = field.beginningOfDocument
      let end = field.endOfDocument
      #expect(field.offset(from: start, to: end) == 5)
      #expect(field.compare(start, to: end) == .orderedAscending)
      #expect(field.compare(end, to: end) == .orderedSame)
      #expect(field.position(from: end, offset: 1) == nil)
      let range = field.position(from: start, offset: 1).flatMap {
        field.textRange(from: $0, to: end)
      }
      #expect(range.flatMap { field.text(in: $0) } == "ello")
      if let range { field.replace(range, withText: "i") }
      #expect(field.text == "Hi")
      #expect(
        field.firstRect(for: field.textRange(from: start, to: end) ?? UITextRange()).width > 5)
      let first = field.caretRect(for: start)
      let last = field.caretRect(for: field.endOfDocument)
      #expect(last.minX > first.minX)
      let near = field.closestPosition(to: CGPoint(x: 290, y: 20))
      #expect(near.map { field.compare($0, to: field.endOfDocument) } == .orderedSame)
    }

    @Test func aClearButtonClearsWhereTheDelegateAllows() {
      field.text = "Away"
      field.clearButtonMode = .always
      screen.commit()
      let rect = field.clearButtonRect(forBounds: field.bounds)
      let place = field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
      delegate.clears = false
      screen.tap(at: place)
      #expect(field.text == "Away")
      delegate.clears = true
      screen.tap(at: place)
      #expect(field.text == "")
      #expect(delegate.log.take().contains("shouldClear"))
    }

    @Test func sideViewsAndBordersInsetTheText() {
      let bare = field.textRect(forBounds: field.bounds)
      #expect(bare.width == 300)
      field.borderStyle = .roundedRect
      let bordered = field.textRect(forBounds: field.bounds)
      #expect(bordered.minX == 7)
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      field.leftViewMode = .always
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      field.rightViewMode = .whileEditing
      #expect(field.textRect(forBounds: field.bounds).minX >= 30)
      #expect(field.leftViewRect(forBounds: field.bounds).size == CGSize(width: 30, height: 20))
      screen.commit()
      #expect(field.leftView?.isDescendant(of: field) == true)
      #expect(field.rightView?.isDescendant(of: field) != true || field.rightView?.isHidden == true)
      field.becomeFirstResponder()
      screen.commit()
      #expect(field.rightView?.isDescendant(of: field) == true)
      #expect(field.editingRect(forBounds: field.bounds).maxX <= 260)
      #expect(field.placeholderRect(forBounds: field.bounds).minX >= 30)
      #expect(field.rightViewRect(forBounds: field.bounds).maxX <= 300)
      #expect(field.borderRect(forBounds: field.bounds) == field.bounds)
    }

    @Test func thePlaceholderShowsWhileThereIsNoText() {
      field.placeholder = "Name"
      screen.commit()
      #expect(screen.stage.texts.contains { $0.text == "Name" })
      field.text = "Bob"
      screen.commit()
      #expect(!screen.stage.texts.contains { $0.text == "Name" })
      #expect(screen.stage.texts.contains { $0.text == "Bob" })
      #expect(screen.element(of: field)?.placeholder == "Name")
      field.attributedPlaceholder = NSAttributedString(
        string: "Red", attributes: [.foregroundColor: UIColor.red])
      field.text = ""
      screen.commit()
      #expect(screen.stage.texts.first { $0.text == "Red" }?.color.red == 1)
    }

    @Test func aSecretIsShownAsDots() {
      field.isSecureTextEntry = true
      field.text = "abc"
      screen.commit()
      #expect(screen.stage.texts.contains { $0.text == "•••" })
      #expect(!screen.stage.texts.contains { $0.text.contains("abc") })
      field.becomeFirstResponder()
      screen.type("z")
      #expect(field.text == "z" || field.text == "abcz")
      #expect(!field.canPerformAction("copy:", withSender: nil))
    }

    @Test func clearsOnBeginEditingWhereAsked() {
      field.text = "old"
      field.clearsOnBeginEditing = true
      screen.tap(field)
      #expect(field.text == "")
    }

    @Test func attributesOfTheWholeTextAreKept() {
      field.defaultTextAttributes = [
        .foregroundColor: UIColor.green, .font: UIFont.boldSystemFont(ofSize: 20),
      ]
      field.text = "Green"
      #expect(field.textColor == .green)
      #expect(field.font?.pointSize == 20)
      field.attributedText = NSAttributedString(
        string: "Blue", attributes: [.foregroundColor: UIColor.blue])
      #expect(field.text == "Blue")
      screen.commit()
      #expect(screen.stage.texts.first { $0.text == "Blue" }?.color.blue == 1)
    }

    @Test func textShrinksToFitWhereAsked() {
      field.font = .systemFont(ofSize: 17)
      field.text = String(repeating: "wide ", count: 8)
      field.adjustsFontSizeToFitWidth = true
      field.minimumFontSize = 12
      screen.commit()
      let size = screen.stage.texts.last?.font.size ?? 0
      #expect(size < 17 && size >= 12)
    }

    @Test(arguments: [(2, 0..<5), (3, 0..<12)])
    func aDoubleTapSelectsAWordAndATripleTapAll(_ taps: Int, _ expected: Range<Int>) {
      field.text = "first second"
      field.becomeFirstResponder()
      let start = field.caretRect(for: field.beginningOfDocument)
      let place = field.convert(CGPoint(x: start.midX + 12, y: start.midY), to: nil)
      screen.advance(1)
      screen.tap(at: place, times: taps)
      #expect(selection == expected)
    }

    @Test func tabGoesOnToTheNextField() {
      let next = UITextField(frame: CGRect(x: 20, y: 260, width: 300, height: 40))
      screen.view.addSubview(next)
      field.becomeFirstResponder()
      screen.press("Tab", "\t")
      #expect(next.isFirstResponder)
      screen.press("Tab", "\t", .shift)
      #expect(field.isFirstResponder)
    }

    @Test func theKeyboardComesAndGoesWithNotifications() {
      let log = NotificationLog([
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidHideNotification,
      ])
      field.becomeFirstResponder()
      screen.advance(1)
      field.resignFirstResponder()
      screen.advance(1)
      #expect(
        log.names == [
          "UIKeyboardWillShowNotification", "UIKeyboardWillHideNotification",
          "UIKeyboardDidHideNotification",
        ])
      let frames = log.notes.compactMap {
        ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      }
      #expect(frames.first?.maxY == 852)
      #expect((frames.first?.height ?? 0) > 200)
      #expect(frames.last?.minY == 852)
    }

    @Test func inputViewsTakeTheKeyboardsPlace() {
      let input = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
      let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      field.inputView = input
      field.inputAccessoryView = accessory
      field.becomeFirstResponder()
      screen.advance(1)
      #expect(input.window != nil && accessory.window != nil)
      #expect(accessory.convert(accessory.bounds, to: nil).maxY <= 852 - 100)
      field.inputView = nil
      field.reloadInputViews()
      screen.advance(1)
      #expect(input.window == nil)
    }

    @Test func aPlaceholderMaySetItsStyleWhenItChanges() {
      final class Field: UITextField {
        override var placeholder: String? {
          didSet {
            attributedPlaceholder = NSAttributedString(
              string: placeholder ?? "", attributes: [.foregroundColor: UIColor.red])
          }
        }
      }
      let field = Field()
      field.placeholder = "Name"
      #expect(field.placeholder == "Name" && field.attributedPlaceholder?.string == "Name")
      field.attributedPlaceholder = NSAttributedString(string: "Other")
      #expect(field.placeholder == "Other")
    }

    @Test(arguments: [(17, 34), (20, 34), (25, 40)] as [(CGFloat, CGFloat)])
    func aRoundedFieldIsAsHighAsItsTextNeeds(_ size: CGFloat, _ height: CGFloat) {
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: size)
      #expect(field.intrinsicContentSize.height == height)
    }

    @Test func aDisabledFieldIsNotEdited() {
      field.isEnabled = false
      screen.tap(field)
      #expect(!field.isFirstResponder)
      #expect(!field.canBecomeFirstResponder)
    }
  }
}
