import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Pickers, as measured on UIKit of iOS 26.1.
  @MainActor struct PickerWheelTests {
    private let screen = TestScreen()
    private let source = RowSource()
    private let picker = UIPickerView(frame: CGRect(x: 0, y: 200, width: 320, height: 216))

    /// Rows of some height.
    private final class RowSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var components = 1
      var rowHeight: CGFloat = 32
      var chosen: [Int] = []

      func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        41
      }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        rowHeight
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "Row \(row)" }
      func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) { chosen.append(row) }
    }

    private func show(rowHeight: CGFloat = 32, components: Int = 1) {
      source.rowHeight = rowHeight
      source.components = components
      picker.dataSource = source
      picker.delegate = source
      screen.view.addSubview(picker)
      screen.commit()
      for component in 0..<components {
        picker.selectRow(20, inComponent: component, animated: false)
      }
      screen.commit()
    }

    /// Measured: picker/H, row: table height, N, R.
    @Test(
      arguments: [
        (120, 32, 13, 65.17395), (150, 32, 15, 75.20071), (180, 32, 16, 85.22748),
        (216, 32, 19, 97.25958), (250, 32, 21, 108.62325), (300, 32, 24, 125.33452),
        (400, 32, 30, 158.75706), (500, 32, 36, 192.17959), (216, 20, 30, 97.25959),
        (216, 26, 23, 97.25959), (216, 44, 14, 97.25959), (216, 60, 10, 97.25958),
      ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func theDrumHasTheMeasuredSize(
      _ height: CGFloat, _ rowHeight: CGFloat, _ count: CGFloat, _ radius: CGFloat
    ) {
      let drum = PickerDrum(height: height, rowHeight: rowHeight)
      #expect(drum.count == count)
      #expect(abs(drum.radius - radius) < 0.0001)
    }

    /// Measured: picker/216/32 and 216/44: row, top and height.
    @Test(
      arguments: [
        (
          32,
          [
            (92, 32), (124.44706, 30.26615), (155.11182, 25.2525), (180.6713, 17.50234),
            (198.3557, 7.85554),
          ]
        ),
        (44, [(86, 44), (130.37804, 39.64263), (170.32383, 27.43355), (197.92563, 9.79092)]),
      ] as [(CGFloat, [(CGFloat, CGFloat)])])
    func rowsAreShownWhereMeasured(_ rowHeight: CGFloat, _ places: [(CGFloat, CGFloat)]) throws {
      show(rowHeight: rowHeight)
      for (distance, place) in places.enumerated() {
        for direction in [-1, 1] {
          let row = try #require(
            picker.view(forRow: 20 + distance * direction, forComponent: 0))
          let frame = row.convert(row.bounds, to: picker)
          let top = direction > 0 ? place.0 : 216 - place.0 - place.1
          #expect(abs(frame.minY - top) < 0.001)
          #expect(abs(frame.height - place.1) < 0.001)
        }
      }
      for row in [20 - places.count, 20 + places.count] {
        #expect(picker.view(forRow: row, forComponent: 0) == nil)
      }
    }

    @Test(arguments: [-4, -3, -2, -1, 0, 1, 2, 3, 4])
    func aTapChoosesTheRowThatIsSeenThere(_ distance: Int) async throws {
      show()
      let row = try #require(picker.view(forRow: 20 + distance, forComponent: 0))
      screen.tap(row)
      await screen.settle()
      #expect(picker.selectedRow(inComponent: 0) == 20 + distance)
      #expect(source.chosen == (distance == 0 ? [] : [20 + distance]))
    }

    /// Measured: picker/selection band, the only view without a wheel's rows.
    @Test(arguments: [32, 44] as [CGFloat])
    func theBandIsTwoPointsHigherThanARow(_ rowHeight: CGFloat) throws {
      show(rowHeight: rowHeight)
      let band = try #require(picker.subviews.first)
      #expect(
        band.frame
          == CGRect(x: 9, y: (216 - rowHeight - 2) / 2, width: 302, height: rowHeight + 2))
      #expect(band.backgroundColor == .quaternarySystemFill)
    }

    /// Measured: picker/component widths in 320, 1 to 5 components, and size.
    @Test(arguments: [(1, 302), (2, 148), (3, 97), (4, 71), (5, 56)] as [(Int, CGFloat)])
    func componentsShareTheWidth(_ count: Int, _ width: CGFloat) {
      show(components: count)
      #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
      let wheels = picker.subviews.compactMap { $0 as? UIScrollView }
      #expect(wheels.count == count)
      for component in 0..<count {
        #expect(picker.rowSize(forComponent: component) == CGSize(width: width, height: 32))
        #expect(wheels[component].frame.width == width)
      }
    }

    /// Measured: picker/title.
    @Test func theChosenTitleIsLargerAndOthersAreFaint() throws {
      show()
      let chosen = try #require(picker.view(forRow: 20, forComponent: 0) as? UILabel)
      let other = try #require(picker.view(forRow: 21, forComponent: 0) as? UILabel)
      #expect(chosen.font.pointSize == 23.5 && chosen.alpha == 1)
      #expect(other.font.pointSize == 21)
      #expect(abs(other.alpha - 0.447) < 0.001)
      #expect(chosen.frame.minX == 9 && chosen.frame.width == 302 - 18)
      picker.selectRow(21, inComponent: 0, animated: false)
      screen.commit()
      #expect(other.font.pointSize == 23.5 && chosen.font.pointSize == 21)
    }
  }
}
