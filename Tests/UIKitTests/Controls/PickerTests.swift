import ObjectiveC
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  @MainActor struct PickerTests {
    private let screen = TestScreen()
    private let source = PickerSource([["Red", "Green", "Blue"], ["S", "M", "L", "XL"]])
    private let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 320, height: 216))

    init() {
      picker.dataSource = source
      picker.delegate = source
      screen.view.addSubview(picker)
      screen.commit()
    }

    @Test func theDataSourceIsAsked() {
      #expect(picker.numberOfComponents == 2)
      #expect(picker.numberOfRows(inComponent: 1) == 4)
      #expect(picker.selectedRow(inComponent: 0) == 0)
      #expect(screen.stage.texts.contains { $0.text == "Red" })
    }

    @Test func titlesHaveTheColorThatAppsSetByName() {
      picker.setValue(UIColor.red, forKey: "textColor")
      screen.commit()
      let title = screen.stage.texts.first { $0.text == "Red" }
      #expect(title?.color.red == 1 && title?.color.green == 0)
    }

    @Test func aDelegateDescribesTheWheels() {
      let describer = DescribingSource([["Red"], ["S"], ["1"]])
      picker.dataSource = describer
      picker.delegate = describer
      screen.commit()
      let wheels = (screen.element(of: picker)?.children ?? []).filter { $0.value != nil }
      #expect(wheels.map(\.label) == ["Color", "Size", nil])
      #expect(wheels.first?.value == "Red")
    }

    /// <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>: a picker uses either
    /// titles or views.
    @Test func aDelegateThatProvidesViewsIsNotAskedForTitles() {
      let viewer = ViewSource()
      picker.dataSource = viewer
      picker.delegate = viewer
      screen.commit()
      let wheel = screen.element(of: picker)?.children.first { $0.value != nil }
      #expect(wheel?.value == "View 0")
      #expect(wheel?.options == ["View 0", "View 1", "View 2"])
      #expect(viewer.titles == 0)
    }

    @Test func aColumnWithoutRowsIsAskedForNone() {
      source.columns[0] = []
      picker.reloadAllComponents()
      screen.commit()
      #expect(screen.element(of: picker)?.children.compactMap(\.value) == ["S"])
    }

    @Test func choosingByCodeTellsNobody() {
      picker.selectRow(2, inComponent: 1, animated: false)
      #expect(picker.selectedRow(inComponent: 1) == 2)
      picker.selectRow(1, inComponent: 0, animated: true)
      screen.advance(2)
      #expect(picker.selectedRow(inComponent: 0) == 1)
      #expect(source.chosen == [])
    }

    @Test func turningAWheelChoosesTheRowInTheMiddle() async {
      let height = picker.rowSize(forComponent: 0).height
      screen.drag(
        from: CGPoint(x: 80, y: 408), to: CGPoint(x: 80, y: 408 - height - 10), rest: 0.3)
      await screen.settle()
      #expect(picker.selectedRow(inComponent: 0) == 1)
      #expect(source.chosen == ["0:Green"])
    }

    @Test func aTappedRowComesToTheMiddle() async {
      let height = picker.rowSize(forComponent: 1).height
      screen.tap(at: CGPoint(x: 240, y: 408 + height))
      await screen.settle()
      #expect(source.chosen == ["1:M"])
    }

    @Test func reloadingAsksAnew() {
      source.columns[0] = ["Only"]
      picker.selectRow(0, inComponent: 0, animated: false)
      picker.reloadComponent(0)
      screen.commit()
      #expect(picker.numberOfRows(inComponent: 0) == 1)
      #expect(screen.stage.texts.contains { $0.text == "Only" })
      source.columns = [["A"]]
      picker.reloadAllComponents()
      #expect(picker.numberOfComponents == 1)
    }
  }
}

/// The contents of a picker, which describes its wheels.
private final class DescribingSource: PickerSource, UIPickerViewAccessibilityDelegate {
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
    -> String?
  {
    component == 0 ? "Color" : nil
  }

  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? {
    component == 1 ? NSAttributedString(string: "Size") : nil
  }
}

/// The contents of a picker with views, which counts how often it's asked for titles.
private final class ViewSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate,
  ObjCExposing
{
  private(set) var titles = 0

  static func objcMembers() -> [ObjCMember] {
    [
      .method("pickerView:viewForRow:forComponent:reusing:", of: ViewSource.self) { _, _ in nil }
    ]
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    titles += 1
    return "Title \(row)"
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    titles += 1
    return nil
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = UILabel()
    label.text = "View \(row)"
    return UIStackView(arrangedSubviews: [UIView(), label])
  }
}
