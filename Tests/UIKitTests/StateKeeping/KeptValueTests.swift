import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The values of views that are preserved when the app is rebuilt.
  @MainActor struct KeptValueTests {
    private let screen = TestScreen()

    private func kept(_ view: UIView, isChanged: Bool = true) -> [ViewState.Value] {
      view.isChangedByPerson = isChanged
      if view.superview == nil { screen.view.addSubview(view) }
      screen.commit()
      defer { view.removeFromSuperview() }
      return ViewState.all(of: screen.root).map(\.value)
    }

    private func restore(_ value: ViewState.Value, in view: UIView) -> Bool {
      view.restore(value)
    }

    private func segments(_ titles: String...) -> UISegmentedControl {
      UISegmentedControl(items: titles)
    }

    // MARK: Preserving values

    @Test func controlsKeepTheirValues() {
      let toggle = UISwitch()
      toggle.isOn = true
      let slider = UISlider()
      slider.value = 0.25
      let stepper = UIStepper()
      stepper.value = 7
      let segments = segments("One", "Two")
      segments.selectedSegmentIndex = 1
      let pages = UIPageControl()
      pages.numberOfPages = 3
      pages.currentPage = 2
      let picker = UIDatePicker()
      picker.date = Date(timeIntervalSinceReferenceDate: 600_000_000)
      #expect(kept(toggle) == [.isOn(true)])
      #expect(kept(slider) == [.number(0.25)])
      #expect(kept(stepper) == [.number(7)])
      #expect(kept(segments) == [.index(1)])
      #expect(kept(pages) == [.index(2)])
      #expect(kept(picker) == [.date(picker.date)])
    }

    @Test func textIsKeptUnlessItIsSecret() {
      let field = UITextField()
      field.text = "Ada"
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      text.text = "Lovelace"
      #expect(kept(field) == [.text("Ada")])
      #expect(kept(text) == [.text("Lovelace")])
      field.isSecureTextEntry = true
      text.isSecureTextEntry = true
      #expect(kept(field) == [])
      #expect(kept(text) == [])
    }

    @Test func pickersKeepTheRowOfEachComponent() {
      let source = PickerSource([["a", "b", "c"], ["1", "2"]])
      let picker = UIPickerView()
      picker.dataSource = source
      picker.delegate = source
      picker.selectRow(2, inComponent: 0, animated: false)
      #expect(kept(picker) == [.rows([2, 0])])
    }

    @Test func onlyTheUsersChangesAreKept() {
      let toggle = UISwitch()
      toggle.isOn = true
      #expect(kept(toggle, isChanged: false) == [])
      toggle.sendActions(for: .valueChanged)
      #expect(toggle.isChangedByPerson)
    }

    @Test func scrollViewsKeepTheirOffset() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 100, height: 1000)
      #expect(kept(scroll, isChanged: false) == [])
      scroll.contentOffset.y = 240
      #expect(kept(scroll, isChanged: false) == [.offset(x: 0, y: 240)])
    }

    @Test func textViewsKeepTheirTextBeforeTheirOffset() {
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      text.contentInsetAdjustmentBehavior = .never
      text.text = String(repeating: "line\n", count: 40)
      screen.view.addSubview(text)
      screen.commit()
      text.contentOffset.y = 60
      #expect(kept(text) == [.text(text.text), .offset(x: 0, y: 60)])
    }

    // MARK: Restoring

    @Test func controlsSendTheirActionWhenTheyAreRestored() {
      let toggle = UISwitch()
      let slider = UISlider()
      let stepper = UIStepper()
      let segments = segments("One", "Two")
      let pages = UIPageControl()
      pages.numberOfPages = 3
      let picker = UIDatePicker()
      var senders: [UIControl] = []
      for control in [toggle, slider, stepper, segments, pages, picker] {
        control.addAction(UIAction { _ in senders.append(control) }, for: .valueChanged)
      }
      let date = Date(timeIntervalSinceReferenceDate: 600_000_000)
      #expect(restore(.isOn(true), in: toggle) && toggle.isOn)
      #expect(restore(.number(0.25), in: slider) && slider.value == 0.25)
      #expect(restore(.number(7), in: stepper) && stepper.value == 7)
      #expect(restore(.index(1), in: segments) && segments.selectedSegmentIndex == 1)
      #expect(restore(.index(2), in: pages) && pages.currentPage == 2)
      #expect(restore(.date(date), in: picker) && picker.date == date)
      #expect(senders == [toggle, slider, stepper, segments, pages, picker])
    }

    @Test func textIsRestoredAsIfItHadBeenTyped() {
      let field = UITextField()
      var edits = 0
      field.addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(restore(.text("Ada"), in: field) && field.text == "Ada" && edits == 1)
      #expect(restore(.text("Ada"), in: text) && text.text == "Ada" && text.isChangedByPerson)
    }

    @Test func pickersChooseTheRowsThatDiffer() {
      let source = PickerSource([["a", "b", "c"], ["1", "2"]])
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.dataSource = source
      picker.delegate = source
      screen.view.addSubview(picker)
      screen.commit()
      #expect(!restore(.rows([1]), in: picker))
      #expect(restore(.rows([1, 5]), in: picker))
      #expect(picker.selectedRow(inComponent: 0) == 1)
      #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    @Test func scrollViewsScrollAsFarAsThereIsContent() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 300)
      #expect(restore(.offset(x: 0, y: 120), in: scroll) && scroll.contentOffset.y == 120)
      #expect(restore(.offset(x: 0, y: 900), in: scroll) && scroll.contentOffset.y == 200)
    }

    @Test func aValueOfAnotherKindIsRefused() {
      #expect(!restore(.isOn(true), in: UISlider()))
      #expect(!restore(.text("1"), in: UISwitch()))
      #expect(!restore(.index(4), in: segments("One", "Two")))
      #expect(!restore(.offset(x: 0, y: 1), in: UIView()))
      #expect(!restore(.number(1), in: UITextView()))
    }

    // MARK: All classes

    /// The controls without a value that the user changes.
    ///
    /// The color of a color well isn't preserved yet.
    private static let valueless: Set = [
      "UIButton", "UIColorWell", "UIControl", "UIRefreshControl",
    ]

    @Test func everyControlWithAValueKeepsIt() throws {
      let controls = PublicClasses.controls
      #expect(controls.count > 10)
      for (name, type) in controls {
        let control = try #require(type.init(coder: NSCoder()))
        #expect(kept(control).isEmpty == Self.valueless.contains(name), "\(name)")
      }
    }
  }
}
