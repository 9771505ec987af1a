import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The three ways in which users choose a color.
  @MainActor struct ColorPickerTests {
    private final class Follower: NSObject, UIColorPickerViewControllerDelegate {
      var colors: [(color: UIColor, isContinuous: Bool)] = []
      var isFinished = false

      func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor,
        continuously: Bool
      ) {
        colors.append((color, continuously))
      }

      func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        isFinished = true
      }
    }

    private let screen = TestScreen()
    private let follower = Follower()
    private let picker = UIColorPickerViewController()

    private func show(_ way: Int) throws {
      picker.delegate = follower
      screen.root.present(picker, animated: false)
      screen.advance(1)
      let ways = try #require(find(UISegmentedControl.self).first)
      let place = ways.convert(ways.bounds, to: nil)
      let x = place.minX + place.width * (CGFloat(way) + 0.5) / 3
      screen.tap(at: CGPoint(x: x, y: place.midY))
      screen.advance(1)
      #expect(ways.selectedSegmentIndex == way)
    }

    private func find<View: UIView>(_ type: View.Type) -> [View] {
      picker.view.all(type)
    }

    private func parts(_ color: UIColor) -> [Int] {
      var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: nil)
      return [red, green, blue].map { Int(($0 * 255).rounded()) }
    }

    private func field(_ name: String) -> UITextField? {
      find(UITextField.self).first { $0.accessibilityLabel == name }
    }

    @Test func aTouchOnTheSpectrumChoosesWhatLiesUnderIt() throws {
      try show(1)
      let spectrum = try #require(find(ColorSpectrum.self).first)
      let place = spectrum.convert(spectrum.bounds, to: nil)
      let third = CGPoint(x: place.minX + place.width / 3, y: place.midY)
      screen.tap(at: third)
      #expect(parts(picker.selectedColor) == [0, 255, 0])
      screen.tap(at: CGPoint(x: third.x, y: place.minY + place.height * 0.75))
      #expect(parts(picker.selectedColor) == [0, 128, 0])
      screen.tap(at: CGPoint(x: third.x, y: place.minY + place.height * 0.25))
      #expect(parts(picker.selectedColor) == [128, 255, 128])
    }

    @Test func aDragOverTheSpectrumTellsEachColorAndLeavesTheSheet() throws {
      try show(1)
      let spectrum = try #require(find(ColorSpectrum.self).first)
      let place = spectrum.convert(spectrum.bounds, to: nil)
      screen.drag(
        from: CGPoint(x: place.midX, y: place.minY + 10),
        to: CGPoint(x: place.midX, y: place.maxY - 10))
      screen.advance(1)
      #expect(follower.colors.count > 5)
      let areContinuous = follower.colors.dropLast().map(\.isContinuous)
      #expect(!areContinuous.contains(false))
      #expect(follower.colors.last?.isContinuous == false)
      #expect(screen.root.presentedViewController === picker)
    }

    @Test func fieldsAndSlidersGoTogether() throws {
      picker.selectedColor = UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)
      try show(2)
      #expect(field("Red Value")?.text == "255")
      #expect(field("Green Value")?.text == "51")
      #expect(field("Hex Color")?.text == "FF3300")
      let slider = try #require(find(UISlider.self).first { $0.accessibilityLabel == "Blue" })
      let place = slider.convert(slider.bounds, to: nil)
      screen.drag(
        from: CGPoint(x: place.minX + 10, y: place.midY), to: CGPoint(x: place.maxX, y: place.midY))
      #expect(parts(picker.selectedColor) == [255, 51, 255])
      #expect(field("Blue Value")?.text == "255")
      let hex = try #require(field("Hex Color"))
      hex.becomeFirstResponder()
      hex.text = "102030"
      hex.sendActions(for: .editingChanged)
      #expect(parts(picker.selectedColor) == [16, 32, 48])
      #expect(field("Red Value")?.text == "16")
    }

    @Test func theGridHasApplesColors() throws {
      try show(0)
      let grid = try #require(find(ColorGrid.self).first)
      let place = grid.convert(grid.bounds, to: nil)
      #expect(abs(place.width / 12 - place.height / 10) < 0.5, "of squares")
      screen.tap(at: CGPoint(x: place.minX + 5, y: place.midY + 5))
      #expect(parts(picker.selectedColor) == [0, 0xA1, 0xD8])
    }

    @Test func onAPhoneOnItsSideTheColorsAreLargeAndAllIsOnTheScreen() throws {
      screen.change { $0 = .iPhone15Landscape }
      try show(0)
      func place(_ view: UIView?) throws -> CGRect {
        let view = try #require(view)
        return view.convert(view.bounds, to: nil)
      }
      let grid = try place(find(ColorGrid.self).first)
      let opacity = try place(find(ColorOpacity.self).first)
      let swatches = try place(find(ColorSwatches.self).first)
      #expect(grid.height > 200 && abs(grid.width / 12 - grid.height / 10) < 0.5)
      let safe = screen.window.bounds.inset(by: screen.window.safeAreaInsets)
      #expect([grid, opacity, swatches].allSatisfy(safe.contains))
      #expect(!grid.intersects(opacity) && !grid.intersects(swatches))
      #expect(!opacity.intersects(swatches) && opacity.width > 200)
      screen.tap(at: CGPoint(x: grid.minX + 5, y: grid.midY + 5))
      #expect(parts(picker.selectedColor) == [0, 0xA1, 0xD8])
    }

    @Test func theOpacityIsShownInPercentAndTyped() throws {
      picker.selectedColor = UIColor(white: 0, alpha: 0.5)
      try show(0)
      #expect(field("Opacity Value")?.text == "50%")
      #expect(screen.stage.texts.contains { $0.text == "OPACITY" })
      let opacity = try #require(field("Opacity Value"))
      opacity.becomeFirstResponder()
      opacity.text = "20"
      opacity.sendActions(for: .editingChanged)
      #expect(abs(picker.selectedColor.cgColor.alpha - 0.2) < 0.01)
    }

    @Test func aColorIsKeptAndChosenAgain() throws {
      try show(0)
      let swatches = try #require(find(ColorSwatches.self).first)
      let blue = try #require(
        swatches.subviews.first { $0 is UIButton && $0.backgroundColor == .systemBlue })
      screen.tap(blue)
      #expect(parts(picker.selectedColor) == parts(.systemBlue))
    }

    @Test func whoSwipesThePickerAwayFinishes() throws {
      try show(0)
      let top = picker.view.convert(CGPoint(x: picker.view.bounds.midX, y: 12), to: nil)
      screen.drag(from: top, to: CGPoint(x: top.x, y: top.y + 600))
      screen.advance(1)
      #expect(screen.root.presentedViewController == nil)
      #expect(follower.isFinished)
    }
  }
}
