import DisplayList
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Text views with several selected ranges, and delegates that are asked about ranges.
  @MainActor struct SelectedRangesTests {
    private final class Follower: NSObject, UITextViewDelegate, UITextFieldDelegate,
      UISearchBarDelegate
    {
      let log = CallLog()

      private func note(_ ranges: [NSValue]) {
        let texts = ranges.map { "\($0.rangeValue.location),\($0.rangeValue.length)" }
        log.note("ranges " + texts.joined(separator: " "))
      }

      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        log.note("range \(range.location),\(range.length)")
        return true
      }

      func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
        replacementText text: String
      ) -> Bool {
        note(ranges)
        return true
      }

      func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        note(ranges)
        return UIMenu(children: [UIAction(title: "Mark") { _ in }])
      }

      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        log.note("range \(range.location),\(range.length)")
        return true
      }

      func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
        replacementString string: String
      ) -> Bool {
        note(ranges)
        return true
      }

      func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue],
        replacementText: String
      ) -> Bool {
        note(ranges)
        return false
      }
    }

    private let screen = TestScreen()
    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    private let follower = Follower()

    init() {
      view.font = .systemFont(ofSize: 17)
      view.text = "one two three four"
      screen.view.addSubview(view)
      screen.commit()
      view.becomeFirstResponder()
    }

    private func select() {
      view.selectedRanges = [NSRange(location: 8, length: 6), NSRange(location: 0, length: 4)]
    }

    /// Runs a test with or without the behavior of iOS 26.
    private func asking(ranges: Bool, _ test: () throws -> Void) rethrows {
      let former = TextDelegateCalls.useRanges
      TextDelegateCalls.useRanges = ranges
      defer { TextDelegateCalls.useRanges = former }
      try test()
    }

    // MARK: Selecting

    @Test func rangesAreSortedAndMerged() {
      #expect(view.selectedRanges.count == 1)
      select()
      #expect(
        view.selectedRanges
          == [NSRange(location: 0, length: 4), NSRange(location: 8, length: 6)])
      #expect(view.selectedRange == NSRange(location: 0, length: 14))
      view.selectedRanges = [
        NSRange(location: 2, length: 3), NSRange(location: 0, length: 3),
        NSRange(location: 9, length: 0), NSRange(location: 15, length: 99),
      ]
      #expect(
        view.selectedRanges
          == [NSRange(location: 0, length: 5), NSRange(location: 15, length: 3)])
      view.selectedRanges = [NSRange(location: 4, length: 0)]
      #expect(view.selectedRanges == [NSRange(location: 4, length: 0)])
      select()
      view.selectedRange = NSRange(location: 4, length: 3)
      #expect(view.selectedRanges == [NSRange(location: 4, length: 3)])
    }

    @Test func aRangeAfterTheTextIsItsEnd() {
      let end = NSRange(location: 18, length: 0)
      view.selectedRange = NSRange(location: NSNotFound, length: 3)
      #expect(view.selectedRange == end)
      view.selectedRange = NSRange(location: 4, length: NSNotFound)
      #expect(view.selectedRange == NSRange(location: 4, length: 14))
      view.selectedRanges = [NSRange(location: NSNotFound, length: 3)]
      #expect(view.selectedRanges == [end])
    }

    @Test func onlySelectedTextIsHighlighted() throws {
      view.selectedRange = NSRange(location: 0, length: 4)
      screen.commit()
      let highlight = try #require(view.all(SelectionHighlight.self).first)
      let first = highlight.frame
      select()
      screen.commit()
      #expect(highlight.frame.minX == first.minX && highlight.frame.maxX > first.maxX)
      let words = try #require(
        view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
      let end = view.firstRect(for: words)
      #expect(highlight.frame.maxX < end.maxX)
      #expect(try color(at: 6) != color(at: 10))
    }

    private func color(at offset: Int) throws -> Color? {
      let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      let caret = view.caretRect(for: position)
      let place = view.convert(CGPoint(x: caret.midX, y: caret.minY + 1), to: nil)
      return screen.stage.color(at: place)
    }

    // MARK: Editing

    @Test func typedTextReplacesTheFirstRangeAndDeletesTheOthers() {
      select()
      screen.type("x")
      #expect(view.text == "xtwo four")
      #expect(view.selectedRanges == [NSRange(location: 1, length: 0)])
      screen.type("y")
      #expect(view.text == "xytwo four")
      view.undoManager?.undo()
      view.undoManager?.undo()
      #expect(view.text == "one two three four" && view.selectedRanges.count == 2)
      view.undoManager?.redo()
      #expect(view.text == "xtwo four")
    }

    @Test func deletingDeletesAllRanges() {
      select()
      screen.press("Backspace")
      #expect(view.text == "two four")
      #expect(view.selectedRanges == [NSRange(location: 0, length: 0)])
    }

    @Test func cuttingCopiesAllRanges() {
      select()
      view.copy(nil)
      #expect(UIPasteboard.general.string == "one three ")
      view.cut(nil)
      #expect(view.text == "two four" && UIPasteboard.general.string == "one three ")
      view.text = "one two three four"
      select()
      UIPasteboard.general.string = "new "
      view.paste(nil)
      #expect(view.text == "new two four")
    }

    @Test func attributesBetweenTheRangesStay() {
      let text = NSMutableAttributedString(
        string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      text.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
      view.attributedText = text
      view.selectedRanges = [NSRange(location: 0, length: 4), NSRange(location: 7, length: 6)]
      screen.press("Backspace")
      #expect(view.text == "two")
      let color = view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil)
      #expect(color as? UIColor == .red)
    }

    // MARK: Delegates

    @Test func aDelegateIsAskedAboutAllRanges() {
      view.delegate = follower
      asking(ranges: true) {
        select()
        screen.type("x")
        screen.press("Backspace")
        #expect(follower.log.take() == ["ranges 0,4 8,6", "ranges 0,1"])
      }
      view.text = "one two three four"
      asking(ranges: false) {
        select()
        screen.type("x")
        #expect(follower.log.take() == ["range 0,14"])
      }
    }

    @Test func aDelegateWithoutRangesIsAskedAboutTheRangeAroundThem() {
      let delegate = TextViewDelegate()
      view.delegate = delegate
      asking(ranges: true) {
        select()
        screen.type("x")
        #expect(delegate.changed.map(\.range) == [NSRange(location: 0, length: 14)])
      }
    }

    @Test func theDelegateProvidesAMenuForRanges() {
      view.delegate = follower
      asking(ranges: true) {
        select()
        #expect(TextEditMenu(view).items {}.map(\.title) == ["Mark"])
        #expect(follower.log.take() == ["ranges 0,4 8,6"])
      }
      asking(ranges: false) {
        #expect(TextEditMenu(view).items {}.map(\.title).contains("Copy"))
        #expect(follower.log.take() == [])
      }
    }

    @Test func theDelegateOfAFieldIsAskedAboutRangesSinceIOS26() {
      let field = UITextField(frame: CGRect(x: 20, y: 350, width: 200, height: 40))
      field.delegate = follower
      screen.view.addSubview(field)
      field.becomeFirstResponder()
      asking(ranges: true) {
        screen.type("a")
        #expect(follower.log.take() == ["ranges 0,0"])
      }
      asking(ranges: false) {
        screen.type("b")
        #expect(follower.log.take() == ["range 1,0"] && field.text == "ab")
      }
    }

    @Test func theDelegateOfASearchBarIsAskedAboutRangesSinceIOS26() {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 350, width: 390, height: 56))
      bar.delegate = follower
      screen.view.addSubview(bar)
      bar.becomeFirstResponder()
      asking(ranges: true) {
        screen.type("a")
        #expect(follower.log.take() == ["ranges 0,0"] && bar.text?.isEmpty != false)
      }
      asking(ranges: false) {
        screen.type("b")
        #expect(follower.log.take() == [] && bar.text == "b")
      }
    }
  }
}
