import Testing
import UIKit

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
